import ViewModelIR

extension ExpressionWriter {
  func call(
    _ function: TypedExpression.Function,
    on base: TypedExpression,
    _ arguments: [TypedExpression]
  ) throws(NotInKotlin) -> Code {
    let call = FunctionCall(base: base, arguments: arguments)
    switch (function, base.type.unwrapped) {
    case (.count, .list) where arguments.isEmpty:
      let size = try link("size", on: base)
      return .sequence([size, base.type.isOptional ? "?.toLong()" : ".toLong()"])
    case (.isEmpty, .list), (.isEmpty, .string): return try link("isEmpty()", on: base)
    case (.first, .list) where arguments.isEmpty: return try link("firstOrNull()", on: base)
    case (.last, .list) where arguments.isEmpty: return try link("lastOrNull()", on: base)
    case (.sum, .list(let element)) where element.isNumeric || !arguments.isEmpty:
      guard call.body.type == .integer else { break }
      let closure = Code.lambda(parameters: "", [try elementCode(call.body)])
      return try link(.sequence([.helper("saturatingSumOf"), " ", closure]), on: base)
    default: break
    }
    throw NotInKotlin(
      "the function '\(function.rawValue)' of the type '\(base.type.unwrapped.specName)'",
      base
    )
  }

  /// The body of a lambda, in which `it` is the element.
  private func elementCode(_ body: TypedExpression) throws(NotInKotlin) -> Code {
    switch body.kind {
    case .element: return "it"
    case .property(let base, let name) where !base.type.isOptional:
      return .chain(try elementCode(base), [.text(".\(kotlinMember(name))")])
    default: throw NotInKotlin("this expression over elements", body)
    }
  }
}
