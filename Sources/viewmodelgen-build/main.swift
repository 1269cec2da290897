// `viewmodelgen build` for the plugin, with the arguments as the plugin writes them: an app that builds for the first time need not wait for
// a parser of command lines, which takes as long to compile as all the checks of specs.

import DocumentReader
import Foundation
import Reports
import Workspace

// The signal would end the run without a word; ignored, it is an error of the write.
signal(SIGXFSZ, SIG_IGN)

var values: [String: [String]] = [:]
var option = "build"
for argument in CommandLine.arguments.dropFirst() {
  if argument.hasPrefix("--") {
    option = argument
  } else {
    values[option, default: []].append(argument)
  }
}
let folder = values["--tests"]?.first.map { BuildStep.Folder.tests($0) }
let step = BuildStep(
  specs: Array(values["build"]?.dropFirst() ?? []),
  schemas: values["--schemas"] ?? [],
  others: values["--inputs"] ?? [],
  module: values["--module"]?.first,
  folder: folder ?? .output(values["--output"]?.first ?? "")
)
var diagnostics: [Diagnostic] = []
step.run(into: &diagnostics)
let report = DiagnosticReport(diagnostics)
// Where even standard error is closed, the exit code has to do.
try? Console.error.write(describe(report, style: .suiting(.error)))
exit(report.diagnostics.hasErrors ? 1 : 0)
