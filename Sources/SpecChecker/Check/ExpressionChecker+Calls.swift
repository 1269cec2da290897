import DocumentReader
import Expressions
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
    let definition = function.definition
    if function == .keys { throw .unorderedKeys(base?.path, at: location(syntax)) }
    guard !definition.isProperty else { throw notACall(name, arguments, syntax) }
    let type = receiver.type.unwrapped
    // Before its arguments, whose '$0' would be blamed.
    if !definition.exists(on: type) {
      throw .noMember(name, of: receiver.type, besides: [], at: location(syntax))
    }
    let values = try self.arguments(arguments, of: function, on: type, syntax)
    if let call = TypedExpression(function, of: receiver, values) { return call }
    if values.isEmpty, definition.arity.contains(1) {
      throw .wrongArguments(function, at: location(syntax))
    }
    throw .noMember(name, of: receiver.type, besides: [], at: location(syntax))
  }

  private func notACall(
    _ name: String,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) -> Diagnostic {
    if let condition = arguments.first?.value, condition.usesElement {
      return .filterBefore(name, written(condition), at: location(syntax))
    }
    let parentheses = scalar.location(of: syntax.mark.upperBound..<syntax.range.upperBound)
    return .notACall(name, at: location(syntax), parentheses)
  }

  /// As the author wrote it.
  private func written(_ syntax: Syntax) -> String {
    let text = Array((scalar.text ?? "").utf8)
    return String(decoding: text[syntax.range.clamped(to: text.indices)], as: UTF8.self)
  }

  /// `keys.sorted()` of a dictionary; nil for anything else.
  private func sortedKeys(_ base: Syntax) throws(Diagnostic) -> TypedExpression? {
    guard case .member(let owner, "keys", let isChained) = base.kind else { return nil }
    let dictionary = try check(owner)
    guard case .dictionary = dictionary.type.unwrapped else { return nil }
    try checkChaining(of: dictionary, owner, ".keys", isChained: isChained, base)
    return TypedExpression(.keys, of: dictionary)
  }

  private func arguments(
    _ arguments: [Syntax.Argument],
    of function: TypedExpression.Function,
    on type: ValueType,
    _ syntax: Syntax
  ) throws(Diagnostic) -> [TypedExpression] {
    let definition = function.definition
    guard definition.arity.contains(arguments.count) else {
      throw .wrongArguments(function, at: location(syntax))
    }
    guard let argument = arguments.first else { return [] }
    if let label = argument.label, label != definition.label {
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
    let takesClosure = definition.takesClosure(on: type)
    if takesClosure, case .list(let element) = type {
      inner.scope = scope.inside(element)
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
    if let wanted = definition.argumentProblem(value, on: type) {
      if value.type.isOptional, function == .map {
        throw .mapOfOptional(argument.value.path, at: location(argument.value), location(syntax))
      }
      if value.type.isOptional {
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

extension Syntax {
  /// Whether `$0` occurs in it, be it that of a function inside it.
  var usesElement: Bool {
    switch kind {
    case .element: true
    case .member(let base, _, _), .isType(let base, _, _), .prefix(_, let base): base.usesElement
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
