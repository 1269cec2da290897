// Measures the texts of a row of fourteen formats: by Foundation's call, with a formatter that is kept, and as the generated code makes them.
// With a second tool, such as that of an earlier commit, it also compares the rows that the two generate.

import Measuring

let tools = CommandLine.arguments.dropFirst()
if tools.isEmpty || tools.count > 2 {
  print("usage: RowBenchmark path/to/viewmodelgen [path/to/other/viewmodelgen]")
} else {
  let folder = makeTemporaryFolder()
  let programs = tools.enumerated().map { index, tool in
    makeProgram(tool, in: "\(folder)/\(index)")
  }
  for locale in ["en_US", "de_DE", "ar_EG"] { measure(programs, in: locale) }
  run(["rm", "-r", folder])
}

/// Returns the path of a program that makes rows with the code that a tool generates.
func makeProgram(_ tool: String, in folder: String) -> String {
  makeFolder(folder)
  writeFile("\(folder)/item.json", Array(schema.utf8))
  writeFile("\(folder)/Driver.swift", Array(driver.utf8))
  writeFile("\(folder)/viewmodelgen.yaml", Array("specs: .\noutput: Sources\n".utf8))
  func writeSpec(_ name: String, _ fields: [String]) {
    let display = fields.enumerated().map {
      "  text\($0 == 0 && fields.count == 1 ? "" : "\($0)"): \"\($1)\"\n"
    }
    let spec = "view: \(name)View\nservice: { schema: item.json }\ndisplay:\n\(display.joined())"
    writeFile("\(folder)/\(name).yaml", Array(spec.utf8))
  }
  for (index, format) in measuredFormats.enumerated() { writeSpec("Format\(index)", [format.text]) }
  writeSpec("Row", measuredFormats.map(\.text))
  run([tool, "generate", folder])
  let program = "\(folder)/program"
  run([
    "sh", "-c",
    "swiftc -O -wmo -parse-as-library -swift-version 6 \(folder)/Driver.swift \(folder)/Sources/*.swift -o \(program)",
  ])
  return program
}

/// Prints nanoseconds for each format, and microseconds for whole rows.
func measure(_ programs: [String], in locale: String) {
  // The programs alternate, so that a busy machine slows down all of them.
  let runs = (0..<5).map { _ in
    programs.map { program in
      run([program, "\(program).results", locale])
      return String(decoding: readFile("\(program).results"), as: UTF8.self)
        .split(separator: " ").compactMap { Double($0) }
    }
  }
  func result(_ program: Int, _ index: Int) -> Double { median(runs.map { $0[program][index] }) }
  print("\n\(locale)")
  print(row("ns", "Foundation", "kept", "ours, first", "ours"))
  for (index, format) in measuredFormats.enumerated() {
    let cells = [1, 3, 4, 5].map { fixed(result(0, index * 6 + $0), 0) }
    print(row(format.name, cells[0], cells[1], cells[2], cells[3]))
  }
  let whole = measuredFormats.count * 6
  for program in programs.indices {
    print(
      row(
        program == 0 ? "row" : "other tool",
        "µs",
        "",
        fixed(result(program, whole) / 1_000, 1),
        fixed(result(program, whole + 1) / 1_000, 1)
      )
    )
  }
  guard programs.count == 2 else { return }
  let ratios = [0, 1].map { index in
    median(runs.map { $0[0][whole + index] / $0[1][whole + index] })
  }
  print(row("ratio", "", "", fixed(ratios[0], 2), fixed(ratios[1], 2)))
}
