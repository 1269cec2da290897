import Expressions
import SwiftCode
import ViewModelIR

extension ExpressionWriter {
  func sum(_ call: FunctionCall) -> Code {
    mapped(call, then: call.body.type.unwrapped == .integer ? "clampedSum()" : "reduce(0, +)")
  }

  func average(_ call: FunctionCall) -> Code {
    mapped(call, then: call.body.type.unwrapped == .decimal ? "decimalMean()" : "arithmeticMean()")
  }

  /// `base.lazy.map(\.price).sum()`, lazy so that no array is made only to be added up; `base.sum()` without a closure. Values
  /// that are nil do not count.
  fileprivate func mapped(_ call: FunctionCall, then rest: String) -> Code {
    let mayBeNil = call.body.type.isOptional
    if call.body.elementPath == "", !mayBeNil { return member(of: call.base, .text(rest)) }
    let links = [
      .sequence([".", mapping(mayBeNil ? "compactMap" : "map", call.body)]), Code.text(".\(rest)"),
    ]
    return member(of: call.base, "lazy").followed(by: links)
  }
}

extension SwiftFunction {
  static func extreme(_ name: String) -> Self {
    .written { writer, call in
      guard call.base.type.isSummable else { return writer.mapped(call, then: "\(name)()") }
      // What the view model has of that name would be taken for it.
      return .call("Swift.\(name)", writer.operands(call))
    }
  }
}
