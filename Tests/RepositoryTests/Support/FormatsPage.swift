import DocumentReader
import Evaluator
import Foundation
import TestSupport
import Testing
import ViewModelIR
import Workspace

/// The page `docs/formats.md`, which has a table of the resulting strings below each fragment of a spec.
///
/// A fragment is a `yaml` block whose first line is its data, `given: { price: 2.5 }`. Its schema is inferred from the data.
struct FormatsPage {
  static let locales = ["en_US", "de_DE", "ar_EG"]
  static let url = Repository.root.appending(path: "docs/formats.md")

  let text: String

  init() throws {
    text = try String(contentsOf: Self.url, encoding: .utf8)
  }

  /// The section of a format, including its heading; `nil` if there is none.
  func section(_ name: String) -> Substring? {
    guard let heading = text.range(of: "\n## `\(name)`\n") else { return nil }
    let end = text.range(of: "\n## ", range: heading.upperBound..<text.endIndex)?.lowerBound
    return text[heading.lowerBound..<(end ?? text.endIndex)]
  }

  /// The page with its tables updated to the strings that the tool computes now.
  func recomputed() throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var page: [String] = []
    var position = 0
    while position < lines.count {
      let line = lines[position]
      page.append(line)
      position += 1
      guard line == "```yaml", lines[position...].first?.hasPrefix("given: ") == true else {
        continue
      }
      let fragment = lines[position...].prefix { $0 != "```" }
      page += fragment + ["```", ""] + (try table(of: Array(fragment)))
      position += fragment.count + 1
      // The old table, with the empty line before it.
      while position < lines.count, lines[position].isEmpty || lines[position].hasPrefix("|") {
        position += 1
      }
      page.append("")
    }
    return page.joined(separator: "\n")
  }

  private func table(of fragment: [String]) throws -> [String] {
    let given = fragment[0]
    let spec =
      ["view: ExampleView"] + (fragment.contains { $0.hasPrefix("service:") } ? [] : [service])
      + fragment.dropFirst() + ["examples:", "  - \(given)", "    expect: {}", ""]
    var diagnostics: [Diagnostic] = []
    let data = readYAML(SourceFile(path: "given.yaml", text: given), into: &diagnostics)?["given"]
    let schema = try #require(data?.schema)
    let texts = ["Example.yaml": spec.joined(separator: "\n"), "example.schema.json": schema]
    let compiled = Workspace(texts: texts).compiled("Example.yaml")
    diagnostics += compiled.diagnostics
    let screen = try #require(compiled.screen, "\(diagnostics.map(\.message)) in \(spec)")
    var example = try #require(screen.examples.first)
    var columns: [[String: Value]] = []
    for locale in Self.locales {
      example.locale = locale
      columns.append(try #require(evaluate(example, of: screen, into: &diagnostics)))
    }
    try #require(diagnostics.map(\.message) == [])
    let names = screen.viewModels.first?.fields.map(\.name) ?? []
    let rows = names.map { name in ["`\(name)`"] + columns.map { shown($0[name] ?? .null) } }
    let rule = Self.locales.map { _ in "---" } + ["---"]
    return ([["field"] + Self.locales, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }

  private let service = "service: { schema: example.schema.json, type: Example }"

  /// The value for a table: characters that are invisible or have a meaning in Markdown are written as HTML entities.
  private func shown(_ value: Value) -> String {
    let names: [Character: String] = [
      "\u{A0}": "&nbsp;", "\u{202F}": "&#x202F;", "\u{2009}": "&thinsp;", "\u{200E}": "&lrm;",
      "\u{200F}": "&rlm;", "\u{61C}": "&#x61C;", "|": "&#124;", "\n": "<br>", "<": "&lt;",
      "\u{2068}": "&#x2068;", "\u{2069}": "&#x2069;", "*": "&#42;",
    ]
    return value.shown.unicodeScalars
      .map { names[Character($0)] ?? String($0) }.joined()
  }
}

extension Node {
  /// The JSON Schema of objects with the same properties as this one.
  fileprivate var schema: String {
    let properties = (members ?? []).map { "\"\($0.key)\": \($0.value.propertySchema)" }
    let required = (members ?? []).map { "\"\($0.key)\"" }.joined(separator: ", ")
    return """
      {
        "title": "Example", "type": "object", "required": [\(required)],
        "properties": { \(properties.joined(separator: ", ")) }
      }
      """
  }

  private var propertySchema: String {
    switch value {
    case .list(let elements):
      let items = elements.first?.propertySchema ?? "{ \"type\": \"string\" }"
      return "{ \"type\": \"array\", \"items\": \(items) }"
    case .mapping: return schema
    case .bool: return "{ \"type\": \"boolean\" }"
    case .number(let text):
      return "{ \"type\": \"\(text.contains(".") ? "number" : "integer")\" }"
    default: break
    }
    let text = text ?? ""
    let format =
      if text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil {
        ", \"format\": \"date\""
      } else if text.wholeMatch(of: /\d{4}-\d\d-\d\dT.*/) != nil {
        ", \"format\": \"date-time\(text.hasSuffix("Z") ? "" : "-local")\""
      } else if text.hasPrefix("https://") {
        ", \"format\": \"uri\""
      } else {
        ""
      }
    return "{ \"type\": \"string\"\(format) }"
  }
}
