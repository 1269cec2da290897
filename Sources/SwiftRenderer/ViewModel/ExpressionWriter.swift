import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes typed expressions as Swift: `model.photos.filter { $0.forSale }.count`.
struct ExpressionWriter {
  let service: ServiceModel
  /// A trailing closure would be taken for the body of an `if`.
  var isInCondition = false
  /// What `$0` of the expression is called: a sort's second element is `$1`.
  var element = "$0"

  /// Swift's precedence groups, loosest first.
  enum Precedence: Int, Comparable {
    case disjunction, conjunction, comparison, coalescing, sum, product, prefix, postfix

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  func code(_ expression: TypedExpression) -> Code {
    write(expression).code
  }

  /// With parentheses where the expression binds less tightly than its place.
  func code(_ expression: TypedExpression, in place: Precedence) -> Code {
    let (code, precedence) = write(expression)
    // `a && b ?? c` and `a ?? b > c` mean the right thing and read like the wrong one.
    let isMisread = precedence == .coalescing && place < .coalescing
    return precedence < place || isMisread ? .parentheses(code) : code
  }

  private func write(_ expression: TypedExpression) -> (code: Code, precedence: Precedence) {
    switch expression.kind {
    case .literal(let value): return literal(value)
    case .enumCase(let rawValue): return (.text(enumCase(rawValue, expression.type)), .postfix)
    case .model: return ("model", .postfix)
    case .variable(let name): return (.text(swiftIdentifier(name)), .postfix)
    case .element: return (.text(element), .postfix)
    case .property(let base, let name):
      return (member(of: base, swiftMember(name)), .postfix)
    case .call(let base, let function, let arguments):
      return (call(function, on: base, arguments.first, type: expression.type), .postfix)
    case .lookup(let base, let key):
      // A value that may be nil, or none: both are nil.
      guard case .dictionary(.optional) = base.type.unwrapped else {
        return (lookup(key, in: base), .postfix)
      }
      return (.binary(lookup(key, in: base), [.init("??", "nil")]), .coalescing)
    case .isCase(let value, let name):
      return (.call("Formats.\(caseTest(name))", [code(value)]), .postfix)
    case .coalesce(let left, let right):
      return (infix(left, "??", right, .coalescing, isRightAssociative: true), .coalescing)
    case .not(let operand): return (prefixed("!", operand), .prefix)
    case .and(let left, let right):
      return (infix(left, "&&", right, .conjunction), .conjunction)
    case .or(let left, let right):
      return (infix(left, "||", right, .disjunction), .disjunction)
    case .equal(let left, let right, let negated):
      let sign = negated ? "!=" : "=="
      return (infix(left, sign, right, .comparison), .comparison)
    case .ordered(let left, let ordering, let right): return ordered(left, ordering, right)
    case .arithmetic(let left, let sign, let right): return arithmetic(left, sign, right)
    case .negate(let operand):
      return operand.type == .integer
        ? (member(of: operand, "negatedClamped()"), .postfix) : (prefixed("-", operand), .prefix)
    case .toNumber(let operand):
      return (toNumber(operand, as: expression.type.unwrapped.swiftName), .postfix)
    }
  }

  // MARK: - Leaves

  private func literal(_ value: Value) -> (Code, Precedence) {
    switch value {
    case .bool(let bool): (.text(bool ? "true" : "false"), .postfix)
    case .integer(let integer): (.text(integerLiteral(integer)), integer < 0 ? .prefix : .postfix)
    case .number(let number):
      (.text(number.description), number.sign == .minus ? .prefix : .postfix)
    case .decimal(let number): (.text(decimalLiteral(number)), .postfix)
    case .string(let text): (.string(SwiftString(text)), .postfix)
    case .list: ("[]", .postfix)
    case .null, .date, .day, .url, .uuid, .object, .choice, .json: ("nil", .postfix)
    }
  }

  private func enumCase(_ rawValue: String, _ type: ValueType) -> String {
    let found = service.enumeration(type.unwrapped)?.cases.first { $0.rawValue == rawValue }
    return found.map { "." + swiftMember($0.name) } ?? ".unknown"
  }

  // MARK: - Members

  /// `base.suffix`, or `base?.suffix` where the base is optional and no `?.` went before.
  func member(of base: TypedExpression, _ suffix: String) -> Code {
    member(of: base, .text(suffix))
  }

  func member(of base: TypedExpression, _ suffix: Code) -> Code {
    let goesOn = base.isOptionalByChaining(in: service)
    // On the line of what it follows: no line may begin with `?.`.
    let mark = base.type.isOptional && !goesOn ? "?" : ""
    func marked(_ code: Code) -> Code { mark.isEmpty ? code : .sequence([code, .text(mark)]) }
    let link = Code.sequence([".", suffix])
    let receiver = sequence(base) ?? code(base, in: .postfix)
    switch (receiver, suffix) {
    case (.text(let text), .text(let member)): return .text("\(text)\(mark).\(member)")
    case (.chain(let first, let links), _):
      return .chain(first, links.dropLast() + links.suffix(1).map(marked) + [link])
    default: return .chain(marked(receiver), [link])
    }
  }

  /// `base["key"]`, on the line of what it follows.
  private func lookup(_ key: TypedExpression, in base: TypedExpression) -> Code {
    let mark = base.type.isOptional && !base.isOptionalByChaining(in: service) ? "?" : ""
    let brackets: [Code] = [.text(mark), "[", code(key), "]"]
    let receiver = code(base, in: .postfix)
    guard case .chain(let first, let links) = receiver else {
      return .sequence([receiver] + brackets)
    }
    return .chain(first, links.dropLast() + links.suffix(1).map { .sequence([$0] + brackets) })
  }

  /// An optional whose own method comes next: `(model.author?.name)`, else `.map` would be the name's.
  func optional(_ value: TypedExpression) -> Code {
    let isChained =
      switch value.kind {
      case .property(let base, _), .call(let base, _, _), .lookup(let base, _):
        base.type.isOptional
      default: false
      }
    return isChained ? .parentheses(code(value)) : code(value, in: .postfix)
  }

  /// `{ $0.price }` behind a function's name, in parentheses where a trailing closure cannot stand.
  func closure(_ name: String, label: String = "", _ closure: Code) -> Code {
    isInCondition
      ? .sequence([.text("\(name)(\(label)"), closure, ")"])
      : .sequence([.text("\(name) "), closure])
  }

  /// `{ $0.price }`; the element has a name where a closure with parameters, in which `$0` is none, stands inside.
  func closure(_ body: TypedExpression) -> Code {
    guard body.comparesOptionals else { return .closure([inside.code(body)]) }
    var writer = inside
    writer.element = unusedName("element", in: [body])
    return .closure(parameters: writer.element, [writer.code(body)])
  }

  func unusedName(_ name: String, in expressions: [TypedExpression]) -> String {
    let taken = expressions.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    var result = name
    var number = 2
    while taken.contains(result) {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// Inside a closure, `if` is far and `$0` is its own.
  var inside: ExpressionWriter {
    var writer = self
    writer.isInCondition = false
    writer.element = "$0"
    return writer
  }
}

extension TypedExpression {
  /// Whether an ordered comparison in it, outside closures, has an optional side, which becomes a closure's parameter.
  fileprivate var comparesOptionals: Bool {
    switch kind {
    case .ordered(let left, _, let right) where left.type.isOptional || right.type.isOptional:
      true
    case .call(let base, let function, _) where function.takesClosure(on: base.type.unwrapped):
      base.comparesOptionals
    default: children.contains(where: \.comparesOptionals)
    }
  }
}
