import DocumentReader
import Foundation
import TestSupport
import Testing

/// A case is a folder under `Diagnostics`: its files are the input, `diagnostics.txt` is what the tool says on stderr.
@Suite struct DiagnosticTests {
  @Test(arguments: try DiagnosticCase.all())
  func saysWhatIsWrong(name: String) async throws {
    let folder = DiagnosticCase.folder(name)
    let said = try await diagnose(name)
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
    let goldens = try DiagnosticCase.all().map { name in
      let file = Repository.diagnostics.appending(path: "\(name)/diagnostics.txt")
      return try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
    // `impact` says these in other formats than text only, or beside what it prints: ImpactCommandTests has them.
    let elsewhere: Set<Diagnostic.Code> = [
      .breakingChange, .textChange, .harmlessChange, .unusedIgnore,
    ]
    let missing = Diagnostic.Code.allCases.filter { code in
      !elsewhere.contains(code) && !goldens.contains { $0.contains("[\(code.rawValue)]") }
    }
    #expect(missing.map(\.rawValue) == [])
  }
}

/// The tool's stderr over a case; an exit status other than 0 and 1 is part of it, so that a crash never matches.
private func diagnose(_ name: String) async throws -> String {
  let result = try await DiagnosticCase.run(name)
  let status = [0, 1].contains(result.status) ? "" : "exit status \(result.status)\n"
  return result.stderr + status
}
