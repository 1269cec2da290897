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

  /// `base.lazy.map(\.price).sum()`, lazy so that no array is made only to be added up; `base.sum()` without a closure. Values
  /// that are nil do not count.
  fileprivate func mapped(_ call: FunctionCall, then rest: Code) -> Code {
    let mayBeNil = call.body.type.isOptional
    if call.body.elementPath == "", !mayBeNil { return member(of: call.base, rest) }
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
      // What the view model has of that name would be taken for it.
      return .call("Swift.\(name)", writer.operands(call))
    }
  }
}
