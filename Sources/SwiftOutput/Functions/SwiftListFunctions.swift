import ViewModelIR

extension SwiftFunction {
  static func mapping(_ name: String) -> Self {
    .written { $0.overElements(of: $1, $0.mapping(name, $1.body)) }
  }

  static func part(_ name: String) -> Self {
    .written { $0.collection(name, $1) }
  }
}

extension ExpressionWriter {
  /// `base.filter { $0.price > 3 }`
  func filtering(_ call: FunctionCall) -> Code {
    overElements(
      of: call,
      closure("filter", closure(call.body)),
      then: [".map\(call: "\\.element")"]
    )
  }

  /// `base.runs(on: \.name)`, with a closure if a key path cannot express the argument.
  func chunked(_ call: FunctionCall) -> Code {
    let key = elementPath(of: call.body).map { path -> Code in
      "\\\(path == "" ? ".self" : path)"
    }
    let runs = Code.call("\(helper: "runs")", [.argument("on", key ?? closure(call.body))])
    return member(of: call.base, runs)
  }

  /// Returns a slice or reversed view converted to an Array or String.
  fileprivate func collection(_ function: String, _ call: FunctionCall) -> Code {
    let view = view(function, call.argument)
    let type = call.base.type.unwrapped == .string ? "String" : "Array"
    guard call.base.type.isOptional else { return .call(type, [member(of: call.base, view)]) }
    let mapping = Code.closure([.call(type, [.sequence(["$0.", view])])])
    return .chain(optional(call.base), [.sequence([".", closure("map", mapping)])])
  }

  /// Returns a slice or reversed view without a conversion, which is enough if another call follows; `nil` for any other expression.
  func sequence(_ expression: TypedExpression) -> Code? {
    guard case .call(let base, let function, let arguments) = expression.kind,
      [.reversed, .prefix, .suffix, .dropFirst, .dropLast].contains(function),
      named[expression] == nil
    else { return nil }
    return member(of: base, view(function.rawValue, arguments.first))
  }

  /// `prefix(3)`, or `prefix(Swift.max(0, model.count))`, because a negative count would trap.
  private func view(_ function: String, _ count: TypedExpression?) -> Code {
    guard let count, !count.isNeverNegative else { return plainCall(.text(function), count) }
    return .call(.text(function), [.call("Swift.max", ["0", code(count)])])
  }
}

extension TypedExpression {
  /// Whether an Int certainly is 0 or more. The checker refuses negative literals.
  fileprivate var isNeverNegative: Bool {
    switch kind {
    case .literal, .variable(ViewModelIR.rowIndex), .call(_, .count, _): true
    default: false
    }
  }
}
