import Foundation
import ViewModelIR

/// Writes typed expressions as Swift: `model.photos.filter { $0.forSale }.count`.
struct ExpressionWriter {
  let service: ServiceModel
  /// A trailing closure would be taken for the body of an `if`.
  var isInCondition = false
  /// Writes texts, which are not for expressions to know.
  var text: ((ExpressionWriter, Text) -> Code)?
  /// What the service model is called, and variables that have another name here.
  var model = "model"
  var otherNames: [String: String] = [:]
  /// Whether closures over unwrapped values state their types.
  private var statesTypes = false
  /// What `$0` of the expression is called: a sort's second element is `$1`.
  var element = "$0"
  /// The unwrapped value that is `$0` of a closure of its own.
  var shorthand: String?
  /// What the closure of `each` calls the index of the row.
  var rowIndex = "index"

  init(service: ServiceModel) {
    self.service = service
  }

  func code(_ expression: TypedExpression) -> Code {
    writer(for: expression).write(expression).code
  }

  /// Swift's type checker solves all operators of an expression together unless its closures state their types, and then compiling can time out.
  private func writer(for expression: TypedExpression) -> ExpressionWriter {
    if statesTypes || expression.unwrapCount <= 2 { return self }
    var writer = self
    writer.statesTypes = true
    return writer
  }

  /// With parentheses where the expression binds less tightly than its place.
  func code(_ expression: TypedExpression, in place: Precedence) -> Code {
    let (code, precedence) = writer(for: expression).write(expression)
    // `a && b ?? c` and `a ?? b > c` mean the right thing and read like the wrong one.
    let isMisread = precedence == .coalescing && place < .coalescing
    return precedence < place || isMisread ? .parentheses(code) : code
  }

  // MARK: - Leaves

  func literal(_ value: Value) -> (code: Code, precedence: Precedence) {
    switch value {
    case .bool(let bool): (.text(bool ? "true" : "false"), .postfix)
    case .integer(let integer): (.text(integerLiteral(integer)), integer < 0 ? .prefix : .postfix)
    case .number(let number):
      (.text(number.description), number.sign == .minus ? .prefix : .postfix)
    case .decimal(let number): (decimalLiteral(number), .postfix)
    case .string(let text): (.string(SwiftString(text)), .postfix)
    case .list: ("[]", .postfix)
    case .date(let date), .day(let date), .localDateTime(let date):
      (.call("Date", [.argument("timeIntervalSince1970", seconds(date))]), .postfix)
    case .null, .url, .uuid, .object, .choice, .json: ("nil", .postfix)
    }
  }

  private func seconds(_ date: Date) -> Code {
    let seconds = date.timeIntervalSince1970
    return .text(Int(exactly: seconds).map(integerLiteral) ?? seconds.description)
  }

  func enumCase(_ rawValue: String, _ type: ValueType) -> String {
    let found = service.enumeration(type.unwrapped)?.cases.first { $0.rawValue == rawValue }
    return found.map { "." + swiftMember($0.name) } ?? ".unknown"
  }

  // MARK: - Members

  /// `base.suffix`, or `base?.suffix` where the base is optional and no `?.` went before.
  func member(of base: TypedExpression, _ suffix: Code) -> Code {
    let isChained = base.isOptionalByChaining(in: service)
    let receiver = sequence(base) ?? code(base, in: .postfix)
    return member(of: receiver, isOptional: base.type.isOptional && !isChained, suffix)
  }

  /// The same of a list that must be an Array, whose indices begin at 0: those of a slice do not.
  func member(ofArray base: TypedExpression, _ suffix: Code) -> Code {
    guard sequence(base) != nil else { return member(of: base, suffix) }
    return member(of: code(base, in: .postfix), isOptional: base.type.isOptional, suffix)
  }

  private func member(of receiver: Code, isOptional: Bool, _ suffix: Code) -> Code {
    let mark = isOptional ? "?" : ""
    let link = Code.sequence([".", suffix])
    if case (.fragment, .fragment) = (receiver, suffix) {
      return "\(receiver)\(mark).\(suffix)"
    }
    let marked = mark.isEmpty ? receiver : attached([.text(mark)], to: receiver)
    return marked.followed(by: [link])
  }

  /// `base["key"]`, `base.element(atPosition: 0)`
  func lookup(_ key: TypedExpression, in base: TypedExpression) -> Code {
    if case .list = base.type.unwrapped {
      return member(
        ofArray: base,
        .call(
          .fragment(Fragment("element", needs: [.helper("atPosition")])),
          [.argument("atPosition", code(key))]
        )
      )
    }
    let mark = base.type.isOptional && !base.isOptionalByChaining(in: service) ? "?" : ""
    return attached([.text(mark), "[", code(key), "]"], to: code(base, in: .postfix))
  }

  /// On the line of what it follows: none may begin with `?.`, or with a bracket.
  private func attached(_ suffix: [Code], to receiver: Code) -> Code {
    guard case .chain(let first, let links) = receiver else {
      return .sequence([receiver] + suffix)
    }
    return .chain(first, links.dropLast() + links.suffix(1).map { .sequence([$0] + suffix) })
  }

  /// An optional whose own method comes next: `(model.author?.name)`, else `.map` would be the name's.
  func optional(_ value: TypedExpression) -> Code {
    let isChained =
      switch value.kind {
      // Optional's own method is the last already.
      case .call(_, .integer, _): false
      case .call where sequence(value) != nil: false
      case .property(let base, _), .call(let base, _, _), .lookup(let base, _):
        base.type.isOptional
      default: false
      }
    return isChained ? .parentheses(code(value)) : code(value, in: .postfix)
  }

  // MARK: - Operators

