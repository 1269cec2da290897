import SwiftCode
import ViewModelIR

/// One element of a list, and where it is.
extension FunctionDefinition {
  static let first = end("first") { list, isMet in list.first { isMet($0) } }
  static let last = end("last") { list, isMet in list.last { isMet($0) } }

  private static func end(
    _ name: String,
    _ find: @escaping @Sendable ([Value], (Value) -> Bool) -> Value?
  ) -> Self {
    Self(
      sample: "\(name)($0.price > 0)",
      isProperty: true,
      swiftProperty: .text(name),
      parameters: [.list: [FunctionParameter(.condition, label: "where", isOptional: true)]],
      gives: { base, _ in base.element.asOptional },
      code: { writer, call in
        let (list, condition) = call.search
        let search = condition.map { writer.closure(name, label: "where: ", writer.closure($0)) }
        let member = writer.member(of: list, search ?? .text(name))
        // An element that may be nil, or none: both are nil.
        guard case .list(.optional) = list.type.unwrapped else { return member }
        return .parentheses(.binary(member, [.init("??", "nil")]))
      },
      value: { input in
        let isMet = input.call.argument == nil ? { _ in true } : input.holds
        return find(input.base.elements, isMet) ?? .null
      }
    )
  }

  static let firstIndex = Self(
    sample: "firstIndex($0.price > 0)",
    parameters: [.list: [FunctionParameter(.condition, label: "where")]],
    gives: { _, _ in .optional(.integer) },
    code: { writer, call in
      let search = writer.closure("firstIndex", label: "where: ", writer.closure(call.body))
      return writer.member(ofArray: call.base, search)
    },
    value: { $0.base.elements.firstIndex(where: $0.holds).map(Value.integer) ?? .null }
  )
}

extension FunctionCall {
  /// The list that it looks at and for what: `items.filter(…).first` is `items.first(…)`.
  fileprivate var search: (list: TypedExpression, condition: TypedExpression?) {
    if argument == nil, case .call(let list, .filter, let arguments) = base.kind {
      return (list, arguments.first)
    }
    return (base, argument)
  }
}
