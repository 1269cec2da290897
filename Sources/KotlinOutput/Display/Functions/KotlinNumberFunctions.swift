import ViewModelIR

extension ExpressionWriter {
  func sum(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    switch call.body.type.unwrapped {
    case .integer: try reduced(call, .helper("saturatingSumOf"))
    case .decimal: try reduced(call, .helper("decimalSumOf"))
    default: try reduced(call, "sumOf", plain: "sum()")
    }
  }

  func average(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    switch call.body.type.unwrapped {
    case .integer: try reduced(call, .helper("averageOf"), converting: true)
    case .decimal: try reduced(call, .helper("decimalAverageOf"))
    default: try reduced(call, .helper("averageOf"))
    }
  }

  /// `minOf(a, b)`, `prices.minOrNull()`, `books.minOfOrNull { it.price }`
  func extreme(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    if call.base.type.isSummable {
      return .call(.text("\(name)Of"), try codes([call.base] + call.arguments))
    }
    let isText = call.body.type.unwrapped == .string
    let isPlain = call.arguments.isEmpty || call.body.kind == .element
    if isPlain, !call.body.type.isOptional {
      return try link(
        isText
          ? .call(.text("\(name)WithOrNull"), [.helper("textOrder")]) : .text("\(name)OrNull()"),
        on: call.base
      )
    }
    if isText {
      return try reduced(call, .call(.text("\(name)OfWithOrNull"), [.helper("textOrder")]))
    }
    return try reduced(call, .text("\(name)OfOrNull"), plain: .text("\(name)OrNull()"))
  }

  /// `sumOf { it.price }`, after the values themselves if they can be null or depend on the index.
  private func reduced(
    _ call: FunctionCall,
    _ function: Code,
    plain: Code? = nil,
    converting: Bool = false
  ) throws(NotInKotlin) -> Code {
    let mayBeNull = call.body.type.isOptional
    guard mayBeNull || call.readsIndex else {
      if let plain, call.body.kind == .element { return try link(plain, on: call.base) }
      let body = converting ? TypedExpression(.number, .toNumber(call.body.unnamed)) : call.body
      let named = call.body.elementName.map { TypedExpression(body.type, .closure($0, body)) }
      return try link(.sequence([function, " ", try lambda(named ?? body)]), on: call.base)
    }
    let values = try elements(mayBeNull ? "mapNotNull" : "map", call)
    if let plain { return try links([values, plain], on: call.base) }
    let value = Code.lambda(parameters: "", [converting ? "it.toDouble()" : "it"])
    return try links([values, .sequence([function, " ", value])], on: call.base)
  }

  // MARK: - Single numbers

  func magnitude(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    switch call.base.type.unwrapped {
    case .integer: try link(.call(.helper("saturatingAbs"), []), on: call.base)
    case .decimal: try link("abs()", on: call.base)
    default: try link(.imported("absoluteValue", from: "kotlin.math"), on: call.base)
    }
  }

  /// `coerceIn(0L, 100L)`, which throws if the bounds are in the wrong order.
  func clamped(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    let bounds = try codes(call.arguments)
    guard let lower = bounds.first, let upper = bounds.last else { return try code(call.base) }
    if case .literal(let low)? = call.arguments.first?.kind,
      case .literal(let high)? = call.arguments.last?.kind,
      TypedExpression.Ordering.lessOrEqual.holds(low, high)
    {
      return try link(.call("coerceIn", bounds), on: call.base)
    }
    return try links(
      [.call("coerceAtLeast", [lower]), .call("coerceAtMost", [upper])],
      on: call.base
    )
  }

  func rounded(_ rule: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    let mode = Code.sequence([
      .imported("RoundingMode", from: "java.math"), .text(".\(rule)"),
    ])
    return try link(.call(.helper("roundedToLong"), [mode]), on: call.base)
  }
}

extension TypedExpression {
  /// The body of a closure, without the name of its element.
  fileprivate var unnamed: TypedExpression {
    if case .closure(_, let body) = kind { body } else { self }
  }
}
