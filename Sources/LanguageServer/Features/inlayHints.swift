import DocumentReader
import Evaluator
import ViewModelIR

extension Session {
  /// Answers `textDocument/inlayHint`: shows each field's value in the first example next to it, and its values in all examples as a tooltip.
  func inlayHints(_ params: Node) throws(ResponseError) -> Node {
    guard let (spec, place) = try specAndRange(params) else { return json([Node]()) }
    let lines = place.start.line...max(place.start.line, place.end.line)
    let shown = spec.shownFields
    let hints = spec.names.occurrences.compactMap { name -> Node? in
      guard name.isDefinition, lines ~= name.location.line,
        case .field(let field, let model) = name.symbol, spec.names.isShown(field, by: model),
        let values = shown[model]?[field], let value = values.first?.value
      else { return nil }
      let lineEnd = Position(line: name.location.line, column: .max)
      return json([
        "position": textPlace(of: lineEnd, in: spec.file),
        "label": json("= " + shortened(value)),
        "paddingLeft": json(.bool(true)),
        "tooltip": MarkupKind.markdown.markup(list(values)),
      ])
    }
    return json(hints)
  }
}

/// The value of a field in one example.
struct ShownValue {
  let example: String
  let value: String
}

extension SpecDocument {
  /// The values of each field in the examples, by model and field. If an example has several rows of a model, the first one counts.
  var shownFields: [String?: [String: [ShownValue]]] {
    var ignoredDiagnostics: [Diagnostic] = []
    var fields: [String?: [String: [ShownValue]]] = [:]
    guard let screen else { return fields }
    for example in screen.examples {
      guard let filled = FilledViewModel(example, of: screen, into: &ignoredDiagnostics) else {
        continue
      }
      var seen: Set<String?> = []
      for filled in filled.withNested where !filled.values.isEmpty {
        guard seen.insert(filled.viewModel.name).inserted else { continue }
        for (field, value) in filled.values {
          let shown = ShownValue(example: example.name, value: value.spoken)
          fields[filled.viewModel.name, default: [:]][field, default: []].append(shown)
        }
      }
    }
    return fields
  }
}

extension Value {
  /// The value as a hint shows it: for rows, their count.
  fileprivate var spoken: String {
    if case .list(let rows) = self, case .object? = rows.first { return counted(rows.count, "row") }
    if case .string("") = self { return "\"\"" }
    return shown
  }
}

/// Shortens a text to one line of at most 40 characters.
private func shortened(_ text: String) -> String {
  let line = escapingControls(text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ "))
  return line.count > 40 ? line.prefix(39) + "…" : line
}

/// A Markdown list of the examples with their values.
func list(_ values: [ShownValue]) -> String {
  values.map { "- \(escapingControls($0.example)): \(codeSpan($0.value))" }.joined(separator: "\n")
}

/// A Markdown code span, which can contain any text (CommonMark 0.31, 6.1).
func codeSpan(_ text: String) -> String {
  let text = escapingControls(text)
  let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
  let ticks = String(repeating: "`", count: longest + 1)
  let space = longest > 0 ? " " : ""
  return ticks + space + text + space + ticks
}
