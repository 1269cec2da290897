import ViewModelIR

/// Writes typed expressions as Kotlin: `photos.count { it.isForSale }`.
struct ExpressionWriter {
  let screen: Screen
  /// The names in scope that hide the properties of the receiver.
  var hiding: Set<String> = []
  /// The code of the variables that are not constants of their own name.
  var variables: [String: Code] = [:]
  /// The code before a member of the context; nothing inside of its functions.
  var context = "context."

  /// How tightly an operator binds its operands, from the loosest to the tightest.
  enum Precedence: Comparable {
    case choice, disjunction, conjunction, equality, comparison, coalescing, prefix, postfix
  }

  func code(_ expression: TypedExpression) throws(NotInKotlin) -> Code {
    try write(expression).code
  }

  /// Returns the code, in parentheses if it binds less tightly than its place requires.
  func code(
    _ expression: TypedExpression,
    in place: Precedence
  ) throws(NotInKotlin) -> Code {
    let (code, precedence) = try write(expression)
    return precedence < place ? .parentheses(code) : code
  }

  private func write(
    _ expression: TypedExpression
  ) throws(NotInKotlin) -> (code: Code, precedence: Precedence) {
    switch expression.kind {
    case .literal(let value):
      return (try literal(value), value.isNegative ? .prefix : .postfix)
    case .model: return ("this", .postfix)
    case .variable(let name):
      return (variables[name] ?? .text(kotlinMember(name)), .postfix)
    case .property(let base, let name): return (try property(name, of: base), .postfix)
    case .call(let base, let function, let arguments):
      return (try call(function, on: base, arguments), .postfix)
    case .ifPresent(let binding, let body): return (try ifPresent(binding, body), .postfix)
    case .coalesce(let left, let right): return try infix(left, "?:", right, .coalescing)
    case .choice(let condition, let then, let otherwise):
      let branch = Code.Branch(conditions: [try code(condition)], value: try code(then))
      return (.conditional([branch], otherwise: try code(otherwise)), .choice)
    case .not(let operand): return (.sequence(["!", try code(operand, in: .postfix)]), .prefix)
    case .and(let left, let right): return try infix(left, "&&", right, .conjunction)
    case .or(let left, let right): return try infix(left, "||", right, .disjunction)
    case .equal(let left, let right, let negated):
      // Swift compares texts, also those in other values, by canonical equivalence.
      let isWithNil = left.kind == .literal(.null) || right.kind == .literal(.null)
      if !isWithNil, !left.type.unwrapped.isNumeric, left.type.unwrapped != .boolean {
        throw NotInKotlin("a comparison of the type '\(left.type.specName)'", left)
      }
      return try infix(left, negated ? "!=" : "==", right, .equality)
    case .ordered(let left, let ordering, let right):
      if !left.type.isNumeric {
        throw NotInKotlin("a comparison of the type '\(left.type.specName)'", left)
      }
      return try infix(left, ordering.rawValue, right, .comparison)
    case .formatted(let value, let format):
      return (try texts.code(Text(value, format)), .postfix)
    case .text(let text): return (try texts.code(text), .postfix)
    case .now: return (.text("\(context)now"), .postfix)
    case .today: return (.text("\(context)today", needs: [.helper("today")]), .postfix)
    case .enumCase, .element, .closure, .appCall, .lookup, .isCase, .payload,
      .isAny, .arithmetic, .negate, .toNumber:
      throw NotInKotlin("this expression", expression)
    }
  }

  private func literal(_ value: Value) throws(NotInKotlin) -> Code {
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return .text(longLiteral(integer))
    case .number(let number): return .text(number.description)
    case .string(let text): return .string([.literal(text)])
    case .list: return "emptyList()"
    case .decimal, .date, .day, .localDateTime, .url, .uuid, .object, .choice, .json:
      throw NotInKotlin("a constant of this type")
    }
  }

  private var texts: TextWriter { TextWriter(expressions: self) }

  // MARK: - Members

  private func property(
    _ name: String,
    of base: TypedExpression
  ) throws(NotInKotlin) -> Code {
    let member = kotlinMember(name)
    if base.kind == .model, !base.type.isOptional {
      return .text(hiding.contains(member) ? "this.\(member)" : member)
    }
    return try link(.text(member), on: base)
  }

  /// `base.member`, or `base?.member` if the base is optional.
  func link(_ member: Code, on base: TypedExpression) throws(NotInKotlin) -> Code {
    let dot: Code = base.type.isOptional ? "?." : "."
    // A name in scope could hide the member.
    if base.kind == .model, !base.type.isOptional, hiding.count < 2 { return member }
    let receiver = try code(base, in: .postfix)
    guard case .chain(let first, let links) = receiver else {
      return .chain(receiver, [.sequence([dot, member])])
    }
    return .chain(first, links + [.sequence([dot, member])])
  }

  /// `author?.let { name -> "by $name" }`
  func ifPresent(
    _ binding: Binding,
    _ body: TypedExpression
  ) throws(NotInKotlin) -> Code {
    try unwrapping(binding) { (writer) throws(NotInKotlin) in try writer.code(body) }
  }

  func unwrapping(
    _ binding: Binding,
    _ body: (ExpressionWriter) throws(NotInKotlin) -> Code
  ) throws(NotInKotlin) -> Code {
    var writer = self
    let names = (1...).lazy.map { kotlinMember($0 == 1 ? binding.name : "\(binding.name)\($0)") }
    let name = names.first { !hiding.contains($0) } ?? ""
    writer.variables[binding.name] = .text(name)
    writer.hiding.insert(name)
    let closure = Code.lambda(parameters: name, [try body(writer)])
    return .chain(try code(binding.value, in: .postfix), [.sequence(["?.let ", closure])])
  }

  private func infix(
    _ left: TypedExpression,
    _ sign: String,
    _ right: TypedExpression,
    _ precedence: Precedence
  ) throws(NotInKotlin) -> (Code, Precedence) {
    // A chain of `&&` or `?:` needs no parentheses. `a ?: b > c` would mean `(a ?: b) > c`, but is easily misread.
    let isComparison = precedence == .equality || precedence == .comparison
    let place = isComparison ? .prefix : precedence
    return (.binary(try code(left, in: place), sign: sign, try code(right, in: place)), precedence)
  }
}

extension Value {
  fileprivate var isNegative: Bool {
    switch self {
    case .integer(let integer): integer < 0
    case .number(let number): number.sign == .minus
    default: false
    }
  }
}
