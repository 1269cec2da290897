import DocumentReader
import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Texts and paths of users stay texts in everything that reports diagnostics.
struct HostileTextsInReportsTests {
  private func report(_ text: String) -> DiagnosticReport {
    let file = SourceFile(path: "specs/\(text.replacing("/", with: "")).yaml", text: text)
    let location = Location(file: file, line: 1, column: 1)
    return DiagnosticReport([Diagnostic(.error, .syntax, text, at: location)])
  }

  /// Reads the line as GitHub's runner does: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  @Test func annotationIsOneCommand() throws {
    for text in hostileTexts(5_000) {
      let written = gitHubAnnotations(report(text), paths: RepositoryPaths())
      let lines = written.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect(lines.count == 2 && lines.last == "", "\(written.debugDescription)")
      let command = try #require(lines[0].wholeMatch(of: /::error ([^\n]*?)::(.*)/), "\(written)")
      let properties = command.1.split(separator: ",").map { $0.split(separator: "=")[0] }
      #expect(properties == ["file", "line", "col", "title"], "\(written)")
      #expect(unescaped(command.2) == escapingControls(text), "\(written)")
    }
  }

  private func unescaped(_ text: Substring) -> String {
    String(text).replacing("%0A", with: "\n").replacing("%0D", with: "\r")
      .replacing("%25", with: "%")
  }

  @Test func terminalGetsNoControlCharacters() {
    for text in hostileTexts(5_000) {
      let written = describe(report(text))
      let controls = written.unicodeScalars.filter {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      #expect(controls.isEmpty, "\(text.debugDescription)")
      #expect(!written.contains("\u{202E}"))
    }
  }

  @Test func messageIsAStringInJSON() throws {
    for text in hostileTexts(2_000) {
      let diagnostics = report(text)
      let json = try members(jsonReport(diagnostics))
      let found = (json["diagnostics"] as? [[String: Any]])?.first?["message"] as? String
      #expect(found == text, "\(text.debugDescription)")
    }
  }

  private func members(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }
}
