import DocumentReader
import Foundation
import KotlinOutput
import SwiftOutput
import Testing
import Workspace

/// A folder under `Diagnostics`. Its files are the input of `lint spec.yaml`, or of the command in `arguments.txt`, and
/// `diagnostics.txt` is what that command prints on standard error.
package struct DiagnosticCase: CustomTestStringConvertible, Sendable {
  package let name: String
  package let folder: URL
  private let arguments: [String]?

  package var testDescription: String { name }
  package var golden: URL { folder.appending(path: "diagnostics.txt") }
  /// Without `arguments.txt`, the case runs in the process of the tests, because starting the tool takes longer than the command.
  package var isLint: Bool { arguments == nil }

  package init(name: String) {
    self.name = name
    folder = Repository.diagnostics.appending(path: name)
    let file = folder.appending(path: "arguments.txt")
    let listed = try? String(contentsOf: file, encoding: .utf8)
    arguments = listed?.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  package static func all() throws -> [DiagnosticCase] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.diagnostics.path)
      .filter { !$0.hasPrefix(".") }
      .sorted()
      .map(DiagnosticCase.init)
  }

  package func recorded() throws -> String {
    String(decoding: try Data(contentsOf: golden), as: UTF8.self)
  }

  /// The folder with the files that follow the advice of the messages.
  private var remedy: URL { folder.appending(path: "remedied") }

  /// Whether a folder `remedied` follows the advice of the messages.
  package var hasRemedy: Bool { FileManager.default.fileExists(atPath: remedy.path) }

  /// The diagnostics of `lint`, with the files of `remedied` in place of those with the mistakes.
  package func lintRemedied() throws -> [Diagnostic] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: remedy.path)
    where path.hasSuffix(".yaml") {
      let text = try String(contentsOf: remedy.appending(path: path), encoding: .utf8)
      texts[folder.appending(path: path).path] = text
    }
    return lint(replacing: texts)
  }

  /// The diagnostics of `lint`, with the texts of some files replaced.
  package func lint(replacing texts: [String: String] = [:]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(
      Files(FileLoader.disk.replacing(texts)),
      in: SwiftLanguage.self,
      twins: [KotlinLanguage()]
    )
    let specs = (arguments?.dropFirst() ?? ["spec.yaml"]).map { folder.appending(path: $0).path }
    // Otherwise, the specs of this repository would be read too.
    let flags = Settings { $0.specs = folder.appending(path: "specs").path }
    let groups = selectSpecs(specs, flags: flags, in: workspace.files, into: &diagnostics)
    _ = workspace.lint(groups, into: &diagnostics)
    return DiagnosticReport(diagnostics).diagnostics
  }

  /// The command's standard error. An exit status other than 0 and 1 is appended, so that a crash never matches a golden.
  package func messages() async throws -> String {
    if isLint {
      return describe(DiagnosticReport(lint())).replacing(folder.path + "/", with: "")
    }
    let result = try await runTool()
    return result.stderr + ([0, 1].contains(result.status) ? "" : "exit status \(result.status)\n")
  }

  /// Runs the tool in a copy of the folder.
  package func runTool(adding options: [String] = []) async throws -> ProcessOutput {
    let scratch = try TemporaryFolder()
    let copy = scratch.url.appending(path: "case")
    try FileManager.default.copyItem(at: folder, to: copy)
    for name in ["arguments.txt", "diagnostics.txt"] {
      try? FileManager.default.removeItem(at: copy.appending(path: name))
    }
    return try await run(
      Repository.tool(),
      (arguments ?? ["lint", "spec.yaml"]) + options,
      in: copy
    )
  }
}
