import DocumentReader
import ViewModelIR

extension ExpressionChecker {
  func call(
    _ name: String,
    on base: Syntax?,
    isChained: Bool,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    if name == "sorted", arguments.isEmpty, let base, let keys = try sortedKeys(base) {
      return keys
    }
    let receiver: TypedExpression
    if let base {
      receiver = try check(base)
      try checkChaining(of: receiver, base, ".\(name)", isChained: isChained, syntax)
    } else {
      guard let model = scope.model else { throw .unknownFunction(name, at: location(syntax)) }
      receiver = TypedExpression(model, .model)
    }
    guard let function = TypedExpression.Function(rawValue: name) else {
      throw .unknownFunction(name, at: location(syntax))
    }
    if function == .keys { throw .unorderedKeys(base?.path, at: location(syntax)) }
    guard !function.isProperty else { throw .notACall(name, at: location(syntax)) }
    let type = receiver.type.unwrapped
    // Before its arguments, whose '$0' would be blamed.
    if !function.exists(on: type) {
      throw .noMember(name, of: receiver.type, besides: [], at: location(syntax))
    }
    let values = try self.arguments(arguments, of: function, on: type, syntax)
    guard let result = function.type(of: type, values.first) else {
      if values.isEmpty, function.arity.contains(1) {
        throw .wrongArguments(function, at: location(syntax))
      }
      throw .noMember(name, of: receiver.type, besides: [], at: location(syntax))
    }
    return TypedExpression(
      receiver.type.isOptional ? result.asOptional : result,
      .call(receiver, function, values)
    )
  }

  /// `keys.sorted()` of a dictionary; nil for anything else.
  private func sortedKeys(_ base: Syntax) throws(Diagnostic) -> TypedExpression? {
    guard case .member(let owner, "keys", let isChained) = base.kind else { return nil }
    let dictionary = try check(owner)
    guard case .dictionary = dictionary.type.unwrapped else { return nil }
    try checkChaining(of: dictionary, owner, ".keys", isChained: isChained, base)
    let type = ValueType.list(.string)
    return TypedExpression(
      dictionary.type.isOptional ? .optional(type) : type,
      .call(dictionary, .keys, [])
    )
  }

  private func arguments(
    _ arguments: [Syntax.Argument],
    of function: TypedExpression.Function,
    on type: ValueType,
    _ syntax: Syntax
  ) throws(Diagnostic) -> [TypedExpression] {
    guard function.arity.contains(arguments.count) else {
      throw .wrongArguments(function, at: location(syntax))
    }
    guard let argument = arguments.first else { return [] }
    if let label = argument.label, !function.labels.contains(label) {
      throw .wrongLabel(label, function, at: scalar.location(of: argument.mark))
    }
    if function == .contains, case .list(let element) = type, !argument.value.usesElement {
      let value = try check(argument.value, expected: element)
      guard value.type == element || value.type.asOptional == element else {
        throw .mismatch(
          "'contains'",
          wants: element.spokenName,
          got: value.type,
          at: location(argument.value)
        )
      }
      return [value]
    }
    var inner = self
    let takesClosure = function.takesClosure(on: type)
    if takesClosure, case .list(let element) = type {
      inner.scope.element = element
      inner.scope.functions += 1
      if inner.scope.functions > Limits.nestedFunctions {
        throw .nestedFunctions(at: location(syntax))
      }
      if !argument.value.usesElement {
        throw .noElement(function, at: location(argument.value))
      }
    }
    let value = try inner.check(argument.value)
    // A `$0` that belongs to a function further in is not this one's.
    if takesClosure, !value.usesElement {
      throw .noElement(function, at: location(argument.value))
    }
    // Swift compares two elements by their keys, so it stands there twice, and twice in itself would be four times.
    if function == .sorted, value.sorts { throw .sortedInside(at: location(argument.value)) }
    if let wanted = function.argumentProblem(value, on: type) {
      if value.type.isOptional, function != .compactMap {
        throw .optionalOperand(
          argument.value.path,
          "'\(function.rawValue)'",
          type: value.type,
          at: location(argument.value)
        )
      }
      throw .mismatch(
        "'\(function.rawValue)'",
        wants: wanted,
        got: value.type,
        at: location(argument.value)
      )
    }
    return [value]
  }
}

extension TypedExpression.Function {
  var arity: ClosedRange<Int> {
    switch self {
    case .count, .isEmpty, .first, .last, .reversed, .keys: 0...0
    case .sum, .min, .max, .average, .sorted, .joined: 0...1
    case .filter, .map, .compactMap, .prefix, .contains, .chunked, .hasPrefix, .hasSuffix: 1...1
    }
  }

  var labels: [String] {
    switch self {
    case .joined: ["separator"]
    case .chunked, .sorted: ["on"]
    case .contains, .filter: ["where"]
    default: []
    }
  }

  /// How an author writes it.
  var sample: String {
    switch self {
    case .count, .isEmpty, .first, .last: rawValue
    case .reversed: "reversed()"
    case .sum, .min, .max, .average: "\(rawValue)($0.price)"
    case .sorted: "sorted($0.name)"
    case .filter: "filter($0.price > 0)"
    case .map, .compactMap: "\(rawValue)($0.name)"
    case .prefix: "prefix(3)"
    case .contains: "contains('x')"
    case .joined: "joined(', ')"
    case .chunked: "chunked(on: $0.day)"
    case .hasPrefix, .hasSuffix: "\(rawValue)('x')"
    case .keys: "keys.sorted()"
    }
  }

  /// What the argument should be, where it is something else; nil where it is right.
  func argumentProblem(_ argument: TypedExpression, on base: ValueType) -> String? {
    switch self {
    case .sum, .average: argument.type.isSummable ? nil : "a number"
    case .min, .max, .sorted: argument.type.isOrdered ? nil : "a number, a String or a Date"
    case .filter: argument.type == .boolean ? nil : "a condition"
    case .contains where base != .string: argument.type == .boolean ? nil : "a condition"
    case .contains, .hasPrefix, .hasSuffix, .joined: argument.type == .string ? nil : "a String"
    case .compactMap: argument.type.isOptional ? nil : "an optional; for others use 'map'"
    case .map, .chunked: argument.type.isOptional ? "a value; for optionals use 'compactMap'" : nil
    case .prefix:
      if case .literal(.integer(0...)) = argument.kind { nil } else { "a literal count" }
    case .count, .isEmpty, .first, .last, .reversed, .keys: nil
    }
  }

  /// Whether a base has the function, whatever its argument.
  fileprivate func exists(on base: ValueType) -> Bool {
    if case .list = base { return ![.hasPrefix, .hasSuffix, .keys].contains(self) }
    return type(of: base) != nil
  }
}

extension Syntax {
  /// Whether `$0` occurs in it, be it that of a function inside it.
  var usesElement: Bool {
    switch kind {
    case .element: true
    case .member(let base, _, _), .isType(let base, _), .prefix(_, let base): base.usesElement
    case .call(let base, _, _, let arguments):
      base?.usesElement ?? false || arguments.contains { $0.value.usesElement }
    case .lookup(let left, let right, _), .binary(let left, _, let right):
      left.usesElement || right.usesElement
    case .integer, .number, .string, .bool, .null, .emptyList, .name, .implicitMember: false
    }
  }
}

extension TypedExpression {
  /// Whether a list is sorted by a key somewhere in it.
  fileprivate var sorts: Bool {
    if case .call(_, .sorted, let arguments) = kind, !arguments.isEmpty { return true }
    return children.contains(where: \.sorts)
  }
}
