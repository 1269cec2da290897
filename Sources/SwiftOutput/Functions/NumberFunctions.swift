import ViewModelIR

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
