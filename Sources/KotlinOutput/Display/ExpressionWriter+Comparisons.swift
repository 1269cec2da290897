import ViewModelIR

// Comparisons. Swift compares texts, also those in other values, by canonical equivalence.

extension ExpressionWriter {
  func equal(
    _ left: TypedExpression,
    _ right: TypedExpression,
    _ negated: Bool
  ) throws(NotInKotlin) -> (Code, Precedence) {
    let sign = negated ? "!=" : "=="
    if let small = try smallIntegers(left, right) {
      return (.binary(small.0, sign: sign, small.1), .equality)
    }
    if left.isExactLiteral || right.isExactLiteral || left.isEmptyList || right.isEmptyList {
      if right.isEmptyList { return try isEmptyList(left, negated) }
      if left.isEmptyList { return try isEmptyList(right, negated) }
      return try infix(left, sign, right, .equality)
    }
    let type = left.type.unwrapped
    guard type == right.type.unwrapped else {
      throw NotInKotlin("a comparison of different types", left)
    }
    if type.isNumeric || type == .duration { return try infix(left, sign, right, .equality) }
    if type == .decimal, !isNullable(left) || !isNullable(right) {
      let (first, second) = isNullable(right) ? (right, left) : (left, right)
      let comparison = try link(.call("compareTo", [try code(second)]), on: first)
      return (.binary(comparison, sign: sign, "0"), .equality)
    }
    let operands = (try key(left), try key(right))
    return (.binary(operands.0, sign: sign, operands.1), .equality)
  }

  /// `context.isNowBefore(sentAt.plusSeconds(60))`
  func isNow(_ ordering: TypedExpression.Ordering, _ time: Code) -> (Code, Precedence) {
    let isBefore = ordering == .less || ordering == .greaterOrEqual
    let name = isBefore ? "isNowBefore" : "isNowAfter"
    let call = Code.call(.text("\(context)\(name)", needs: [.helper(name)]), [time])
    return ordering == .less || ordering == .greater
      ? (call, .postfix) : (.sequence(["!", call]), .prefix)
  }

  /// `books.size` and `3` for a count that is compared with a literal, both as Kotlin's Int; `nil` for other operands.
  private func smallIntegers(
    _ left: TypedExpression,
    _ right: TypedExpression
  ) throws(NotInKotlin) -> (Code, Code)? {
    guard let first = try smallInteger(left), let second = try smallInteger(right) else {
      return nil
    }
    return left.isLiteral && right.isLiteral ? nil : (first, second)
  }

  private func smallInteger(_ value: TypedExpression) throws(NotInKotlin) -> Code? {
    switch value.kind {
    case .literal(.integer(let number)): return Int32(exactly: number).map { .text("\($0)") }
    case .variable(rowIndex): return index
    case .call(let base, .count, _):
      guard case .chain(let receiver, let links) = try code(value), !isNullable(base),
        links.last?.flat == ".toLong()"
      else { return nil }
      return links.count == 1 ? receiver : .chain(receiver, links.dropLast())
    default: return nil
    }
  }

  private func isEmptyList(
    _ list: TypedExpression,
    _ negated: Bool
  ) throws(NotInKotlin) -> (Code, Precedence) {
    let isEmpty = try link("isEmpty()", on: list)
    if isNullable(list) {
      return (.binary(isEmpty, sign: negated ? "!=" : "==", "true"), .equality)
    }
    return negated ? (.sequence(["!", isEmpty]), .prefix) : (isEmpty, .postfix)
  }

  /// Returns code that is equal for equal values: the value itself, or for a text its composed form.
  func key(
    _ value: TypedExpression,
    in place: Precedence = .sum
  ) throws(NotInKotlin) -> Code {
    if value.isExactLiteral || value.isLiteral && value.type.isSummable {
      return try code(value, in: place)
    }
    if case .literal(.string(let text)) = value.kind {
      return .string([.literal(text.precomposedStringWithCanonicalMapping)])
    }
    do throws(NotInKotlin) {
      if let member = try forms.member(of: value.type.unwrapped) {
        return try link(member, on: value)
      }
    } catch {
      throw NotInKotlin(error.subject, value)
    }
    // Two lists are equal whatever has been skipped, but not two objects with them.
    return isLossy(value) ? try link("toList()", on: value) : try code(value, in: place)
  }

  private var forms: EqualForms { EqualForms(screen: screen) }

  /// Whether a value is a list that counts what it has skipped.
  private func isLossy(_ value: TypedExpression) -> Bool {
    guard case .property(let base, let name) = value.kind else { return false }
    return screen.service.property(name, of: base.type.unwrapped)?.skippedCount != nil
  }

  /// `code in listOf(71L, 73L)`
  func isAny(
    _ value: TypedExpression,
    of literals: [TypedExpression]
  ) throws(NotInKotlin) -> (Code, Precedence) {
    let type = value.type.unwrapped
    if literals.allSatisfy(\.isExactLiteral), forms.isExact(type) || type == .string {
      var items: [Code] = []
      for literal in literals { items.append(try code(literal)) }
      return (.binary(try code(value, in: .sum), sign: "in", .call("listOf", items)), .check)
    }
    var tests: [TypedExpression] = []
    for literal in literals {
      tests.append(TypedExpression(.boolean, .equal(value, literal, negated: false)))
    }
    guard let first = tests.first else { return ("false", .postfix) }
    return try write(tests.dropFirst().reduce(first) { TypedExpression(.boolean, .or($0, $1)) })
  }

  func ordered(
    _ left: TypedExpression,
    _ ordering: TypedExpression.Ordering,
    _ right: TypedExpression
  ) throws(NotInKotlin) -> (Code, Precedence) {
    if let small = try smallIntegers(left, right) {
      return (.binary(small.0, sign: ordering.rawValue, small.1), .comparison)
    }
    if isNullable(left) || isNullable(right) || left.type.unwrapped != right.type.unwrapped {
      throw NotInKotlin("a comparison of the type '\(left.type.specName)'", left)
    }
    if left.type.unwrapped == .string {
      let compare = Code.chain(
        .helper("textOrder"),
        [.call(".compare", [try code(left), try code(right)])]
      )
      return (.binary(compare, sign: ordering.rawValue, "0"), .comparison)
    }
    return try infix(left, ordering.rawValue, right, .comparison)
  }
}

extension TypedExpression {
  /// Whether the expression is a literal that only the same value is equal to, so that Kotlin's `==` means the same as Swift's.
  var isExactLiteral: Bool {
    switch kind {
    case .literal(.null), .literal(.bool), .literal(.integer), .enumCase: true
    case .literal(.string(let text)): text.isEqualOnlyToItself
    default: false
    }
  }

  fileprivate var isEmptyList: Bool { kind == .literal(.list([])) }
}

extension String {
  /// Whether no other text is canonically equivalent. Some letters are equivalent to an ASCII letter: the sign for kelvins to K.
  var isEqualOnlyToItself: Bool {
    unicodeScalars.allSatisfy { $0.isASCII && !"K;`".unicodeScalars.contains($0) }
  }
}
