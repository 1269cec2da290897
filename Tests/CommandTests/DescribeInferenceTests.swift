import DocumentReader
import FirstSpec
import Testing
import Workspace

@testable import viewmodelgen

/// The summary of samples that `init` and `infer` print in a terminal.
struct DescribeInferenceTests {
  @Test(arguments: [(3, 0), (3, 2), (26, 0), (27, 0), (27, 20), (1, 30), (500, 30)])
  func summaryHasAtMost30Lines(plain: Int, words: Int) throws {
    let members =
      (0..<plain).map { "\"n\($0)\": 1" }
      + (0..<words).map { "\"w\($0)\": [\"on\", \"off\", \"on\"]" }
    let sample = "{\(members.joined(separator: ", "))}"
    var diagnostics: [Diagnostic] = []
    let inferred = try #require(
      inferSchema(
        from: [Endpoint(samples: ["a.json"])],
        loader: FileLoader(texts: ["a.json": sample]),
        into: &diagnostics
      )
    )
    let all = inferred.decisions.count + inferred.candidates.count
    let text = describe(inferred, rest: "NEXT-STEPS.md")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 30, "\(text)")
    #expect((text == describe(inferred)) == (all <= 26))
    if all > 26 {
      let shown = lines.filter { $0.hasPrefix("n") || $0.hasPrefix("w") || $0.hasPrefix("--") }
      #expect(lines.last == "… and \(all - shown.count) more in NEXT-STEPS.md")
    }
  }
}
