// What the tool's types cost those who build and run them, beside the same types by hand, with the Codable that the compiler makes up.
// Ratios of one run; the forms take turns.

import Measuring

if CommandLine.arguments.count == 2 {
  let folder = makeTemporaryFolder()
  print(head)
  for (index, shape) in [records, wideRecords, unions, enumerations, dates].enumerated() {
    measure(shape, tool: CommandLine.arguments[1], folder: "\(folder)/\(index)")
  }
  run(["rm", "-r", folder])
} else {
  print("usage: OutputBenchmark path/to/viewmodelgen")
}