  func prefixed(_ sign: String, _ operand: TypedExpression) -> Code {
    .sequence([.text(sign), code(operand, in: .postfix)])
  }

  func infix(
    _ left: TypedExpression,
    _ sign: String,
    _ right: TypedExpression,
    _ precedence: Precedence
  ) -> (Code, Precedence) {
    let tighter = Precedence.allCases.first { $0 > precedence } ?? .postfix
    let (onLeft, onRight): (Precedence, Precedence) =
      switch precedence {
      case .comparison: (.sum, .sum)
      case .coalescing: (tighter, precedence)
      default: (precedence, tighter)
      }
    let first = operand(left, beside: right, in: onLeft)
    let second = operand(right, beside: left, in: onRight)
    // One row of operands, so that a long one is not a staircase.
    if precedence == .coalescing, case .binary(let next, let rest) = second,
      rest.allSatisfy({ $0.sign == sign })
    {
      return (.binary(first, [.init(sign, next)] + rest), precedence)
    }
    return (.binary(first, [.init(sign, second)]), precedence)
  }

  private func operand(
    _ operand: TypedExpression,
    beside other: TypedExpression,
    in place: Precedence
  ) -> Code {
    wholeNumber(operand, beside: other) ?? code(operand, in: place)
  }

  /// A whole number beside a Double needs no `.0`, and one beside a Decimal is one; nil for anything else.
  func wholeNumber(_ operand: TypedExpression, beside other: TypedExpression) -> Code? {
    let whole: Int? =
      switch (operand.kind, other.kind) {
      case (_, .literal): nil
      case (.literal(.number(let number)), _): Int(exactly: number)
      case (.literal(.decimal(let number)), _): number.wholeInt
      default: nil
      }
    guard let whole, whole >= 0 else { return nil }
    return .text(integerLiteral(whole))
  }

  // MARK: - Calls and closures

  func plainCall(_ name: Code, _ argument: TypedExpression?) -> Code {
    .call(name, argument.map { [code($0)] } ?? [])
  }

  /// `map(\.price)` where a key path says it, else `map { $0.price + 1 }`.
  func mapping(_ name: String, _ argument: TypedExpression) -> Code {
    if let path = argument.elementPath, path != "" { return "\(name)\(call: "\\\(path)")" }
    return closure(name, closure(argument))
  }

  /// `{ $0.price }` after a function's name, in parentheses where a trailing closure is not allowed.
  func closure(_ name: String, label: String = "", _ closure: Code) -> Code {
    isInCondition
      ? .sequence([.text("\(name)(\(label)"), closure, ")"])
      : .sequence([.text("\(name) "), closure])
  }

  /// `model.delay.map { $0 > 60 }`
  func ifPresent(_ binding: Binding, _ body: TypedExpression) -> Code {
    var writer = self
    writer.isInCondition = false
    let isShort = !statesTypes && !body.hasClosures && !body.usesElement
    writer.shorthand = isShort ? binding.name : nil
    let name = swiftIdentifier(binding.name)
    let parameters = isShort ? "" : parameters(name, of: binding.value.type.unwrapped, for: body)
    let mapping = Code.closure(parameters: parameters, [writer.code(body)])
    let function = body.type.isOptional ? "flatMap" : "map"
    return .chain(optional(binding.value), [.sequence([".", closure(function, mapping)])])
  }

  /// `{ $0.price }`; the element has a name if a closure inside that is not over elements needs it.
  func closure(_ body: TypedExpression) -> Code {
    guard body.unwrapsBesideElement || statesTypes && body.unwraps, let element = body.elementType
    else { return .closure([inside.code(body)]) }
    var writer = inside
    writer.element = unusedName("element", in: [body])
    let parameters = parameters(writer.element, of: element, for: body)
    return .closure(parameters: parameters, [writer.code(body)])
  }

  /// The parameters of a closure: `from`, or `(from: Double) -> Double?`.
  private func parameters(_ name: String, of type: ValueType, for body: TypedExpression) -> String {
    statesTypes ? "(\(name): \(type.swiftName)) -> \(body.type.swiftName)" : name
  }

  func unusedName(_ name: String, in expressions: [TypedExpression]) -> String {
    unused(name, expressions.reduce(into: Set<String>()) { $0.formUnion($1.names) })
  }

  /// Inside a closure, `if` is far and `$0` is its own.
  var inside: ExpressionWriter {
    var writer = self
    writer.isInCondition = false
    writer.element = "$0"
    writer.shorthand = nil
    return writer
  }
}

/// The name, numbered where it is taken.
func unused(_ name: String, _ taken: Set<String>) -> String {
  let names = (1...).lazy.map { $0 == 1 ? name : "\(name)\($0)" }
  return names.first { !taken.contains($0) } ?? name
}

extension Code {
  /// With further links of the chain that it is, or begins.
  func followed(by links: [Code]) -> Code {
    guard case .chain(let first, let before) = self else { return .chain(self, links) }
    return .chain(first, before + links)
  }
}

extension TypedExpression {
  /// The type of `$0`, if the expression uses it.
  fileprivate var elementType: ValueType? {
    kind == .element ? type : outsideClosures.lazy.compactMap(\.elementType).first
  }

  /// Whether a closure over an unwrapped value, in which `$0` is that value or nothing, asks for `$0`.
  fileprivate var unwrapsBesideElement: Bool {
    if case .ifPresent(_, let body) = kind, body.usesElement { return true }
    return outsideClosures.contains(where: \.unwrapsBesideElement)
  }

  /// Whether the Swift of this expression has closures.
  var hasClosures: Bool {
    if case .ifPresent = kind { return true }
    return outsideClosures.count < children.count || children.contains(where: \.hasClosures)
  }
}
