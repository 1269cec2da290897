import ViewModelIR

/// Conditions that must all hold, and what they make known.
struct KotlinConditions {
  /// The values that must be computed before, because Kotlin casts only constants: `val first = books.firstOrNull()`.
  var statements: [Code] = []
  var conditions: [Code] = []
  /// The writer for the code after the conditions, in which the names that they bind stand for values that are not null.
  var writer: ExpressionWriter

  /// - Parameter writer: The writer for the code around the conditions. Names for computed values are added to its scope.
  init(_ conditions: [Condition], _ writer: inout ExpressionWriter) throws(NotInKotlin) {
    self.writer = writer
    let outside = writer
    var values: [Binding] = []
    for condition in conditions {
      switch condition {
      case .holds(let value):
        if self.writer.isKnown(value), !self.conditions.isEmpty { continue }
        self.conditions.append(try self.writer.code(value, in: .conjunction))
        self.writer.know(value, holds: true)
      case .binds(let binding): try bind(binding, after: &values, outside, &writer)
      case .matches(let match): try check(match, after: &values, outside, &writer)
      }
    }
  }

  private mutating func bind(
    _ binding: Binding,
    after values: inout [Binding],
    _ outside: ExpressionWriter,
    _ around: inout ExpressionWriter
  ) throws(NotInKotlin) {
    let isKnown = !writer.isNullable(binding.value)
    if writer.isStable(binding.value) {
      if !isKnown {
        let value = try writer.code(binding.value, in: .equality)
        conditions.append(.binary(value, sign: "!=", "null"))
      }
      writer.know(binding.value)
      writer.variables[binding.name] = try writer.code(binding.value, in: .postfix)
      values.append(binding)
      return
    }
    let value = binding.value.closed(over: values)
    let name = try compute(value, named: binding.name, outside, &around)
    conditions.append(.binary(.text(name), sign: "!=", "null"))
    writer.know(throughChain: value)
    writer.variables[binding.name] = .text(name)
    values.append(Binding(name: binding.name, value: value))
  }

  private mutating func check(
    _ match: CaseMatch,
    after values: inout [Binding],
    _ outside: ExpressionWriter,
    _ around: inout ExpressionWriter
  ) throws(NotInKotlin) {
    if match.isImplied, match.name == nil { return }
    var union = try writer.code(match.value, in: .postfix)
    if !writer.isStable(match.value) {
      let value = match.value.closed(over: values)
      let name = value.path.split(separator: ".").last.map(String.init) ?? match.caseName
      union = .text(try compute(value, named: name, outside, &around))
    }
    if conditions.isEmpty || writer.cases[match.value] != match.caseName {
      let type = writer.screen.unionCase(match.caseName, of: match.value.type)
      conditions.append(.binary(union, sign: "is", .text(type)))
    }
    if match.value.type.isOptional { writer.know(match.value) }
    if let binding = match.binding {
      if writer.isStable(match.value) { union = try writer.code(match.value, in: .postfix) }
      writer.variables[binding.name] = union.followed(by: [".value"])
      values.append(binding)
    }
  }

  /// Adds a statement that computes a value. Returns its name.
  private mutating func compute(
    _ value: TypedExpression,
    named name: String,
    _ outside: ExpressionWriter,
    _ around: inout ExpressionWriter
  ) throws(NotInKotlin) -> String {
    let code = try outside.code(value)
    if let known = around.constants[code] { return known }
    writer.hiding.formUnion(around.hiding)
    let free = writer.constantName(name, for: value)
    around.hiding.insert(free)
    around.constants[code] = free
    writer.hiding.insert(free)
    statements.append(.assignment(.text("val \(free)"), code))
    return free
  }
}

extension ExpressionWriter {
  /// Returns a name for a constant that hides no name in scope and no property, which the code before it can use: `day`, `endDay` or `endDay2`.
  fileprivate func constantName(_ name: String, for value: TypedExpression) -> String {
    let path = value.path.split(separator: ".").enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    let names = [name, path.joined()] + (2..<1_000).map { "\(name)\($0)" }
    return names.lazy.map(kotlinMember).first { !hiding.contains($0) && !properties.contains($0) }
      ?? name
  }

  /// Whether a condition only says that a value is not null that is known not to be.
  func isKnown(_ condition: TypedExpression) -> Bool {
    guard case .equal(let value, let other, negated: true) = condition.kind else { return false }
    return other.kind == .literal(.null) && !isNullable(value)
  }

  /// Adds what a condition makes known that holds or does not, as far as Kotlin follows it.
  mutating func know(_ condition: TypedExpression, holds: Bool) {
    switch condition.kind {
    case .and(let left, let right) where holds, .or(let left, let right) where !holds:
      know(left, holds: holds)
      know(right, holds: holds)
    case .not(let condition): know(condition, holds: !holds)
    case .variable(let name):
      // The condition of a `let` value.
      if let shared = shared[name] { know(shared, holds: holds) }
    case .equal(let value, let other, negated: holds)
    where other.kind == .literal(.null) && isStable(value):
      know(value)
    case .equal(let left, let right, negated: !holds)
    where [.string, .integer].contains(left.type.unwrapped):
      // What equals a value that is not null is not null either.
      if !isNullable(right) { know(throughChain: left) }
      if !isNullable(left) { know(throughChain: right) }
    case .isCase(let union, let name) where holds && isStable(union):
      know(union)
      cases[union] = name
    // `author?.age?.let { age -> age > 17L } == true`
    case .coalesce(let value, let other) where holds && other.kind == .literal(.bool(false)):
      if case .ifPresent(let binding, _) = value.kind, isStable(binding.value) {
        know(binding.value)
      }
    default: break
    }
  }
}

extension TypedExpression {
  /// The expression with the values of names that only conditions before it bind.
  fileprivate func closed(over values: [Binding]) -> TypedExpression {
    values.reversed().reduce(self) { body, binding in
      guard body.variables.contains(binding.name) else { return body }
      return TypedExpression(body.type.asOptional, .ifPresent(binding, body))
    }
  }
}
