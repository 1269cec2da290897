import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Whether a call without a base is a function of numbers, such as `min(a, b)`, and not a function of the model.
  func isFree(_ function: TypedExpression.Function, _ arguments: [Syntax.Argument]) -> Bool {
    let definition = function.definition
    guard definition.freeSample != nil else { return false }
    guard case .list? = scope.model else { return true }
    return !(scope.model.map(definition.arity)?.contains(arguments.count) ?? false)
  }

  /// Checks a call such as `min(a, b)`.
  func freeCall(
    _ function: TypedExpression.Function,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    // The function is defined with its first argument as the base.
    let others = Array(arguments.dropFirst())
    for argument in arguments { try refuseElementName(argument, of: function.rawValue) }
    _ = try parameters(others, of: function, on: .number, syntax)
    if let label = arguments.first?.label, let mark = arguments.first?.mark {
      throw .wrongLabel(label, function, on: .number, at: scalar.location(of: mark))
    }
    return try call(function, ofNumbers: arguments.map(\.value), syntax)
  }

  /// Checks a call such as `rating.clamped(0, 5)`.
  func call(
    _ function: TypedExpression.Function,
    ofNumber receiver: TypedExpression,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    _ = try parameters(arguments, of: function, on: receiver.type.unwrapped, syntax)
    return try call(function, receiver, ofNumbers: arguments.map(\.value), syntax)
  }

  private func call(
    _ function: TypedExpression.Function,
    _ receiver: TypedExpression? = nil,
    ofNumbers operands: [Syntax],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let numbers = [receiver].compactMap { $0 } + (try checked(operands, receiver, of: function))
    let isDouble = function.definition.convertsToDouble
    let unified = isDouble ? numbers.map(\.asDouble) : try unified(numbers, syntax)
    guard let base = unified.first,
      let call = TypedExpression(function, of: base, Array(unified.dropFirst()))
    else { throw .wrongArguments(function, on: .number, at: location(syntax)) }
    return call
  }

  /// Checks that every operand is a number. A literal takes the type of the others, whatever their order.
  private func checked(
    _ operands: [Syntax],
    _ receiver: TypedExpression?,
    of function: TypedExpression.Function
  ) throws(Diagnostic) -> [TypedExpression] {
    let isDouble = function.definition.convertsToDouble
    let wanted = isDouble ? "an Int or a Double" : "a number"
    var type = receiver?.type
    var numbers: [Int: TypedExpression] = [:]
    let all = operands.enumerated()
    for isOpen in [false, true] {
      _ = try problems.all(all.filter { $0.element.takesType == isOpen }) {
        (index, operand) throws(Diagnostic) in
        let number = try check(operand, expected: type)
        try require(number, operand, "'\(function.rawValue)'", wanted) {
          $0.isSummable && !isDouble || $0.isNumeric
        }
        numbers[index] = number
        type = type ?? number.type
      }
    }
    return operands.indices.compactMap { numbers[$0] }
  }

  private func unified(
    _ numbers: [TypedExpression],
    _ syntax: Syntax
  ) throws(Diagnostic) -> [TypedExpression] {
    guard var widest = numbers.first else { return [] }
    for var number in numbers { try unify(&widest, &number, syntax) }
    var unified: [TypedExpression] = []
    for var number in numbers {
      try unify(&widest, &number, syntax)
      guard number.type.unwrapped == widest.type.unwrapped else {
        throw .incomparable(widest, number, service, at: location(syntax))
      }
      unified.append(number)
    }
    return unified
  }
}

extension TypedExpression {
  fileprivate var asDouble: TypedExpression { type == .integer ? promoted(to: .number) : self }
}
