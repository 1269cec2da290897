// Measures what the generated types cost at build time and at run time, compared with the same types written by hand, for which the compiler
// synthesizes Codable. The results are ratios within one run, in which the forms alternate.

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
