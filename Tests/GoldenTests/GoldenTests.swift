import Foundation
import TestSupport
import Testing

/// The committed output of `specs/` is up to date, compiles, passes its tests and is formatted.
///
/// The tests run one after the other, because most of them start compilers.
@Suite(.serialized) struct GoldenTests {
  @Test func goldensAreUpToDate() async throws {
    let command = Repository.isRecording ? "generate" : "check"
    let result = try await run(Repository.tool(), [command, "specs"], in: Repository.root)
    #expect(result.status == 0, "\(result.text)")
    if Repository.isRecording {
      Issue.record(Repository.recorded)
    } else {
      #expect(!result.stdout.contains("@@"), "\(result.stdout)")
    }
  }

  /// `.ci/app-types` runs the tests of these goldens.
  @Test func goldensOfAppTypesAreUpToDate() async throws {
    let command = Repository.isRecording ? "generate" : "check"
    let specs = "Tests/AppTypes/Specs"
    let result = try await run(Repository.tool(), [command, specs], in: Repository.root)
    #expect(result.status == 0, "\(result.text)")
    if Repository.isRecording { Issue.record(Repository.recorded) }
  }

  /// The goldens and their tests compile without a warning in Swift 6, and pass. `Compile` has the other modes.
  @Test(.slow) func goldensPassTheirOwnTests() async throws {
    let scratch = try Repository.products().appending(path: "nested").path
    let result = try await run("swift", ["test", "--scratch-path", scratch], in: Repository.specs)
    #expect(result.status == 0 && !result.text.contains("warning:"), "\(result.text)")
    let count = try #require(
      result.text.firstMatch(of: /Test run with (\d+) tests?/),
      "\(result.text)"
    )
    #expect((Int(count.1) ?? 0) > 0)
  }

  @Test func goldensAreFormatted() async throws {
    let files = try GoldenModule.all.flatMap {
      try Repository.swiftFiles(in: $0.sources) + Repository.swiftFiles(in: $0.tests)
    }
    let result = try await run(
      "swift",
      ["format", "lint", "--strict", "--configuration", ".swift-format"] + files,
      in: Repository.root
    )
    #expect(result.status == 0, "\(result.text)")
    #expect(result.text.isEmpty, "\(result.text)")
  }
}
