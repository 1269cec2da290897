// Measures what texts in many languages cost the tool, the compiler and the app, compared with the same specs in a single language, and with
// a `switch` over strings written by hand. All alternate, so that a busy machine slows down each of them.

import Measuring

if CommandLine.arguments.count == 2 {
  let tool = CommandLine.arguments[1]
  print(row("texts", "", "sync, ms", "generate", "-Onone, s", "-O, s", "ms per text", "object, KB"))
  for keys in [100, 500] { measure(keys: keys, tool: tool) }
} else {
  print("usage: TranslationBenchmark path/to/viewmodelgen")
}

private func measure(keys: Int, tool: String) {
  let folder = makeTemporaryFolder()
  defer { run(["rm", "-r", folder]) }
  let sides = [
    ("one language", App(keys: keys, in: "\(folder)/one", isTranslated: false)),
    ("translated", App(keys: keys, in: "\(folder)/many", isTranslated: true)),
  ]
  var syncs: [Double] = []
  var generates: [[Double]] = [[], []]
  for _ in 0..<5 {
    syncs.append(run([tool, "translations", "sync", "\(folder)/many"]).wall)
    for (index, side) in sides.enumerated() {
      run([tool, "generate", side.1.folder, "--force"])
      run(["rm", "-r", "\(side.1.folder)/Generated"])
      generates[index].append(run([tool, "generate", side.1.folder]).wall)
    }
  }
  writeFile("\(folder)/byHand.swift", Array(switchesByHand(keys: keys).utf8))
  let sources = sides.map {
    listFolder("\($0.1.folder)/Generated").filter { $0.hasSuffix(".swift") }
  }
  let costs = measureCompiler(sources + [["\(folder)/byHand.swift"]], in: folder)
  let texts = keys * (languages.count + 1)
  for (index, cost) in costs.enumerated() {
    let base = index == 1 ? costs[0].optimized : 0
    print(
      row(
        index == 0 ? "\(texts)" : "",
        index < 2 ? sides[index].0 : "by hand",
        index == 1 ? "\(Int(median(syncs) * 1e3))" : "",
        index < 2 ? "\(Int(median(generates[index]) * 1e3)) ms" : "",
        fixed(cost.debug, 1),
        fixed(cost.optimized, 1),
        index == 0 ? "" : fixed((cost.optimized - base) * 1e3 / Double(texts), 2),
        "\(cost.kilobytes)"
      )
    )
  }
  if keys == 100 { measureCalls(of: sources[1], in: folder) }
}

private struct CompilerCost {
  var debug: Double
  var optimized: Double
  var kilobytes: Int
}

/// Measures the compiler's CPU time and the size of the object file.
private func measureCompiler(_ sources: [[String]], in folder: String) -> [CompilerCost] {
  func compile(_ files: [String], _ options: String...) -> Double {
    let object = "\(folder)/out.o"
    return run(
      ["swiftc", "-wmo", "-parse-as-library", "-module-name", "App", "-c", "-o", object] + options
        + files
    ).cpu
  }
  var debug = sources.map { _ in [Double]() }
  var optimized = debug
  var sizes = sources.map { _ in 0 }
  for _ in 0..<3 {
    for (index, files) in sources.enumerated() {
      debug[index].append(compile(files, "-Onone"))
      optimized[index].append(compile(files, "-O"))
      run(["strip", "-g", "\(folder)/out.o"])
      sizes[index] = readFile("\(folder)/out.o").count / 1_000
    }
  }
  return sources.indices.map {
    CompilerCost(debug: median(debug[$0]), optimized: median(optimized[$0]), kilobytes: sizes[$0])
  }
}

/// Prints the cost of a text in each language. A text in the source language needs no lookup.
private func measureCalls(of sources: [String], in folder: String) {
  writeFile("\(folder)/main.swift", Array(callsDriver.utf8))
  let driver = "\(folder)/driver"
  run(["swiftc", "-O", "-wmo", "-o", driver, "\(folder)/main.swift"] + sources)
  run([driver])
  print(String(decoding: readFile("\(folder)/calls.txt"), as: UTF8.self))
}
