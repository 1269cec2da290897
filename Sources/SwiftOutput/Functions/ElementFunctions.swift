import ViewModelIR

extension SwiftFunction {
  static func end(_ name: String) -> Self {
    Self(property: .text(name)) { writer, call in
      let (list, condition) = call.search
      if let condition {
        let search = FunctionCall(base: list, arguments: [condition])
        if search.readsIndex { return writer.end(name, search) }
      }
      let search = condition.map { writer.closure(name, label: "where: ", writer.closure($0)) }
      let member = writer.member(of: list, search ?? .text(name))
      // The element can be `nil`, or missing: both become `nil`.
      guard case .list(.optional) = list.type.unwrapped else { return member }
      return .parentheses(.binary(member, [.init("??", "nil")]))
    }
  }
}

extension ExpressionWriter {
  /// The first or last element with a condition on its index. An enumerated list can be searched only from the start in older systems.
  fileprivate func end(_ name: String, _ call: FunctionCall) -> Code {
    let condition = closure(call.body)
    if name == "first" {
      let search = closure("first", label: "where: ", condition)
      return overElements(of: call, .sequence([search, "?"]), then: [".element"])
    }
    return overElements(of: call, closure("filter", condition), then: [".last?", ".element"])
  }

  func firstIndex(_ call: FunctionCall) -> Code {
    if call.readsIndex {
      let search = closure("first", label: "where: ", closure(call.body))
      return overElements(of: call, .sequence([search, "?"]), then: [".offset"])
    }
    return member(ofWhole: call.base, closure("firstIndex", label: "where: ", closure(call.body)))
  }
}

extension FunctionCall {
  /// The list to search and the condition: `items.filter(…).first` is written as `items.first(where: …)`.
  var search: (list: TypedExpression, condition: TypedExpression?) {
    if argument == nil, case .call(let list, .filter, let arguments) = base.kind {
      return (list, arguments.first)
    }
    return (base, argument)
  }
}
