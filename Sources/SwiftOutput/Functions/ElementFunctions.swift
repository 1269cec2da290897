import ViewModelIR

extension SwiftFunction {
  static func end(_ name: String) -> Self {
    Self(property: .text(name)) { writer, call in
      let (list, condition) = call.search
      let search = condition.map { writer.closure(name, label: "where: ", writer.closure($0)) }
      let member = writer.member(of: list, search ?? .text(name))
      // The element can be `nil`, or missing: both become `nil`.
      guard case .list(.optional) = list.type.unwrapped else { return member }
      return .parentheses(.binary(member, [.init("??", "nil")]))
    }
  }
}

extension ExpressionWriter {
  func firstIndex(_ call: FunctionCall) -> Code {
    member(ofArray: call.base, closure("firstIndex", label: "where: ", closure(call.body)))
  }
}

extension FunctionCall {
  /// The list to search and the condition: `items.filter(…).first` is written as `items.first(where: …)`.
  fileprivate var search: (list: TypedExpression, condition: TypedExpression?) {
    if argument == nil, case .call(let list, .filter, let arguments) = base.kind {
      return (list, arguments.first)
    }
    return (base, argument)
  }
}
