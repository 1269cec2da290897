import ViewModelIR

extension SwiftFunction {
  /// `model.price.roundedToInt(.down)`
  static func rounding(_ rule: Code...) -> Self {
    .written { writer, call in
      writer.member(of: call.base, .call("\(helper: "roundedToInt")", rule))
    }
  }

  /// `Double.finitePow(2, model.weight)`
  static func real(_ name: String) -> Self {
    .written { writer, call in .call("Double.\(helper: name)", writer.operands(call)) }
  }
}

extension ExpressionWriter {
  func magnitude(_ call: FunctionCall) -> Code {
    let magnitude = member(of: call.base, "magnitude")
    // The magnitude of Int.min does not fit in an Int.
    return call.base.type == .integer
      ? .call("Int", [.argument("clamping", magnitude)]) : magnitude
  }

  func clamped(_ call: FunctionCall) -> Code {
    let bounds = zip(["from", "to"], operands(call).dropFirst())
    return member(
      of: call.base,
      .call("\(helper: "clamped")", bounds.map { Code.argument($0, $1) })
    )
  }

  /// Returns the base and the arguments of a function of numbers.
  func operands(_ call: FunctionCall) -> [Code] {
    let all = [call.base] + call.arguments
    let other = all.first { if case .literal = $0.kind { false } else { true } }
    return all.map { wholeNumber($0, beside: other ?? $0) ?? code($0) }
  }
}
