import Foundation
import Testing

/// The table "What happens when" in docs/screens.md lists exactly the unit tests of the store.
struct ContractTests {
  @Test func everyTableRowNamesOneUnitTest() throws {
    let page = try String(contentsOf: root.appending(path: "docs/screens.md"), encoding: .utf8)
    let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("What happens when") }
    let testsInTable = try #require(section).matches(of: /`(\w+)` \|\n/).map { String($0.1) }
    let tests = try unitTestFiles().flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /@Test(?:\(.*\)\n *| )func (\w+)/).map { String($0.1) }
    }
    #expect(Set(testsInTable).symmetricDifference(tests).sorted() == [])
    #expect(testsInTable.count == tests.count)
  }

  private func unitTestFiles() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Tests/ScreenStoreTests"),
      includingPropertiesForKeys: nil
    )
    .filter {
      let name = $0.lastPathComponent
      return name.hasSuffix("Tests.swift")
        && !["ContractTests.swift", "ScreenStoreScheduleTests.swift"].contains(name)
    }
  }

  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
