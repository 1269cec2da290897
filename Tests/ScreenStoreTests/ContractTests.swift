import Foundation
import Testing

/// The table "What happens when" in docs/screens.md lists exactly the unit tests of the store.
struct ContractTests {
  @Test func everyTableRowNamesOneUnitTest() throws {
    let page = try text("docs/screens.md")
    let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("What happens when") }
    let testsInTable = try #require(section).matches(of: /`(\w+)` \|\n/).map { String($0.1) }
    let tests = try ["Load", "Action", "Latest", "Part", "Page", "Hold", "Update"]
      .flatMap { name in
        try text("Tests/ScreenStoreTests/Screen\(name)Tests.swift")
          .matches(of: /@Test(?:\(.*\)\n *| )func (\w+)/).map { String($0.1) }
      }
    #expect(Set(testsInTable).symmetricDifference(tests).sorted() == [])
    #expect(testsInTable.count == tests.count)
  }

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
