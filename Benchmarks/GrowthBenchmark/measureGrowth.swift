import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private let rounds = 3

/// The times of a series at each of its sizes, and the exponent with which they grow.
struct Growth {
  let sizes: [Int]
  let seconds: [Double]
  let exponent: Double
}

/// Measures a series at three sizes. The time that the tool takes for the smallest possible input is subtracted.
func measureGrowth(of series: Series, tool: String, folder: String) -> Growth {
  let sizes = [1, 2, 4].map { series.size * $0 }
  let start = time(series, 1, tool: tool, folder: folder)
  let seconds = sizes.map {
    max(time(series, $0, tool: tool, folder: folder) - start, 0.000_1)
  }
  return Growth(sizes: sizes, seconds: seconds, exponent: slope(sizes, seconds))
}

private func time(_ series: Series, _ size: Int, tool: String, folder: String) -> Double {
  let input = "\(folder)/input"
  run(["rm", "-rf", input])
  makeFolder(input)
  makeFolder("\(input)/specs")
  var files = series.files(size)
  var settings = "specs: specs\noutput: Views\ntests: Tests\nmodule: App\n"
  if series.command == .importTranslations {
    settings += "translations: { catalog: Texts.xcstrings, languages: [de] }\n"
  }
  files["viewmodelgen.yaml"] = settings
  for (path, text) in files { writeFile("\(input)/\(path)", Array(text.utf8)) }
  let command =
    switch series.command {
    case .lint: [tool, "lint", "\(input)/specs"]
    case .generate: [tool, "generate", "\(input)/specs"]
    case .model:
      [tool, "model", "\(input)/schema.json", "--type", "Root", "--output", "\(input)/Root.swift"]
    case .importTranslations:
      // This command reads the configuration in the current folder.
      [
        "sh", "-c", "cd \"$0\" && exec \"$@\"", input, tool, "translations", "import",
        "texts.xliff",
      ]
    }
  return median(
    (0..<rounds).map { _ in
      run(["rm", "-rf", "\(input)/Views", "\(input)/Tests", "\(input)/Root.swift"])
      return run(command, mayFindErrors: true).cpu
    }
  )
}

/// Returns the slope of the least-squares line through the logarithms.
private func slope(_ sizes: [Int], _ seconds: [Double]) -> Double {
  let x = sizes.map { log(Double($0)) }
  let y = seconds.map { log($0) }
  let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
  let both = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
  return both / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
}
