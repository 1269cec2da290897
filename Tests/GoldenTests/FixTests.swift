import DocumentReader
import Foundation
import TestSupport
import Testing

/// Whoever takes the tool's advice is rid of the problem.
@Suite struct FixTests {
  @Test(
    arguments: try DiagnosticCase.all().filter { DiagnosticCase.arguments($0).first != "preview" }
  )
  func aFixMendsWhatItIsOfferedFor(name: String) async throws {
    let told = try await diagnostics(of: name)
    #expect(told.count == (try DiagnosticCase.count(name)))
    for entry in told {
      guard let fix = entry.fix else { continue }
      let rest = try await diagnostics(of: name) { folder in
        let file = folder.appending(path: entry.file)
        let source = SourceFile(path: entry.file, bytes: Array(try Data(contentsOf: file)))
        let location = Location(
          source,
          from: Position(line: fix.line, column: fix.column),
          to: Position(line: fix.endLine, column: fix.endColumn)
        )
        try Data(location.replaced(by: fix.replacement).utf8).write(to: file)
      }
      let isStillTold = rest.contains { $0.line == entry.line && $0.message == entry.message }
      #expect(!isStillTold, "\(fix) does not mend: \(entry.message)")
      #expect(!rest.contains { $0.code == "syntax" }, "\(fix) breaks: \(entry.message)")
    }
  }

  /// A fix is offered for every diagnostic of these cases: a misspelled name or key, and a missing or needless `?`.
  @Test(
    arguments: [
      "optional-chaining-missing", "optional-never-nil", "property-misspelled-in-text",
      "spec-unknown-key",
    ]
  )
  func fixesAreOffered(name: String) async throws {
    let withoutFix = try await diagnostics(of: name).filter { $0.fix == nil }
    #expect(withoutFix.map(\.message) == [])
  }

  private func diagnostics(
    of name: String,
    changing change: (URL) throws -> Void = { _ in }
  ) async throws -> [JSONReport.Entry] {
    let format = ["--format", "json"]
    let result = try await DiagnosticCase.run(name, adding: format, changing: change)
    #expect(result.stderr == "")
    #expect(result.status == (result.stdout.contains(#""severity": "error""#) ? 1 : 0))
    return try JSONDecoder().decode(JSONReport.self, from: Data(result.stdout.utf8)).diagnostics
  }
}
