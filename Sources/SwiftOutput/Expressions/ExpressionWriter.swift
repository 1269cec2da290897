import Foundation
import ViewModelIR

/// Writes typed expressions as Swift code: `model.photos.filter { $0.forSale }.count`.
struct ExpressionWriter {
  let service: ServiceModel
  /// Whether the code is the condition of an `if`. Swift would parse a trailing closure as its body.
  var isInCondition = false
  /// Writes the texts and formatted values in expressions.
  var text: ((ExpressionWriter, Text) -> Code)?
  /// The name of the service model in the code.
  var model = "model"
  /// The names in the code of variables that have other names than in the spec.
  var otherNames: [String: String] = [:]
  /// The names of expressions that have one: a presenter computes values of `let` in members.
  var named: [TypedExpression: Code] = [:]
  /// Whether closures over unwrapped values state their types.
  private(set) var statesTypes = false
  /// The name of the element that the expression is over. The second element of a sort is `$1`.
  var element = "$0"
  /// The variable that is written as `$0`, because it is the only parameter of the innermost closure.
  var shorthand: String?
  /// The name of the row's index in the closure of `each`.
  var rowIndex = "index"

  init(service: ServiceModel) {
    self.service = service
  }

  func code(_ expression: TypedExpression) -> Code {
    writer(for: expression).write(expression).code
  }

  /// Returns a writer whose closures state their types if the expression unwraps many values, or computes much with one of them.
  /// Otherwise, Swift's type checker would solve all operators together, which can time out.
  private func writer(for expression: TypedExpression) -> ExpressionWriter {
    let isSimple = expression.unwrapCount <= 2 && expression.calculationCount <= 2
    if statesTypes || isSimple || !expression.unwraps { return self }
    var writer = self
    writer.statesTypes = true
    return writer
  }

  /// Returns the code, in parentheses if it binds less tightly than its place requires.
  func code(_ expression: TypedExpression, in place: Precedence) -> Code {
    let (code, precedence) = writer(for: expression).write(expression)
    // `a && b ?? c` and `a ?? b > c` would be correct, but are easily misread.
    let isMisread = precedence == .coalescing && place < .coalescing
    return precedence < place || isMisread ? .parentheses(code) : code
  }

  // MARK: - Leaves

