import DocumentReader
import Foundation
import TestSupport
import Testing

/// The messages for wrong input match the recorded ones, and their fixes work.
@Suite struct DiagnosticTests {
  @Test(arguments: try DiagnosticCase.all())
  func messagesMatchTheRecordedOnes(of example: DiagnosticCase) async throws {
    let messages = try await example.messages()
    if Repository.isRecording {
      try Data(messages.utf8).write(to: example.golden)
      Issue.record(Repository.recorded)
      return
    }
    #expect(try messages == example.recorded())
  }

  @Test func everyCodeHasACase() throws {
    let recorded = try DiagnosticCase.all().map { try $0.recorded() }
    // Only `impact` reports these codes: ImpactCommandTests covers them.
    let elsewhere = ["breaking-change", "text-change", "harmless-change", "unused-ignore"]
    let codes = try declaredCodes()
    #expect(codes.count > 70 && Set(codes).count == codes.count)
    let missing = codes.filter { code in
      !elsewhere.contains(code) && !recorded.contains { $0.contains("[\(code)]") }
    }
    #expect(missing == [])
  }

  /// The codes in the sources of all modules.
  private func declaredCodes() throws -> [String] {
    let sources = Repository.root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
      .filter { $0.contains("extension Diagnostic.Code {") }
      .flatMap { $0.matches(of: /static let \w+ = Self\(\s*"([a-z-]+)"/).map { String($0.1) } }
  }

  /// Applying a fix removes the diagnostic and causes no syntax error.
  @Test(arguments: try DiagnosticCase.all().filter(\.isLint))
  func fixesRemoveTheirDiagnostics(in example: DiagnosticCase) throws {
    for diagnostic in example.lint() {
      guard let fix = diagnostic.fix else { continue }
      let fixed = fix.location.replaced(by: fix.replacement)
      let rest = example.lint(replacing: [fix.location.file.path: fixed])
      let remains = rest.contains {
        $0.location.line == diagnostic.location.line && $0.message == diagnostic.message
      }
      #expect(!remains, "'\(fix.replacement)' does not fix: \(diagnostic.message)")
      #expect(
        !rest.contains { $0.code == .syntax },
        "'\(fix.replacement)' breaks the file: \(diagnostic.message)"
      )
    }
  }

  /// If all messages of a case are followed, the tool accepts the spec.
  @Test(arguments: try DiagnosticCase.all().filter(\.hasRemedy))
  func adviceLeadsToSpecsWithoutDiagnostics(in example: DiagnosticCase) throws {
    #expect(try example.lintRemedied().map { "\($0.location.line): \($0.message)" } == [])
  }

  @Test func manyDiagnosticsHaveFixes() throws {
    let fixes = try DiagnosticCase.all().filter(\.isLint).flatMap { $0.lint().compactMap(\.fix) }
    #expect(fixes.count > 100)
  }
}
