import DocumentReader
import SpecSyntax
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
    let named = TypedExpression.Function(rawValue: name)
    if named?.definition.takesClosure != true {
      for argument in arguments { try refuseElementName(argument, of: name) }
    }
    if base == nil, let condition = try condition(of: name, arguments, syntax) { return condition }
    if base == nil, let declaration = service[name] {
      return try object(declaration, arguments, syntax)
    }
    if named == nil, let function = try screen.appFunction(name) {
      if let base {
        let whole = arguments.isEmpty ? scalar.location(of: syntax.range) : nil
        throw .appFunctionAsMember(name, base.path, at: location(syntax), whole)
      }
      return try call(function, arguments, syntax)
    }
    if base == nil, let named, isFree(named, arguments) {
      return try freeCall(named, arguments, syntax)
    }
    let receiver: TypedExpression
    if let base {
      receiver = try check(base)
    } else {
      guard let model = scope.model else { throw unknownFunction(name, syntax) }
      receiver = TypedExpression(model, .model)
    }
    guard let function = named else {
      if base != nil, let meant = similarFunction(name, on: receiver.type.unwrapped) {
        throw .similarFunction(name, meant, of: receiver.type, at: location(syntax))
      }
      throw unknownFunction(name, syntax)
    }
    let definition = function.definition
    if function == .keys { throw .unorderedKeys(base?.path, at: location(syntax)) }
    let type = receiver.type.unwrapped
    // Check this before the arguments: otherwise their '$0' would be reported instead.
    if !definition.exists(on: type) {
      throw .noMember(name, of: receiver.type, excluding: [], at: location(syntax))
    }
    if definition.isProperty, arguments.isEmpty || definition.arity(on: type).upperBound == 0 {
      throw notACall(name, arguments, syntax)
    }
    if let base {
      // Here the function is not a property, so the call has parentheses.
      let suffix = ".\(name)(\(arguments.isEmpty ? "" : "…"))"
      try checkChaining(of: receiver, base, suffix, isChained: isChained, syntax)
    }
    if definition.isFree(on: type) {
      throw .wrongArguments(function, on: type, at: location(syntax))
    }
    if definition.takesNumbers(on: type) {
      return try call(function, ofNumber: receiver, arguments, syntax)
    }
    let values = try self.arguments(arguments, of: function, on: type, syntax)
    if function == .adding, let base, values.first?.type == type {
      return joined(receiver, base, values[0], arguments[0].value)
    }
    if let call = TypedExpression(function, of: receiver, values) { return call }
    if definition.takesClosure(on: type),
      !values.contains(where: { $0.usesElement || $0.usesIndex || $0.elementName != nil })
    {
      throw .wrongArguments(function, on: type, at: location(syntax))
    }
    throw .noMember(name, of: receiver.type, excluding: [], at: location(syntax))
  }

  /// The conditions of screens that are written as calls: `can(save)`, `isEdited(title)` and `attempted(save)`.
  private func condition(
    of name: String,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression? {
    switch name {
    case "can": try availability(arguments, syntax)
    case "isEdited": try isEdited(arguments, syntax)
    case "attempted": try attempted(arguments, syntax)
    default: nil
    }
  }

  private func unknownFunction(_ name: String, _ syntax: Syntax) -> Diagnostic {
    let own = screen.functions.keys.sorted()
    if let type = service[capitalized(name)]?.name {
      return .lowercasedType(name, type, at: location(syntax))
    }
    if name.first?.isUppercase == true {
      let known = service.declarations.map(\.name)
      let renamed = screen.newName(of: name)
      return .unknownType(name, renamed: renamed, known: known, at: location(syntax))
    }
    return .unknownFunction(name, ofApp: own, at: location(syntax))
  }

  /// The function of the type that begins like a name, as `toggling` does like `toggle`.
  private func similarFunction(
    _ name: String,
    on type: ValueType
  ) -> TypedExpression.Function? {
    let stem = name.dropLast()
    guard stem.count >= 2 else { return nil }
    return TypedExpression.Function.allCases.first { function in
      function.rawValue.hasPrefix(stem) && function.definition.exists(on: type)
        && !function.definition.isFree(on: type)
    }
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

  /// The source text of the expression.
  func written(_ syntax: Syntax) -> String {
    let text = Array((scalar.text ?? "").utf8)
    return String(decoding: text[syntax.range.clamped(to: text.indices)], as: UTF8.self)
  }

  /// The call `keys.sorted()` on a dictionary; `nil` for any other base.
  private func sortedKeys(_ base: Syntax) throws(Diagnostic) -> TypedExpression? {
    guard case .member(let owner, "keys", let isChained) = base.kind else { return nil }
    let dictionary = try check(owner)
    guard case .dictionary = dictionary.type.unwrapped else { return nil }
    try checkChaining(of: dictionary, owner, ".keys", isChained: isChained, base)
    return TypedExpression(.keys, of: dictionary)
  }
}

extension Syntax {
  /// Whether `$0` occurs in the expression, even if it belongs to a nested function.
  var usesElement: Bool {
    if case .element = kind { true } else { children.contains(where: \.usesElement) }
  }

  /// Whether `$index` occurs in the expression, even if it belongs to a nested function.
  var usesIndex: Bool {
    if case .name(rowIndex) = kind { true } else { children.contains(where: \.usesIndex) }
  }
}
