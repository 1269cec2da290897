// Measures what `model` costs for schemas of 10 to 10,000 types, compared with a process that reads the same schema with libyaml, keeps
// nothing, and writes as many bytes. The two alternate, so that a busy machine slows down both.

import Measuring

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "libyaml", let count = Int(arguments[3]) {
  readWithLibyaml(arguments[2])
  writeFile(arguments[4], [UInt8](repeating: UInt8(ascii: "x"), count: count))
} else if arguments.count == 2 {
  let folder = makeTemporaryFolder()
  print(row("types", "libyaml ms", "model ms", "ratio", "CPU ratio", "peak MB", "lines/type"))
  for (types, rounds) in [(10, 41), (100, 41), (1_000, 21), (10_000, 5)] {
    measureModel(types: types, rounds: rounds, tool: arguments[1], folder: folder)
  }
  measureTypecheck("\(folder)/Big1000.swift", types: 1_000)
  run(["rm", "-r", folder])
} else {
  print("usage: ModelBenchmark path/to/viewmodelgen")
}
