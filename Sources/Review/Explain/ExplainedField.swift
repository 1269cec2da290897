import DocumentReader
import Evaluator
import TextOutput
import ViewModelIR

/// A field of a screen's view model or of one of its rows, with the data of an example.
struct ExplainedField {
  let screen: Screen
  let example: Example
  let viewModel: ViewModel
  let field: Field
  /// The field's value in the example; `nil` if no row has it.
  let value: Value?
  private let filled: FilledViewModel
  private let rows: [RowPlace]

  /// - Parameter path: The names of the fields that lead to the field, as in `rows[3].title`; `rows.title` means the first row.
  init?(
    _ path: String,
    of screen: Screen,
    in example: Example,
    into diagnostics: inout [Diagnostic]
  ) {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = names.last,
      var filled = FilledViewModel(example, of: screen, into: &diagnostics)
    else { return nil }
    var rows: [RowPlace] = []
    for (name, next) in zip(names, names.dropFirst()) {
      let match = name.wholeMatch(of: /(.*)\[([0-9]{1,9})\]/)
      let (list, index) = (match.map { String($0.1) } ?? name, match.flatMap { Int($0.2) })
      guard let field = filled.field(list, in: screen, into: &diagnostics) else { return nil }
      guard let nested = filled.nested(index ?? 0, in: field) else {
        diagnostics.append(.noRows(field.name, before: next, at: field.location))
        return nil
      }
      if index != nil, !field.rule.isRows {
        diagnostics.append(.indexOfSingle(list, before: next, at: field.location))
        return nil
      }
      let count = filled.count(of: field)
      if let index, index >= count {
        diagnostics.append(.noRow(index, of: field, count, in: example))
        return nil
      }
      rows.append(RowPlace(field: list, index: field.rule.isRows ? index ?? 0 : nil))
      filled = nested
    }
    guard let field = filled.field(last, in: screen, into: &diagnostics) else { return nil }
    self.screen = screen
    self.example = example
    self.filled = filled
    self.rows = rows
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
      Explanation.Step(location: field.location, lines: sourceLines(of: field.location))
    ]
      + propertySteps + functionSteps + formatSteps
  }

  /// A step for each function of the app that the field calls.
  private var functionSteps: [Explanation.Step] {
    var seen: Set<AppFunction> = []
    return rules.flatMap(\.expressions).flatMap(\.appFunctions)
      .filter { seen.insert($0).inserted }
      .map { Explanation.Step(location: $0.location, lines: [$0.signature]) }
  }

  private var propertySteps: [Explanation.Step] {
    var seen: Set<String> = []
    return rules.flatMap(\.expressions).flatMap(\.properties).flatMap {
      read -> [Explanation.Step] in
      guard let property = screen.service.property(read.name, of: read.base.type.unwrapped) else {
        return []
      }
      let name = "\(read.base.type.unwrapped.specName).\(property.name)"
      guard seen.insert(name).inserted else { return [] }
      let line = "\(name): \(property.type.specName)"
      let doc = property.doc.isEmpty ? [] : [property.doc]
      let schema = Explanation.Step(location: property.location, lines: [line] + doc)
      guard let node = filled.node(of: read.expression, bindings: bindings) else { return [schema] }
      let data = Explanation.Step(
        location: node.location,
        lines: [excerpt(jsonText(node, width: .max), limit: 200)]
      )
      return [schema, data]
    }
  }

  /// A step for each placeholder in the field's texts, with the string that replaces it.
  private var formatSteps: [Explanation.Step] {
    let record = TextRecord(screen.with(examples: [example]), of: rows)
    return rules.flatMap(\.texts).flatMap { text -> [Explanation.Step] in
      let slots = text.segments.compactMap { segment -> TextSlot? in
        if case .value(let value, let format) = segment { TextSlot(value, format) } else { nil }
      }
      guard let values = record.values(of: slots, in: text.id) else { return [] }
      return zip(slots, values).map { slot, value in
        let written = slot.value.source?.location.shortText ?? slot.value.path
        let format = slot.format.name.map { " | \($0)" } ?? ""
        let line = "{\(written)\(format)} is '\(value)'"
        return Explanation.Step(location: nil, lines: [line])
      }
    }
  }

  /// The lines of the spec from a field's name to the end of its rule, without their common indentation.
  private func sourceLines(of location: Location) -> [String] {
    var ignoredDiagnostics: [Diagnostic] = []
    let root = readYAML(location.file, into: &ignoredDiagnostics)
    let end = root?.member(at: location)?.value.location.end.line ?? location.line
    let lines = (location.line...max(location.line, end)).compactMap { number in
      location.file.line(number).map { String(decoding: $0, as: UTF8.self) }
    }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}

extension FilledViewModel {
  fileprivate func field(
    _ name: String,
    in screen: Screen,
    into diagnostics: inout [Diagnostic]
  ) -> Field? {
    if let field = viewModel.field(name) { return field }
    diagnostics.append(.noField(name, among: viewModel.fields.map(\.name), at: screen.location))
    return nil
  }
}

extension Node {
  /// The member whose key is at a location.
  fileprivate func member(at location: Location) -> Node.Member? {
    for member in members ?? [] {
      if member.keyLocation == location { return member }
      if let inner = member.value.member(at: location) { return inner }
    }
    return elements?.lazy.compactMap { $0.member(at: location) }.first
  }
}
