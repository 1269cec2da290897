import DocumentReader
import Evaluator
import SwiftNaming
import SwiftRenderer
import ViewModelIR

/// A field of a screen's view model, or of the first row of a list in it, over the data of an example.
struct ExplainedField {
  let screen: Screen
  let example: Example
  private(set) var viewModel: ViewModel
  private(set) var field: Field
  /// What it comes out as.
  private(set) var value: Value?
  /// What `self` is in the data; nil where that is computed.
  private var data: Node?

  /// `path`: the fields that lead to it, as in `rows.title`.
  init?(
    _ path: String,
    of screen: Screen,
    in example: Example,
    into diagnostics: inout [Diagnostic]
  ) {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first, let top = screen.viewModels.first,
      let values = evaluate(example, of: screen, into: &diagnostics),
      let field = top.existingField(first, in: screen, into: &diagnostics)
    else { return nil }
    self.screen = screen
    self.example = example
    viewModel = top
    self.field = field
    value = values[first]
    data = example.data
    for name in names.dropFirst() {
      guard case .each(let list, let model, _) = self.field.rule,
        let inner = screen.viewModel(model)
      else {
        diagnostics.append(.noRows(self.field.name, before: name, at: self.field.location))
        return nil
      }
      guard let found = inner.existingField(name, in: screen, into: &diagnostics) else {
        return nil
      }
      data = node(of: list)?.elements?.first
      viewModel = inner
      self.field = found
      if case .list(let rows) = value, case .object(let row)? = rows.first {
        value = row[name]
      } else {
        value = nil
      }
    }
  }

  private var rules: [Rule] {
    let shared = viewModel.sharedNames(field)
    return viewModel.locals.filter { shared.contains($0.name) }.map(\.rule) + [field.rule]
  }

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
      guard let node = node(of: read.expression) else { return [schema] }
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

  // MARK: The data

  /// Where in the data a path leads; nil for what is computed.
  private func node(of expression: TypedExpression) -> Node? {
    switch expression.kind {
    case .model: return data
    case .property(let base, let name):
      let property = screen.service.property(name, of: base.type.unwrapped)
      return property.flatMap { node(of: base)?[$0.key] }
    case .variable(let name): return binding(name).flatMap { node(of: $0) }
    case .payload(let base, _), .coalesce(let base, _), .toNumber(let base): return node(of: base)
    default: return nil
    }
  }

  private func binding(_ name: String) -> TypedExpression? {
    rules.lazy.flatMap(\.bindings).first { $0.name == name }?.value
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
