import ViewModelIR

extension SwiftFunction {
  static func mapping(_ name: String) -> Self {
    .written { $0.member(of: $1.base, $0.mapping(name, $1.body)) }
  }

  static func part(_ name: String) -> Self {
    .written { $0.collection(name, $1) }
  }
}

extension ExpressionWriter {
  /// By `\.name` for a plain path, else by a closure.
  func chunked(_ call: FunctionCall) -> Code {
    let key = call.body.elementPath.map { path -> Code in
      "\\\(path == "" ? ".self" : path)"
    }
    let runs = Code.call("\(helper: "runs")", [.argument("on", key ?? closure(call.body))])
    return member(of: call.base, runs)
  }

  /// A slice or a reversed view, made an Array or a String again.
  fileprivate func collection(_ function: String, _ call: FunctionCall) -> Code {
    let view = plainCall(.text(function), call.argument)
    let type = call.base.type.unwrapped == .string ? "String" : "Array"
    guard call.base.type.isOptional else { return .call(type, [member(of: call.base, view)]) }
    let mapping = Code.closure([.call(type, [.sequence(["$0.", view])])])
    return .chain(optional(call.base), [.sequence([".", closure("map", mapping)])])
  }

  /// A slice or a reversed view as it is, which is enough where another call follows; nil for anything else.
  func sequence(_ expression: TypedExpression) -> Code? {
    guard case .call(let base, let function, let arguments) = expression.kind,
      [.reversed, .prefix, .suffix, .dropFirst, .dropLast].contains(function)
    else { return nil }
    return member(of: base, plainCall(.text(function.rawValue), arguments.first))
  }
}
