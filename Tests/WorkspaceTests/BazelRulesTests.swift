import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing

/// What the rules for Bazel repeat. Tests/proofs/bazel.py runs them.
struct BazelRulesTests {
  private let rules: String

  init() throws {
    rules = try String(
      contentsOf: Repository.root.appending(path: "bazel/private/generate.bzl"),
      encoding: .utf8
    )
  }

  /// Bazel must know the names of the files before the tool runs.
  @Test func declareTheFilesThatTheToolWrites() throws {
    let subjects: [FileSubject] = [.spec("X.yaml"), .schema("X.schema.json"), .allSpecs]
    let names = subjects.flatMap { subject in
      [FileKind.source, .test].compactMap { kind in
        SwiftLanguage().fileName(of: subject, kind, RenderOptions(module: "X"))
      }
    }
    #expect(names.count == 5)
    for name in names {
      let suffix = name.hasPrefix("X") ? String(name.dropFirst()) : name
      #expect(rules.contains("\"\(suffix)\""), "\(name)")
    }
  }

  @Test func everyAttributeIsDocumented() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/bazel.md"),
      encoding: .utf8
    )
    let attributes = rules.matches(of: /(?:"([a-z]\w+)": |\b([a-z]\w+) = )attr\./)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    #expect(attributes.count == 6)
    for attribute in attributes { #expect(page.contains("\n| `\(attribute)` | "), "\(attribute)") }
  }
}
