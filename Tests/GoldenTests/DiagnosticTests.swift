import Foundation
import SpecCompiler
import TestSupport
import Testing

/// A case is a folder under `Diagnostics`: its files are the input, `diagnostics.txt` is what the tool says on stderr.
///
/// The command is `lint spec.yaml` unless the folder holds `arguments.txt`. It runs in a copy of the folder.
@Suite struct DiagnosticTests {
  @Test(arguments: try cases())
  func saysWhatIsWrong(name: String) async throws {
    let folder = Repository.diagnostics.appending(path: name)
    let said = try await diagnose(folder)
    let golden = folder.appending(path: "diagnostics.txt")
    if Repository.isRecording {
      try Data(said.utf8).write(to: golden)
      Issue.record(Repository.recorded)
      return
    }
    let expected = try String(decoding: Data(contentsOf: golden), as: UTF8.self)
    #expect(said == expected)
  }

  @Test func everyCodeHasACase() throws {
    let goldens = try cases().map { name in
      let file = Repository.diagnostics.appending(path: "\(name)/diagnostics.txt")
      return try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
    let missing = Diagnostic.Code.allCases.filter { code in
      !goldens.contains { $0.contains("[\(code.rawValue)]") }
    }
    #expect(missing.map(\.rawValue) == [])
  }
}

private func cases() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: Repository.diagnostics.path)
    .filter { !$0.hasPrefix(".") }
    .sorted()
}

/// The tool's stderr over a case; an exit status other than 0 and 1 is part of it, so that a crash never matches.
private func diagnose(_ folder: URL) async throws -> String {
  let scratch = try TemporaryFolder()
  let copy = scratch.url.appending(path: "case")
  try FileManager.default.copyItem(at: folder, to: copy)
  let listed = try? String(
    decoding: Data(contentsOf: copy.appending(path: "arguments.txt")),
    as: UTF8.self
  )
  for name in ["arguments.txt", "diagnostics.txt"] {
    try? FileManager.default.removeItem(at: copy.appending(path: name))
  }
  let arguments = listed?.split(whereSeparator: \.isWhitespace).map(String.init)
  let result = try await run(Repository.tool(), arguments ?? ["lint", "spec.yaml"], in: copy)
  let status = [0, 1].contains(result.status) ? "" : "exit status \(result.status)\n"
  return result.stderr + status
}
