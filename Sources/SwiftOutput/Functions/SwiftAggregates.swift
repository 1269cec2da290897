import ViewModelIR

extension ExpressionWriter {
  func sum(_ call: FunctionCall) -> Code {
    mapped(
      call,
      then: call.body.type.unwrapped == .integer
        ? "\(helper: "clampedSum")\(call: "")" : "reduce\(call: "0, +")"
    )
  }

  func average(_ call: FunctionCall) -> Code {
    let name = call.body.type.unwrapped == .decimal ? "decimalMean" : "arithmeticMean"
    return mapped(call, then: "\(helper: name)\(call: "")")
  }

  /// `base.lazy.map(\.price).clampedSum()`, which is lazy to avoid a temporary array; `base.clampedSum()` without a closure. Values that
  /// are `nil` are skipped.
  fileprivate func mapped(_ call: FunctionCall, then rest: Code) -> Code {
    let mayBeNil = call.body.type.isOptional
    if call.readsIndex {
      let values = mapping(mayBeNil ? "compactMap" : "map", call.body)
      return overElements(of: call, values, then: [".\(rest)"])
    }
    if elementPath(of: call.body) == "", !mayBeNil { return member(of: call.base, rest) }
    let links: [Code] = [
      .sequence([".", mapping(mayBeNil ? "compactMap" : "map", call.body)]), ".\(rest)",
    ]
    return member(of: call.base, "lazy").followed(by: links)
  }
}

extension SwiftFunction {
  static func extreme(_ name: String) -> Self {
    .written { writer, call in
      guard call.base.type.isSummable else {
        return writer.mapped(call, then: "\(name)\(call: "")")
      }
      // `Swift.`, because a field named `min` or `max` would hide the function.
      return .call("Swift.\(name)", writer.operands(call))
    }
  }
}
