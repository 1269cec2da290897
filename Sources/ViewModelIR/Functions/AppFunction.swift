import DocumentReader

/// A function that the app declares and expressions call: `plainText(content)`.
///
/// Its result depends only on its arguments, so what a text shows depends on the same settings with the call as without it.
package struct AppFunction: Hashable, Sendable {
  package let name: String
  /// The types of the parameters, which have no labels.
  package let takes: [ValueType]
  package let gives: ValueType
  /// The place where the configuration declares the function.
  package let location: Location

  package init(name: String, takes: [ValueType], gives: ValueType, location: Location) {
    self.name = name
    self.takes = takes
    self.gives = gives
    self.location = location
  }

  /// The function with its types: `plainText(String) -> String`.
  package var signature: String {
    "\(name)(\(takes.map(\.specName).joined(separator: ", "))) -> \(gives.specName)"
  }
}

/// What an example says that a function of the app gives for certain arguments.
package struct AppFunctionValue: Sendable {
  package let function: AppFunction
  package let arguments: [Node]
  package let result: Node
  package let location: Location

  package init(function: AppFunction, arguments: [Node], result: Node, location: Location) {
    self.function = function
    self.arguments = arguments
    self.result = result
    self.location = location
  }
}

extension TypedExpression {
  /// The functions of the app that the expression and its parts call.
  package var appFunctions: [AppFunction] {
    let inner = children.flatMap(\.appFunctions)
    guard case .appCall(let function, _) = kind else { return inner }
    return [function] + inner
  }
}
