import ViewModelIR

/// Writes typed expressions as Kotlin: `photos.count { it.isForSale }`.
struct ExpressionWriter {
  let screen: KotlinScreen
  let functions: ScreenFunctions
  /// The variable with the service's model; `nil` if that is the receiver.
  var model: String?
  /// The names in scope that hide the properties of the receiver.
  var hiding: Set<String> = []
  /// The names of the receiver's properties.
  var properties: Set<String> = []
  /// The names of the values that constants before the code have.
  var constants: [Code: String] = [:]
  /// The code of the variables that are not constants of their own name.
  var variables: [String: Code] = [:]
  /// The variables whose values can change between two reads.
  var changing: Set<String> = []
  /// Optional values that are known not to be null, so that Kotlin casts them itself.
  var present: Set<TypedExpression> = []
  /// The names of the cases that unions are known to be.
  var cases: [TypedExpression: String] = [:]
  /// The values of `let`. What a condition among them makes known, Kotlin knows too.
  var shared: [String: TypedExpression] = [:]
  /// The code of `$0`.
  var element: Code = "it"
  /// The name of `$index`, which is an Int in Kotlin.
  var index: Code = "index"
  /// The code before a member of the context; nothing inside of its functions.
  var context = "context."

  /// How tightly an operator binds its operands, from the loosest to the tightest.
  enum Precedence: Comparable {
    case choice, disjunction, conjunction, equality, comparison, check, coalescing, sum, product,
      prefix, postfix
  }

  func code(_ expression: TypedExpression) throws(NotInKotlin) -> Code {
    try written(expression).code
  }

  /// Returns the code, in parentheses if it binds less tightly than its place requires.
  func code(
    _ expression: TypedExpression,
    in place: Precedence
  ) throws(NotInKotlin) -> Code {
    let (code, precedence) = try write(expression)
    return precedence < place ? .parentheses(code) : code
  }

  func write(
    _ expression: TypedExpression
  ) throws(NotInKotlin) -> (code: Code, precedence: Precedence) {
    let (code, precedence) = try written(expression)
    return (code, min(precedence, code.precedence))
  }

  private func written(
    _ expression: TypedExpression
  ) throws(NotInKotlin) -> (code: Code, precedence: Precedence) {
    switch expression.kind {
    case .literal(let value):
      return (try literal(value), value.isNegative ? .prefix : .postfix)
    case .enumCase(let rawValue):
      return (try enumCase(rawValue, of: expression), .postfix)
    case .model: return (.text(model ?? "this"), .postfix)
    case .element: return (element, .postfix)
    case .variable(rowIndex): return (index.followed(by: [".toLong()"]), .postfix)
    case .variable(let name):
      return (variables[name] ?? .text(kotlinMember(name)), .postfix)
    case .now: return (.text("\(context)now"), .postfix)
    case .today: return (.text("\(context)today", needs: [.helper("today")]), .postfix)
    case .property(let base, let name):
      return (try link(.text(kotlinMember(name)), on: base), .postfix)
    case .call(let base, let function, let arguments):
      return (try call(function, on: base, arguments), .postfix)
    case .lookup(let base, let key): return (try lookup(key, in: base), .postfix)
    case .ifPresent(let binding, let body): return (try ifPresent(binding, body), .postfix)
    case .isCase(let union, let name): return try isCase(union, name)
    case .payload(let union, let name): return (try payload(of: union, name), .postfix)
    case .formatted(let value, let format):
      return (try TextWriter(expressions: self).code(Text(value, format)), .postfix)
    case .text(let text): return (try TextWriter(expressions: self).code(text), .postfix)
    case .coalesce(let left, let right): return try coalesce(left, right)
    case .choice: return (try choice(expression), .choice)
    case .not(let operand): return (.sequence(["!", try code(operand, in: .postfix)]), .prefix)
    case .and(let left, let right): return try infix(left, "&&", right, .conjunction)
    case .or(let left, let right): return try infix(left, "||", right, .disjunction)
    case .equal(let left, let right, let negated): return try equal(left, right, negated)
    case .isAny(let value, let literals): return try isAny(value, of: literals)
    case .ordered(let left, let ordering, let right):
      if let passing = expression.passing {
        return try isNow(passing.ordering, try code(passing.time))
      }
      return try ordered(left, ordering, right)
    case .arithmetic(let left, let sign, let right): return try arithmetic(left, sign, right)
    case .negate(let operand): return try negated(operand)
    case .toNumber(let operand):
      if expression.type.unwrapped != .decimal {
        return (try link("toDouble()", on: operand), .postfix)
      }
      return (try links(["toBigDecimal()", "stripTrailingZeros()"], on: operand), .postfix)
    case .appCall(let function, let arguments):
      let name = Code.sequence([
        .helper("DisplayFunctions"), .text(".\(kotlinMember(function.name))"),
      ])
      return (
        .call(name, try arguments.map { (value) throws(NotInKotlin) in try code(value) }), .postfix
      )
    case .object(let members): return (try object(members, expression), .postfix)
    case .closure: throw NotInKotlin("this expression", expression)
    }
  }

  /// `Message(id = newId, text = draft)`
  private func object(
    _ members: [TypedExpression.Member],
    _ expression: TypedExpression
  ) throws(NotInKotlin) -> Code {
    let name = Code.text(screen.types.name(of: expression.type.declaredName ?? ""))
    // A class without properties has one value.
    if members.isEmpty { return name }
    return .call(
      name,
      try members.map { (member) throws(NotInKotlin) in
        .assignment(.text(kotlinMember(member.property.name)), try code(member.value))
      }
    )
  }

