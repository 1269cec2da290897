import DocumentReader

/// The signature of a function in a service's protocol.
package struct FunctionSignature: Hashable, Sendable {
  package var function: String
  package var parameters: [ViewModel.Input]
  package var result: ValueType?
  /// Whether the function returns a sequence of results over time.
  package var isStream = false

  package init(function: String, parameters: [ViewModel.Input], result: ValueType?) {
    self.function = function
    self.parameters = parameters
    self.result = result
  }

  /// The name with its labels, which distinguishes functions: `feed(after:)`.
  package var name: String { "\(function)(\(parameters.map { "\($0.name):" }.joined()))" }

  /// The declaration as shown in messages: `delete(id: String) -> Note`.
  package var spoken: String {
    let parameters = parameters.map { "\($0.name): \($0.type.specName)" }.joined(separator: ", ")
    return "\(function)(\(parameters))"
      + (result.map { isStream ? " -> sequence of \($0.specName)" : " -> \($0.specName)" } ?? "")
  }
}

extension Presenter.Call {
  package var signature: FunctionSignature {
    let parameters = arguments.map { ViewModel.Input(name: $0.name, type: $0.value.type) }
    return FunctionSignature(function: function, parameters: parameters, result: result)
  }
}

extension Presenter.Update {
  package var signature: FunctionSignature {
    var signature = call.signature
    signature.isStream = true
    return signature
  }
}

extension Presenter.More {
  /// The name in expressions of the element from which the list goes on: its last one, or its first one if pages are added there.
  package var edge: String { isPrepended ? "first" : "last" }

  /// Whether there is no next page if this argument is `nil`: it is optional and reads the model.
  package func canEnd(with argument: Rule.Argument) -> Bool {
    argument.value.type.isOptional && (argument.value.readsModel || readsEdge(argument.value))
  }

  package func readsEdge(_ expression: TypedExpression) -> Bool {
    definesEdge && expression.variables.contains(edge)
  }

  package var signature: FunctionSignature {
    var signature = call.signature
    signature.parameters = call.arguments.map {
      let type = $0.value.type
      return .init(name: $0.name, type: canEnd(with: $0) ? type.unwrapped : type)
    }
    return signature
  }
}

extension Presenter {
  /// The functions that the presenter calls, with the locations of the calls in the spec.
  package var functions: [(signature: FunctionSignature, location: Location)] {
    let more = pages.map { ($0.signature, $0.call.location) }
    return [load?.call, load?.cached].compactMap { $0 }.map { ($0.signature, $0.location) }
      + sources.map { ($0.signature, $0.call.location) } + more
      + updates.map { ($0.signature, $0.call.location) }
      + actions.compactMap(\.call).map { ($0.signature, $0.location) }
  }
}
