import ViewModelIR

extension ExpressionWriter {
  func call(
    _ function: TypedExpression.Function,
    on base: TypedExpression,
    _ arguments: [TypedExpression]
  ) throws(NotInKotlin) -> Code {
    let call = FunctionCall(base: base, arguments: arguments)
    switch (function, base.type.unwrapped) {
    case (.count, .list), (.count, .dictionary): return try link("size", "toLong()", on: base)
    case (.isEmpty, _): return try link("isEmpty()", on: base)
    case (.first, .list) where arguments.isEmpty: return try link("firstOrNull()", on: base)
    case (.last, .list) where arguments.isEmpty: return try link("lastOrNull()", on: base)
    case (.sum, .list(let element)) where element.isNumeric || !arguments.isEmpty:
      guard call.body.type == .integer else { break }
      return try link(
        .sequence([.helper("saturatingSumOf"), " ", try lambda(call.body)]),
        on: base
      )
    default: break
    }
    throw NotInKotlin(
      "the function '\(function.rawValue)' of the type '\(base.type.unwrapped.specName)'",
      base
    )
  }
}