  // MARK: - Choices

  private func coalesce(
    _ left: TypedExpression,
    _ right: TypedExpression
  ) throws(NotInKotlin) -> (Code, Precedence) {
    if !isNullable(left) { return try write(left) }
    switch right.kind {
    case .literal(.bool(let other)):
      let value = try code(left, in: .comparison)
      return (.binary(value, sign: other ? "!=" : "==", other ? "false" : "true"), .equality)
    default: return try infix(left, "?:", right, .coalescing)
    }
  }

  /// `if (isNew) a else b`, or `when` for a choice in a choice.
  private func choice(_ expression: TypedExpression) throws(NotInKotlin) -> Code {
    var branches: [Code.Branch] = []
    var rest = expression
    var writer = self
    while case .choice(let condition, let then, let otherwise) = rest.kind {
      var inside = writer
      inside.know(condition, holds: true)
      branches.append(
        Code.Branch(conditions: [try writer.code(condition)], value: try inside.code(then))
      )
      writer.know(condition, holds: false)
      rest = otherwise
    }
    return .conditional(branches, otherwise: try writer.code(rest))
  }

  // MARK: - Optional values

  /// `author?.let { name -> "by $name" }`, or `author?.name` if that says the same.
  private func ifPresent(
    _ binding: Binding,
    _ body: TypedExpression
  ) throws(NotInKotlin) -> Code {
    if let chained = body.chained(on: binding.value, named: binding.name) {
      return try code(chained, in: .postfix)
    }
    return try unwrapping(binding, isUsed: body.variables.contains(binding.name)) {
      (writer) throws(NotInKotlin) in try writer.code(body)
    }
  }

  /// Returns the code for a value that is not null, inside `?.let`.
  func unwrapping(
    _ binding: Binding,
    isUsed: Bool = true,
    _ body: (ExpressionWriter) throws(NotInKotlin) -> Code
  ) throws(NotInKotlin) -> Code {
    let value = try code(binding.value, in: .postfix)
    var writer = self
    if !isNullable(binding.value) {
      writer.variables[binding.name] = value
      return try body(writer)
    }
    writer.know(throughChain: binding.value)
    let name = writer.claim(binding.name)
    writer.variables[binding.name] = .text(name)
    let closure = Code.lambda(parameters: isUsed ? name : "", [try body(writer)])
    return value.followed(by: [.sequence(["?.let ", closure])])
  }

  /// Adds a name to the scope, with a number if it is taken.
  mutating func claim(_ name: String) -> String {
    let names = (1...).lazy.map { kotlinMember($0 == 1 ? name : "\(name)\($0)") }
    let free = names.first { [hiding] in !hiding.contains($0) } ?? name
    hiding.insert(free)
    return free
  }

  // MARK: - Operators

  func infix(
    _ left: TypedExpression,
    _ sign: String,
    _ right: TypedExpression,
    _ precedence: Precedence
  ) throws(NotInKotlin) -> (Code, Precedence) {
    // `a ?: b > c` would mean `(a ?: b) > c`, but is easily misread.
    let isComparison = precedence == .equality || precedence == .comparison
    let place = isComparison ? .sum : precedence
    // `a - (b - c)` needs its parentheses; a chain of `&&` or `?:` needs none.
    let onRight: Precedence =
      switch precedence {
      case .sum: .product
      case .product: .prefix
      default: place
      }
    var after = self
    switch precedence {
    case .conjunction: after.know(left, holds: true)
    case .disjunction: after.know(left, holds: false)
    default: break
    }
    let operands = (try code(left, in: place), try after.code(right, in: onRight))
    return (.binary(operands.0, sign: sign, operands.1), precedence)
  }
}

extension Code {
  /// How tightly the outermost operator of the code binds.
  fileprivate var precedence: ExpressionWriter.Precedence {
    switch self {
    case .conditional: return .choice
    case .binary(_, let sign, _):
      switch sign {
      case "||": return .disjunction
      case "&&": return .conjunction
      case "==", "!=": return .equality
      case "<", "<=", ">", ">=": return .comparison
      case "in", "is": return .check
      case "?:": return .coalescing
      case "+", "-": return .sum
      case "*", "/", "%": return .product
      default: return .prefix
      }
    default: return .postfix
    }
  }
}

extension TypedExpression {
  /// The expression over a variable as one over the optional value itself: `name.count` as `author?.name?.count`. It is `nil` if the
  /// expression is not a path that begins with the variable.
  fileprivate func chained(on value: TypedExpression, named name: String) -> TypedExpression? {
    switch kind {
    case .variable(name): return value
    case .property(let base, let member):
      return base.chained(on: value, named: name).map {
        TypedExpression(type.asOptional, .property($0, member))
      }
    case .lookup(let base, let key) where !key.names.contains(name):
      return base.chained(on: value, named: name).map {
        TypedExpression(type.asOptional, .lookup($0, key: key))
      }
    case .call(let base, let function, let arguments):
      if function.definition.isFree(on: base.type)
        || arguments.contains(where: { $0.names.contains(name) })
      {
        return nil
      }
      return base.chained(on: value, named: name).map {
        TypedExpression(type.asOptional, .call($0, function, arguments))
      }
    default: return nil
    }
  }
}
