import ViewModelIR

// Closures that read the index of their element, or name it.

extension ExpressionWriter {
  /// A call with a closure on the elements of a list. If the closure reads their indices, it is
  /// `base.enumerated().filter { index, element in … }`, and the other links lead from there to the result.
  func overElements(of call: FunctionCall, _ function: Code, then rest: [Code] = []) -> Code {
    guard call.readsIndex else { return member(of: call.base, function) }
    return member(of: call.base, "enumerated()").followed(by: [.sequence([".", function])] + rest)
  }

  /// Whether the code of a value has a `?.`, after which the next member follows a plain dot.
  func isChained(_ value: TypedExpression) -> Bool {
    if value.isOptionalByChaining(in: service) { return true }
    guard isFoundByIndex(value), case .call(let list, let function, _) = value.kind else {
      return false
    }
    return function == .firstIndex || !list.type.unwrapped.element.isOptional
  }

  /// Whether the code of a value ends with the `?.element` or `?.offset` of an enumerated list.
  func isFoundByIndex(_ value: TypedExpression) -> Bool {
    guard named[value] == nil, case .call(let base, let function, let arguments) = value.kind,
      [.first, .last, .firstIndex].contains(function)
    else { return false }
    let call = FunctionCall(base: base, arguments: arguments)
    let argument = function == .firstIndex ? call.argument : call.search.condition
    return argument.map { FunctionCall(base: base, arguments: [$0]).readsIndex } ?? false
  }

  /// `{ index, element in element.price * index }`
  func indexedClosure(_ body: TypedExpression) -> Code {
    var writer = inside
    writer.rowIndex = unusedName("index", in: [body])
    guard let type = body.elementType else {
      return .closure(parameters: "\(writer.rowIndex), _", [writer.code(body)])
    }
    writer.element = unusedName("element", in: [body])
    let parameters =
      statesTypes
      ? "(\(writer.rowIndex): Int, \(writer.element): \(type.swiftName)) -> \(body.type.swiftName)"
      : "\(writer.rowIndex), \(writer.element)"
    return .closure(parameters: parameters, [writer.code(body)])
  }

  /// `{ order in order.items.contains { $0.id == order.mainID } }`
  func closure(naming element: TypedExpression.ElementName, _ body: TypedExpression) -> Code {
    var writer = self
    writer.isInCondition = false
    writer.shorthand = nil
    let name = swiftIdentifier(element.name)
    let parameters = body.unwraps ? parameters(name, of: element.type, for: body) : name
    return .closure(parameters: parameters, [writer.code(body)])
  }
}
