import DocumentReader
import Evaluator
import SwiftNaming
import SwiftRenderer
import ViewModelIR

/// A field of a screen's view model, or of the first row of a list in it, over the data of an example.
struct ExplainedField {
  let screen: Screen
  let example: Example
  let viewModel: ViewModel
  let field: Field
  /// What it comes out as.
  let value: Value?
  private let filled: FilledViewModel

  /// `path`: the fields that lead to it, as in `rows.title`.
  init?(
    _ path: String,
    of screen: Screen,
    in example: Example,
    into diagnostics: inout [Diagnostic]
  ) {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first,
      var filled = FilledViewModel(example, of: screen, into: &diagnostics),
      var field = filled.viewModel.existingField(first, in: screen, into: &diagnostics)
    else { return nil }
    for name in names.dropFirst() {
      guard let row = filled.firstRow(of: field) else {
        diagnostics.append(.noRows(field.name, before: name, at: field.location))
        return nil
      }
      guard let found = row.viewModel.existingField(name, in: screen, into: &diagnostics) else {
        return nil
      }
      filled = row
      field = found
    }
    self.screen = screen
    self.example = example
    self.filled = filled
    self.field = field
    viewModel = filled.viewModel
    value = filled.values[field.name]
  }

  private var rules: [Rule] {
    let shared = viewModel.sharedNames(field)
    return viewModel.locals.filter { shared.contains($0.name) }.map(\.rule) + [field.rule]
  }

  private var bindings: [Binding] { rules.flatMap(\.bindings) }

  // MARK: The steps

  var steps: [Explanation.Step] {
    [
      Explanation.Step(
        kind: .spec,
        location: field.location,
        lines: sourceLines(of: field.location)
      )
    ]
      + propertySteps + formatSteps
  }

  private var propertySteps: [Explanation.Step] {
    var seen: Set<String> = []
    return rules.flatMap(\.expressions).flatMap(\.properties).flatMap {
      read -> [Explanation.Step] in
      guard let property = screen.service.property(read.name, of: read.base.type.unwrapped) else {
        return []
      }
      let name = "\(read.base.type.unwrapped.swiftName).\(property.name)"
      guard seen.insert(name).inserted else { return [] }
      let line = "\(name): \(property.type.swiftName)"
      let doc = property.doc.isEmpty ? [] : [property.doc]
      let schema = Explanation.Step(kind: .schema, location: property.location, lines: [line] + doc)
      guard let node = filled.node(of: read.expression, bindings: bindings) else { return [schema] }
      let data = Explanation.Step(
        kind: .data,
        location: node.location,
        lines: [excerpt(jsonText(node, width: .max), limit: 200)]
      )
      return [schema, data]
    }
  }

  /// The strings in the text that the example shows.
  private var formatSteps: [Explanation.Step] {
    var one = screen
    one.examples = [example]
    let record = TextRecord(one)
    return rules.flatMap(\.texts).flatMap { text -> [Explanation.Step] in
      let slots = text.segments.compactMap { segment -> TextSlot? in
        if case .value(let value, let format) = segment { TextSlot(value, format) } else { nil }
      }
      guard let values = record.values(of: slots, in: text.id) else { return [] }
      return zip(slots, values).map { slot, value in
        let written = slot.value.source?.location.shortText ?? slot.value.path
        let format = slot.format.name.map { " | \($0)" } ?? ""
        let line = "{\(written)\(format)} is '\(value)'"
        return Explanation.Step(kind: .format, location: nil, lines: [line])
      }
    }
  }

  /// From the name to the end of the rule.
  private func sourceLines(of location: Location) -> [String] {
    var unheard: [Diagnostic] = []
    let root = readYAML(location.file, into: &unheard)
    let end = root?.member(at: location)?.value.location.end.line ?? location.line
    let lines = (location.line...max(location.line, end)).compactMap { number in
      location.file.line(number).map { String(decoding: $0, as: UTF8.self) }
    }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}

extension ViewModel {
  fileprivate func existingField(
    _ name: String,
    in screen: Screen,
    into diagnostics: inout [Diagnostic]
  ) -> Field? {
    if let field = field(name) { return field }
    diagnostics.append(.noField(name, among: fields.map(\.name), at: screen.location))
    return nil
  }
}

extension Node {
  /// The member whose key is there.
  fileprivate func member(at location: Location) -> Node.Member? {
    for member in members ?? [] {
      if member.keyLocation == location { return member }
      if let inner = member.value.member(at: location) { return inner }
    }
    return elements?.lazy.compactMap { $0.member(at: location) }.first
  }
}
