import ViewModelIR

extension ExpressionWriter {
  /// Whether the code of a value can be null. A part of an optional value cannot if the value itself is known not to be.
  func isNullable(_ value: TypedExpression) -> Bool {
    if !value.type.isOptional || present.contains(value) { return false }
    switch value.kind {
    case .property(let base, _), .call(let base, _, _):
      return value.isOptionalByChaining(in: screen.service) ? isNullable(base) : true
    case .toNumber(let base), .negate(let base): return isNullable(base)
    case .coalesce(_, let right): return isNullable(right)
    case .payload(let union, let name): return cases[union] != name
    default: return true
    }
  }

  /// Whether Kotlin casts the value itself once it is compared with null: it is a constant, or a property of one.
  func isStable(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .model, .element: true
    case .variable(let name): !changing.contains(name)
    case .property(let base, let name): isStable(base) && isStored(name, in: base.type.unwrapped)
    default: false
    }
  }

  /// Whether a property is a constant of its class, rather than computed. Those of other modules could become computed, so Kotlin does not
  /// cast them.
  private func isStored(_ name: String, in type: ValueType) -> Bool {
    guard case .named(let owner) = type, !screen.screen.isOfOtherModule(owner) else { return false }
    return screen.service[owner]?.properties?.contains { $0.name == name } ?? false
  }

  /// Adds a value that is not null, and the values that it is a part of.
  mutating func know(_ value: TypedExpression) {
    present.insert(value)
    if case .property(let base, _) = value.kind { know(base) }
  }

  /// Adds what is not null if a value is not: the constants at the beginning of its chain.
  mutating func know(throughChain value: TypedExpression) {
    if isStable(value) { return know(value) }
    switch value.kind {
    case .property(let base, _), .lookup(let base, _): know(throughChain: base)
    case .call(let base, let function, _) where !function.definition.isFree(on: base.type):
      know(throughChain: base)
    default: break
    }
  }

  /// `base.member`, or `base?.member` if the base can be null. Further members follow in the same way.
  func link(_ members: Code..., on base: TypedExpression) throws(NotInKotlin) -> Code {
    try links(members, on: base)
  }

  func links(_ members: [Code], on base: TypedExpression) throws(NotInKotlin) -> Code {
    let isNullable = isNullable(base)
    let links = members.map { Code.sequence([isNullable ? "?." : ".", $0]) }
    guard base.kind == .model, model == nil, !isNullable, let first = members.first else {
      return try code(base, in: .postfix).followed(by: links)
    }
    if hides(first) { return .chain("this", links) }
    return members.count == 1 ? first : .chain(first, Array(links.dropFirst()))
  }

  /// Whether a name in scope hides the member of the receiver.
  private func hides(_ member: Code) -> Bool {
    let text = member.leadingText
    return hiding.contains(String(text.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }))
  }

  /// `prices["usd"]`, `books.getOrNull(0)`
  func lookup(_ key: TypedExpression, in base: TypedExpression) throws(NotInKotlin) -> Code {
    if case .list = base.type.unwrapped {
      if case .literal(.integer(let position)) = key.kind, let index = Int32(exactly: position) {
        return try link(.call("getOrNull", [.text("\(index)")]), on: base)
      }
      return try link(.call(.helper("elementAtPosition"), [try code(key)]), on: base)
    }
    if case .literal(.string(let text)) = key.kind, text.isEqualOnlyToItself {
      if isNullable(base) { return try link(.call("get", [try code(key)]), on: base) }
      return .sequence([try code(base, in: .postfix), "[", try code(key), "]"])
    }
    return try link(.call(.helper("valueOf"), [try code(key)]), on: base)
  }

  // MARK: - Unions

  /// `content is Content.Image`
  func isCase(_ union: TypedExpression, _ name: String) throws(NotInKotlin) -> (Code, Precedence) {
    let type = screen.unionCase(name, of: union.type)
    return (.binary(try code(union, in: .coalescing), sign: "is", .text(type)), .check)
  }

  /// `(content as? Content.Image)?.value`
  func payload(of union: TypedExpression, _ name: String) throws(NotInKotlin) -> Code {
    let type = screen.unionCase(name, of: union.type)
    if cases[union] == name { return try code(union, in: .postfix).followed(by: [".value"]) }
    let cast = Code.binary(try code(union, in: .postfix), sign: "as?", .text(type))
    return .chain(.parentheses(cast), ["?.value"])
  }
}
