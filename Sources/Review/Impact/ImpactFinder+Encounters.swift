import DocumentReader
import Evaluator
import ViewModelIR

/// Finds the texts that change when the released app decodes a response with a change. The changed value is put into the first place of
/// an example where it has an effect on the fields.
extension ImpactFinder {
  func addEncounters(to found: inout ScreenImpact, of released: Screen) {
    let due = found.findings.indices.filter { index in
      found.findings[index].released == .strings && found.findings[index].change?.encounter != nil
    }
    if due.isEmpty { return }
    let examples = released.examples.map { ($0, texts: texts(of: $0, released).texts) }
    for index in due {
      guard let encounter = found.findings[index].change?.encounter else { continue }
      let fields = Set(found.findings[index].fields)
      for (example, before) in examples {
        let shown = changes(of: example, before, meeting: encounter, on: released, in: fields)
        if shown.isEmpty { continue }
        found.findings[index].texts += shown
        break
      }
    }
  }

  /// Returns the text changes with the changed value in the first place of the example where it affects the given fields.
  private func changes(
    of example: Example,
    _ before: [ShownText],
    meeting encounter: ServiceChange.Provocation,
    on released: Screen,
    in fields: Set<String>
  ) -> [TextChange] {
    let name = example.isSample ? "data generated from the schema" : example.name
    let mostPlaces = 20
    for place in 0..<mostPlaces {
      guard let now = example.meeting(encounter, in: released.service, after: place) else { break }
      let found = changes(from: before, to: texts(of: now, released).texts, in: name)
        .filter { fields.contains($0.field) }
      if found.isEmpty { continue }
      return found.map { _, change in
        var change = change
        change.given = encounter.words
        return change
      }
    }
    return []
  }
}

extension ServiceChange.Provocation {
  /// A description of the changed data: `stock: "on_the_way"`, `author left out`, `"on_the_way"`.
  fileprivate var words: String {
    let shown = value.map { excerpt($0.split(whereSeparator: \.isNewline).joined(), limit: 60) }
    return switch (key, shown) {
    case (let key?, nil): "\(excerpt(key)) left out"
    case (let key?, let value?): "\(excerpt(key)): \(value)"
    case (nil, let value?): value
    case (nil, nil): "nothing"
    }
  }
}

extension Example {
  /// Returns the example with the encounter's value put into one of the places that it applies to, after skipping `skipped` of them, or
  /// `nil` if there are no more.
  fileprivate func meeting(
    _ encounter: ServiceChange.Provocation,
    in model: ServiceModel,
    after skipped: Int
  ) -> Example? {
    var ignoredDiagnostics: [Diagnostic] = []
    let value = encounter.value.flatMap {
      readJSON(SourceFile(path: "", text: $0), into: &ignoredDiagnostics)
    }
    if encounter.value != nil, value == nil { return nil }
    var replacement = Replacement(
      model: model,
      encounter: encounter,
      value: value,
      placesToSkip: skipped
    )
    guard let data = replacement.in(data, as: model.root) else { return nil }
    var example = self
    example.data = data
    return example
  }
}

/// Replaces a value in a document. A type and a key identify the place.
private struct Replacement {
  let model: ServiceModel
  let encounter: ServiceChange.Provocation
  let value: Node?
  var placesToSkip: Int

  private mutating func isSkipped() -> Bool {
    placesToSkip -= 1
    return placesToSkip >= 0
  }

  /// Returns the changed node, or `nil` if it does not contain the place.
  mutating func `in`(_ node: Node, as type: ValueType) -> Node? {
    switch (type, node.value) {
    case (_, .null): return nil
    case (.optional(let wrapped), _): return self.in(node, as: wrapped)
    case (.list(let element), .list(let elements)):
      return inElements(elements, elements.map { _ in element })
    case (.dictionary(let value), .mapping(let members)):
      return inMembers(members) { _ in value }
    case (.named(let name), _): return inDeclared(node, name)
    default: return nil
    }
  }

  private mutating func inDeclared(_ node: Node, _ name: String) -> Node? {
    if name == encounter.type, encounter.key == nil { return isSkipped() ? nil : value }
    switch model[name]?.kind {
    case .alias(let type): return self.in(node, as: type)
    case .record(let record): return inRecord(node, record, name)
    case .tuple(let tuple):
      guard let elements = node.elements else { return nil }
      return inElements(elements, tuple.items.map(\.type))
    case .union(let union):
      var ignoredDiagnostics: [Diagnostic] = []
      let fitting = union.tried(for: node).first { known in
        if let key = union.discriminator { return known.tags.contains(node[key]?.string ?? "") }
        return decode(node, as: known.type, known.coding, in: model, into: &ignoredDiagnostics)
          != nil
      }
      guard let fitting else { return nil }
      return self.in(node, as: fitting.type)
    case .enumeration, nil: return nil
    }
  }

  private mutating func inRecord(_ node: Node, _ record: ServiceModel.Record, _ name: String)
    -> Node?
  {
    guard let members = node.members else { return nil }
    if name == encounter.type, let key = encounter.key {
      let others = members.filter { $0.key != key }.map { (key: $0.key, value: $0.value) }
      // The member is already missing.
      if value == nil, others.count == members.count { return nil }
      if isSkipped() { return nil }
      return json(others + (value.map { [(key, $0)] } ?? []))
    }
    let types = Dictionary(
      record.properties.map { ($0.key, $0.type) },
      uniquingKeysWith: { first, _ in first }
    )
    return inMembers(members) { types[$0.key] }
  }

  private mutating func inElements(_ elements: [Node], _ types: [ValueType]) -> Node? {
    var elements = elements
    for (index, (element, type)) in zip(elements, types).enumerated() {
      guard let new = self.in(element, as: type) else { continue }
      elements[index] = new
      return json(elements)
    }
    return nil
  }

  private mutating func inMembers(
    _ members: [Node.Member],
    _ type: (Node.Member) -> ValueType?
  ) -> Node? {
    var result = members.map { (key: $0.key, value: $0.value) }
    for (index, member) in members.enumerated() {
      guard let type = type(member), let new = self.in(member.value, as: type) else { continue }
      result[index].value = new
      return json(result)
    }
    return nil
  }
}
