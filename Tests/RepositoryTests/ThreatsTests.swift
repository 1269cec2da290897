import Foundation
import TestSupport
import Testing

/// docs/threats.md names a test for each of its promises.
struct ThreatsTests {
  private let page: String

  init() throws {
    let url = Repository.root.appending(path: "docs/threats.md")
    page = try String(contentsOf: url, encoding: .utf8)
  }

  @Test func everyNamedTestExists() throws {
    let files = try swiftTests()
    let names = page.matches(of: /`([A-Z]\w+)\.(\w+)`/)
    #expect(names.count > 25)
    for name in names {
      let isFound = files.contains {
        $0.contains("struct \(name.1) ") && $0.contains("func \(name.2)(")
      }
      #expect(isFound, "no test \(name.0)")
    }
    for suite in page.matches(of: /`(\w+Tests)`/).map(\.1) {
      #expect(files.contains { $0.contains("struct \(suite) ") }, "no suite \(suite)")
    }
    for name in page.matches(of: /messages `([\w-]+)`/).map(\.1) {
      let folder = Repository.diagnostics.appending(path: String(name))
      #expect(FileManager.default.fileExists(atPath: folder.path), "no messages \(name)")
    }
  }

  @Test func everyNamedScriptExists() throws {
    let browser = Repository.root.appending(path: "Tests/Browser")
    let pythonTests = try FileManager.default.contentsOfDirectory(atPath: browser.path)
      .filter { $0.hasSuffix(".py") }
      .map { try String(contentsOf: browser.appending(path: $0), encoding: .utf8) }
    for name in page.matches(of: /`(test_\w+)`/).map(\.1) {
      #expect(pythonTests.contains { $0.contains("def \(name)(") }, "no test \(name)")
    }
    for name in page.matches(of: /`(\w+\.py)`/).map(\.1) {
      let proof = Repository.root.appending(path: "Tests/proofs/\(name)")
      #expect(FileManager.default.fileExists(atPath: proof.path), "no script \(name)")
    }
  }

  @Test func everyPromiseHasATest() {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
    for row in rows where !row.contains("proved by") {
      #expect(row.contains(/\|[^|]*`[^|]*\|$/), "\(row)")
    }
  }

  private func swiftTests() throws -> [String] {
    let folder = Repository.root.appending(path: "Tests")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests") }
      .flatMap { try Repository.swiftFiles(in: folder.appending(path: $0)) }
      .map { try String(contentsOfFile: $0, encoding: .utf8) }
  }
}
