import DocumentReader
import Evaluator
import SwiftRenderer
import ViewModelIR

/// What fields show where a change is met that the app in users' hands can decode: in the first example that has the place.
extension ImpactFinder {
  func addEncounters(to found: inout ScreenImpact, of released: Screen) {
    for index in found.findings.indices where found.findings[index].released == .strings {
      guard let encounter = found.findings[index].change?.encounter else { continue }
      let fields = Set(found.findings[index].fields)
      for example in released.examples {
        guard let now = example.meeting(encounter, in: released.service) else { continue }
        let (before, after) = (texts(of: example, released), texts(of: now, released))
        let name = example.isSample ? "data made up from the schema" : example.name
        for (field, change) in changes(from: before.texts, to: after.texts, in: name)
        where fields.contains(field) {
          var change = change
          change.given = encounter.words
          found.findings[index].texts.append(change)
        }
        break
      }
    }
  }
}

extension ServiceChange.Encounter {
  /// `stock: "on_the_way"`, `author left out`, `"on_the_way"`
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
  /// With another value in the first place that an encounter is about; nil where there is none.
  fileprivate func meeting(_ encounter: ServiceChange.Encounter, in model: ServiceModel) -> Example?
  {
    var unheard: [Diagnostic] = []
    let value = encounter.value.flatMap {
      readJSON(SourceFile(path: "", text: $0), into: &unheard)
    }
    if encounter.value != nil, value == nil { return nil }
    let replacement = Replacement(model: model, encounter: encounter, value: value)
    guard let data = replacement.in(data, as: model.root) else { return nil }
    var example = self
    example.data = data
    return example
  }
}

/// Puts a value in the first place of a document that a type and a key say.
private struct Replacement {
  let model: ServiceModel
  let encounter: ServiceChange.Encounter
  let value: Node?

  /// nil where the document does not have the place.
  func `in`(_ node: Node, as type: ValueType) -> Node? {
    switch (type, node.value) {
    case (_, .null): return nil
    case (.optional(let wrapped), _): return self.in(node, as: wrapped)
    case (.list(let element), .list(let elements)):
      return inElements(elements) { _ in element }
    case (.dictionary(let value), .mapping(let members)):
      return inMembers(members) { self.in($0.value, as: value) }
    case (.named(let name), _): return inDeclared(node, name)
    default: return nil
    }
  }

  private func inDeclared(_ node: Node, _ name: String) -> Node? {
    if name == encounter.type, encounter.key == nil { return value }
    switch model[name]?.kind {
    case .alias(let type): return self.in(node, as: type)
    case .record(let record): return inRecord(node, record, name)
    case .tuple(let tuple):
      return node.elements.flatMap { elements in
        inElements(elements) { tuple.items.dropFirst($0).first?.type ?? .json }
      }
    case .union(let union):
      var unheard: [Diagnostic] = []
      let fitting = union.cases.first { known in
        if let key = union.discriminator { return known.tags.contains(node[key]?.string ?? "") }
        return decode(node, as: known.type, known.coding, in: model, into: &unheard) != nil
      }
      return fitting.flatMap { self.in(node, as: $0.type) }
    case .enumeration, nil: return nil
    }
  }

  private func inRecord(_ node: Node, _ record: ServiceModel.Record, _ name: String) -> Node? {
    guard let members = node.members else { return nil }
    if name == encounter.type, let key = encounter.key {
      let others = members.filter { $0.key != key }.map { (key: $0.key, value: $0.value) }
      // What is left out already is no different without it.
      if value == nil, others.count == members.count { return nil }
      return json(others + (value.map { [(key, $0)] } ?? []))
    }
    let types = Dictionary(
      record.properties.map { ($0.key, $0.type) },
      uniquingKeysWith: { first, _ in first }
    )
    return inMembers(members) { member in
      types[member.key].flatMap { self.in(member.value, as: $0) }
    }
  }

  private func inElements(_ elements: [Node], _ type: (Int) -> ValueType) -> Node? {
    var elements = elements
    for (index, element) in elements.enumerated() {
      guard let new = self.in(element, as: type(index)) else { continue }
      elements[index] = new
      return json(elements)
    }
    return nil
  }

  private func inMembers(_ members: [Node.Member], _ replace: (Node.Member) -> Node?) -> Node? {
    var isReplaced = false
    let result = members.map { member in
      guard !isReplaced, let new = replace(member) else {
        return (key: member.key, value: member.value)
      }
      isReplaced = true
      return (key: member.key, value: new)
    }
    return isReplaced ? json(result) : nil
  }
}
