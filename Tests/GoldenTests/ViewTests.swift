import DocumentReader
import Foundation
import SwiftRenderer
import TestSupport
import Testing
import Workspace

/// The views that `view` writes; no Apple SDK here compiles them, but they must at least be Swift.
struct ViewTests {
  private static let specs: [(spec: String, framework: ViewFramework, golden: String)] = [
    ("Feed", .swiftUI, "FeedView"),
    ("Search", .swiftUI, "SearchView"),
    ("Person", .swiftUI, "PersonView"),
    ("PhotoList", .uiKit, "PhotoListViewController"),
    ("Search", .uiKit, "SearchViewController"),
  ]

  @Test(arguments: specs)
  func writesAView(spec: String, framework: ViewFramework, golden: String) throws {
    let url = Repository.root.appending(path: "Tests/GoldenTests/Views/\(golden).swift")
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var diagnostics: [Diagnostic] = []
    let path = Repository.specs.appending(path: "\(spec).yaml").path
    let view = try #require(view(of: path, in: framework, into: &diagnostics))
    #expect(diagnostics.map(\.message) == [])
    #expect(view.path.hasSuffix("/specs/\(golden).swift"))
    if Repository.isRecording {
      try Data(view.text.string.utf8).write(to: url)
      Issue.record(Repository.recorded)
    } else {
      #expect(written == view.text.string)
    }
  }

  @Test func viewsAreSwift() async throws {
    let folder = Repository.root.appending(path: "Tests/GoldenTests/Views")
    let files = try Repository.swiftFiles(in: folder)
    let parsed = try await run("swiftc", ["-frontend", "-parse"] + files, in: folder)
    #expect(parsed.text == "")
    let lint = ["format", "lint", "--strict"] + files
    let formatted = try await run("swift", lint, in: folder)
    #expect(formatted.text == "")
  }

  @Test func isWrittenOnce() throws {
    let folder = try TemporaryFolder()
    var diagnostics: [Diagnostic] = []
    let path = Repository.specs.appending(path: "Person.yaml").path
    let view = try #require(view(of: path, in: .swiftUI, into: &diagnostics))
    #expect(writeOnce(view.text, to: folder.path("Views/A.swift"), into: &diagnostics))
    #expect(!writeOnce(view.text, to: folder.path("Views/A.swift"), into: &diagnostics))
    #expect(
      diagnostics.map(\.message) == [
        "is there already, and is never written over; name another file with --output"
      ]
    )
  }

  @Test func swiftUIDoesNotSeeClosures() throws {
    var diagnostics: [Diagnostic] = []
    let path = Repository.specs.appending(path: "PhotoList.yaml").path
    #expect(view(of: path, in: .swiftUI, into: &diagnostics) == nil)
    #expect(diagnostics.first?.message.contains("add --uikit") == true)
  }

  private func view(
    of spec: String,
    in framework: ViewFramework,
    into diagnostics: inout [Diagnostic]
  ) -> (path: String, text: RenderedText)? {
    let workspace = Workspace()
    let groups = selectSpecs(
      [spec],
      flags: PartialSettings(),
      in: workspace.files,
      into: &diagnostics
    )
    return groups.first.flatMap { workspace.view(of: $0, in: framework, into: &diagnostics) }
  }
}
