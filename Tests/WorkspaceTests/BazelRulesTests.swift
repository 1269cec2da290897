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

  /// A release fills in the checksums, MODULE.bazel makes the binaries visible, and the toolchains use them.
  @Test(arguments: [
    "bazel/private/binaries.bzl", "bazel/MODULE.bazel", "bazel/toolchains/BUILD.bazel",
  ])
  func hasEveryBinaryOfARelease(file: String) throws {
    func platforms(in path: String) throws -> Set<String> {
      let text = try String(
        contentsOf: Repository.root.appending(path: path),
        encoding: .utf8
      )
      return Set(text.matches(of: /\w+-unknown-linux-gnu|universal-apple-macosx/).map { "\($0.0)" })
    }
    let released = try platforms(in: ".ci/formula.rb")
    #expect(released.count == 3)
    #expect(
      try platforms(in: file).map { $0.replacing("viewmodelgen_", with: "") }.sorted()
        == released.sorted()
    )
  }
}
