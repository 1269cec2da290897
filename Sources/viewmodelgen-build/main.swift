// `viewmodelgen build` for the plugin. It parses only the arguments that the plugin passes, without ArgumentParser. ArgumentParser takes as
// long to compile as the whole spec checker, and would slow down the first build of every app.

import DocumentReader
import Foundation
import SwiftOutput
import Workspace

ignoreFileSizeSignal()
var values: [String: [String]] = [:]
var option = "specs"
// Skips the program's path and `build`.
for argument in CommandLine.arguments.dropFirst(2) {
  if argument.hasPrefix("--") {
    option = argument
  } else {
    values[option, default: []].append(argument)
  }
}
let output = values["--output"]?.first.map { BuildStep.Folder.output($0) }
let tests = values["--tests"]?.first.map { BuildStep.Folder.tests($0) }
let folders = [output, tests].compactMap { $0 }
if folders.isEmpty {
  try? Console.error.write("viewmodelgen-build is for the plugin; run 'viewmodelgen build'\n")
  exit(64)
}
let step = BuildStep(
  specs: values["specs"] ?? [],
  schemas: values["--schemas"] ?? [],
  others: values["--inputs"] ?? [],
  module: values["--module"]?.first,
  folders: folders,
  in: SwiftLanguage.self
)
let report = DiagnosticReport(step.run())
Console.say(report)
exit(report.diagnostics.hasErrors ? 1 : 0)
