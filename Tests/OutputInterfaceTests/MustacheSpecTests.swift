import DocumentReader
import Foundation
import OutputInterface
import SwiftOutput
import Testing

/// Runs the cases of the public Mustache spec. They are not part of the repository, and the suite is disabled without them.
///
/// Our templates differ in three ways. HTML is never escaped, so `&` is expected instead of `&amp;`. A name or partial that doesn't exist,
/// or a partial that contains itself, is an error although the spec renders nothing for it. Lines end with a line feed.
@Suite(.enabled(if: MustacheSpec.archive != nil, "shared/corpus/corpus.tar.xz isn't there"))
struct MustacheSpecTests {
  static let refused = [
    "Context Miss", "Broken Chain", "Context Precedence", "never single keys",  // names
    "Failed Lookup", "Recursion",  // partials
  ]

  @Test func everyCaseIsRenderedOrRefused() throws {
    let cases = try MustacheSpec.cases()
    #expect(cases.count == 136)
    for spec in cases {
      var diagnostics: [Diagnostic] = []
      let file = SourceFile(path: spec.name, text: spec.template)
      let rendered = Template(file, partials: spec.partials, into: &diagnostics)?
        .render(spec.data, into: &diagnostics)?.string
      if Self.refused.contains(where: spec.name.contains) {
        #expect(rendered == nil && diagnostics.map(\.code) == [.template], "\(spec.name)")
      } else {
        #expect(rendered == spec.expected && diagnostics.isEmpty, "\(spec.name): \(spec.template)")
      }
    }
  }
}

struct MustacheSpec {
  let name: String
  let template: String
  let data: TemplateValue
  let partials: [String: SourceFile]
  let expected: String

  static let archive: URL? = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let archive = folder.appendingPathComponent("shared/corpus/corpus.tar.xz")
      if FileManager.default.fileExists(atPath: archive.path) { return archive }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  static func cases() throws -> [MustacheSpec] {
    let archive = try #require(archive)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mustache-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tar = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["tar", "xf", archive.path, "-C", folder.path, "corpus/mustache"]
    )
    tar.waitUntilExit()
    let mustache = folder.appendingPathComponent("corpus/mustache")
    return try FileManager.default.contentsOfDirectory(atPath: mustache.path)
      .filter { $0.hasSuffix(".json") }.sorted()
      .flatMap { file in
        let data = try Data(contentsOf: mustache.appendingPathComponent(file))
        let suite = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require(suite?["tests"] as? [[String: Any]]).map {
          try MustacheSpec($0, file: file)
        }
      }
  }

  init(_ json: [String: Any], file: String) throws {
    name = "\(file): \(try #require(json["name"] as? String))"
    template = try #require(json["template"] as? String)
    data = Self.value(try #require(json["data"]))
    partials = (json["partials"] as? [String: String] ?? [:]).reduce(into: [:]) {
      $0[$1.key] = SourceFile(path: $1.key, text: $1.value)
    }
    expected = try #require(json["expected"] as? String)
      .replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  private static func value(_ json: Any) -> TemplateValue {
    switch json {
    case let object as [String: Any]: .object(TemplateValue.Members(object.map { ($0, value($1)) }))
    case let list as [Any]: .list(list.map(value))
    case let text as String: .text(text)
    case let number as NSNumber:
      isBoolean(number) ? .flag(number.boolValue) : .text(number.stringValue)
    default: .text("")
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