  func literal(_ value: Value) -> (code: Code, precedence: Precedence) {
    switch value {
    case .bool(let bool): (.text(bool ? "true" : "false"), .postfix)
    case .integer(let integer): (.text(integerLiteral(integer)), integer < 0 ? .prefix : .postfix)
    case .number(let number):
      (.text(doubleLiteral(number)), number.sign == .minus ? .prefix : .postfix)
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
    return found.map { swiftCase($0.name, of: type.unwrapped.swiftName) } ?? ".unknown"
  }

  // MARK: - Members

  /// `base.suffix`, or `base?.suffix` if the base is optional and has no `?.` itself.
  func member(of base: TypedExpression, _ suffix: Code) -> Code {
    let isChained = isChained(base)
    let receiver = sequence(base) ?? code(base, in: .postfix)
    return member(of: receiver, isOptional: base.type.isOptional && !isChained, suffix)
  }

  /// A member of a list or text that is written as an Array or String, for members that slices do not have, or whose indices begin at 0.
  func member(ofWhole base: TypedExpression, _ suffix: Code) -> Code {
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
        ofWhole: base,
        .call(
          .fragment(Fragment("element", needs: [.helper("atPosition")])),
          [.argument("atPosition", code(key))]
        )
      )
    }
    let mark = base.type.isOptional && !isChained(base) ? "?" : ""
    return attached([.text(mark), "[", code(key), "]"], to: code(base, in: .postfix))
  }

  /// Appends a suffix to the last link, because no line can begin with `?.` or a bracket.
  private func attached(_ suffix: [Code], to receiver: Code) -> Code {
    guard case .chain(let first, let links) = receiver else {
      return .sequence([receiver] + suffix)
    }
    return .chain(first, links.dropLast() + links.suffix(1).map { .sequence([$0] + suffix) })
  }

  /// Returns an optional whose own method follows, in parentheses if needed: after `(model.author?.name)`, `.map` is the optional's;
  /// without them, it would be the name's.
  func optional(_ value: TypedExpression) -> Code {
    let isChained =
      switch value.kind {
      // These end with a method of the optional already.
      case .call(_, .integer, _): false
      case .call where sequence(value) != nil: false
      case .call where isFoundByIndex(value): true
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
    // Flattens `a ?? (b ?? c)`, so that all operands are indented alike.
    if precedence == .coalescing, case .binary(let next, let rest) = second,
      rest.allSatisfy({ $0.sign == sign })
    {
      return (.binary(first, [.init(sign, next)] + rest), precedence)
    }
    return (.binary(first, [.init(sign, second)]), precedence)
  }

  func operand(
    _ operand: TypedExpression,
    beside other: TypedExpression,
    in place: Precedence
  ) -> Code {
    wholeNumber(operand, beside: other) ?? code(operand, in: place)
  }

  /// Returns a literal without a fraction for a whole number next to a Double or Decimal, whose type Swift infers; `nil` for any other
  /// expression.
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

  /// `map(\.price)` if a key path can express the argument, otherwise `map { $0.price + 1 }`.
  func mapping(_ name: String, _ argument: TypedExpression) -> Code {
    if let path = elementPath(of: argument), path != "" { return "\(name)\(call: "\\\(path)")" }
    return closure(name, closure(argument))
  }

  /// A call with a closure, in parentheses if a trailing closure is not allowed: `map { $0.price }`.
  func closure(_ name: String, label: String = "", _ closure: Code) -> Code {
    isInCondition
      ? .sequence([.text("\(name)(\(label)"), closure, ")"])
      : .sequence([.text("\(name) "), closure])
  }

  /// `model.delay.map { $0 > 60 }`
  func ifPresent(_ binding: Binding, _ body: TypedExpression) -> Code {
    var writer = self
    writer.isInCondition = false
    // A condition can unwrap a value that the body does not use. Without a parameter list, Swift would miss the parameter.
    let isUsed = body.variables.contains(binding.name)
    let isShort = isUsed && !statesTypes && !body.hasClosures && !body.usesElement
    writer.shorthand = isShort ? binding.name : nil
    let name = isUsed ? swiftIdentifier(binding.name) : "_"
    let parameters = isShort ? "" : parameters(name, of: binding.value.type.unwrapped, for: body)
    let mapping = Code.closure(parameters: parameters, [writer.code(body)])
    let function = body.type.isOptional ? "flatMap" : "map"
    return .chain(optional(binding.value), [.sequence([".", closure(function, mapping)])])
  }

  /// `{ $0.price }`. The element has a name if an inner closure over an unwrapped value uses it, or if the index is another parameter.
  func closure(_ body: TypedExpression) -> Code {
    if case .closure(let element, let inner) = body.kind { return closure(naming: element, inner) }
    if body.usesIndex { return indexedClosure(body) }
    guard body.unwrapsBesideElement || statesTypes && body.unwraps, let element = body.elementType
    else { return .closure([inside.code(body)]) }
    var writer = inside
    writer.element = unusedName("element", in: [body])
    let parameters = parameters(writer.element, of: element, for: body)
    return .closure(parameters: parameters, [writer.code(body)])
  }

  /// Returns the parameters of a closure: `from`, or `(from: Double) -> Double?`.
  func parameters(_ name: String, of type: ValueType, for body: TypedExpression) -> String {
    statesTypes ? "(\(name): \(type.swiftName)) -> \(body.type.swiftName)" : name
  }

  func unusedName(_ name: String, in expressions: [TypedExpression]) -> String {
    unused(name, expressions.reduce(into: Set<String>()) { $0.formUnion($1.names) })
  }

  /// The writer for the inside of a closure, which has its own `$0` and is not directly in a condition.
  var inside: ExpressionWriter {
    var writer = self
    writer.isInCondition = false
    writer.element = "$0"
    writer.shorthand = nil
    return writer
  }
}

/// Returns the name, with a number if it is taken.
func unused(_ name: String, _ taken: Set<String>) -> String {
  let names = (1...).lazy.map { $0 == 1 ? name : "\(name)\($0)" }
  return names.first { !taken.contains($0) } ?? name
}

extension Code {
  /// Returns the code with links appended.
  func followed(by links: [Code]) -> Code {
    guard case .chain(let first, let before) = self else { return .chain(self, links) }
    return .chain(first, before + links)
  }
}

extension TypedExpression {
  /// The type of `$0`; `nil` if the expression does not use it.
  var elementType: ValueType? {
    kind == .element ? type : outsideClosures.lazy.compactMap(\.elementType).first
  }

  /// Whether a closure over an unwrapped value or over named elements uses the element, which `$0` cannot mean in that closure.
  var unwrapsBesideElement: Bool {
    switch kind {
    case .ifPresent(_, let body), .closure(_, let body): if body.usesElement { return true }
    default: break
    }
    return outsideClosures.contains(where: \.unwrapsBesideElement)
  }

  /// Whether the Swift code of the expression has closures.
  var hasClosures: Bool {
    switch kind {
    case .ifPresent, .closure: return true
    default: break
    }
    return outsideClosures.count < children.count || children.contains(where: \.hasClosures)
  }
}
