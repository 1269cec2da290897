import DocumentReader
import ViewModelIR

extension ServiceModel.Union {
  /// Returns the union with the order of its cases that an entry of `service.types` names: `Quote: { order: [ShallowQuote] }`.
  func ordered(
    by member: Node.Member,
    into diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> Self {
    guard
      let keys = KeyReader<WireFormKey>(
        member.value,
        "a union",
        allowed: [.order],
        into: &diagnostics
      )
    else { return self }
    keys.require(.order, into: &diagnostics)
    if let discriminator { throw .orderOfTagged(member, discriminator) }
    var first: [Case] = []
    for node in keys.elements(.order, into: &diagnostics) {
      let named = cases.filter { $0.type.specName == node.text }
      let found = named.count == 1 ? named.first : cases.first { $0.name == node.text }
      guard let found else { throw .orderOfUnknown(node, in: member.key, cases) }
      if first.contains(found) { throw .orderedTwice(node) }
      first.append(found)
    }
    if let node = keys[.order], node.elements?.isEmpty == true { throw .emptyOrder(node) }
    let all = first + cases.filter { !first.contains($0) }
    return Self(
      cases: all.map { Case(name: $0.name, type: $0.type, coding: $0.coding) },
      isInOrder: true,
      isIndirect: isIndirect,
      keepsUnknown: keepsUnknown,
      plainCases: plainCases
    )
  }
}

extension Diagnostic {
  fileprivate static func orderOfTagged(_ member: Node.Member, _ key: String) -> Self {
    Self(
      .wrongType,
      "the type of a \(quoted(member.key)) is found by its '\(excerpt(key))', so there is no order in which types are tried; remove this entry",
      at: member.keyLocation
    )
  }

  fileprivate static func orderOfUnknown(
    _ node: Node,
    in union: String,
    _ cases: [ServiceModel.Union.Case]
  ) -> Self {
    guard let text = node.text else {
      return wrongType(node, what: "a type in 'order'", expected: "a name")
    }
    let hint = Hint(for: text, among: cases.map(\.type.specName), else: "it can be", "or")
    return Self(.unknownName, "\(quoted(union)) cannot be \(quoted(text))", hint, at: node.location)
  }

  fileprivate static func orderedTwice(_ node: Node) -> Self {
    Self(.duplicateKey, "\(quoted(node.text ?? "")) is listed twice; remove one", at: node.location)
  }

  fileprivate static func emptyOrder(_ node: Node) -> Self {
    Self(.wrongType, "'order' is empty; list the types to try first", at: node.location)
  }
}
