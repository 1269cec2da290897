// Measures what `generate` costs: for many specs, again with nothing changed, for one spec, and after a change that `watch` detects. Also
// measures how long the tool takes to start, and what it costs to review many screens.
// Each command alternates with the one that it is compared with, so that a busy machine slows down both.

import Measuring

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "libyaml" {
  readAndWrite(manifest: arguments[2])
} else if arguments.count == 2 {
  let folder = makeTemporaryFolder()
  let many = ManySpecs(1_000, schemas: 100, in: folder)
  measureManySpecs(many, tool: arguments[1])
  measureWatch(many, tool: arguments[1])
  measureStart(ManySpecs(1, schemas: 1, in: folder), tool: arguments[1])
  measureReview(ManySpecs(200, schemas: 20, examples: 5, in: folder), tool: arguments[1])
  run(["rm", "-rf", folder])
} else {
  print("usage: GenerateBenchmark path/to/viewmodelgen")
}
