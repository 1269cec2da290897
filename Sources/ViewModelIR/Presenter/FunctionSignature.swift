import DocumentReader

/// A function of a service as its protocol declares it.
package struct FunctionSignature: Hashable, Sendable {
  package var function: String
  package var parameters: [ViewModel.Input]
  package var result: ValueType?

  package init(function: String, parameters: [ViewModel.Input], result: ValueType?) {
    self.function = function
    self.parameters = parameters
    self.result = result
  }

  /// What tells functions apart: `feed(after:)`.
  package var name: String { "\(function)(\(parameters.map { "\($0.name):" }.joined()))" }

  /// `delete(id: String) -> Note`, for messages.
  package var spoken: String {
    let parameters = parameters.map { "\($0.name): \($0.type.specName)" }.joined(separator: ", ")
    return "\(function)(\(parameters))" + (result.map { " -> \($0.specName)" } ?? "")
  }
}

extension Presenter.Call {
  package var signature: FunctionSignature {
    let parameters = arguments.map { ViewModel.Input(name: $0.name, type: $0.value.type) }
    return FunctionSignature(function: function, parameters: parameters, result: result)
  }
}

extension Presenter.More {
  /// There is no next page if an argument that the model gives is nil.
  package static func canEnd(with argument: Rule.Argument) -> Bool {
    argument.value.type.isOptional && argument.value.readsModel
  }

  package var signature: FunctionSignature {
    var signature = call.signature
    signature.parameters = call.arguments.map {
      let type = $0.value.type
      return .init(name: $0.name, type: Self.canEnd(with: $0) ? type.unwrapped : type)
    }
    return signature
  }
}

extension Presenter {
  /// What it calls, each with its place in the spec.
  package var functions: [(signature: FunctionSignature, location: Location)] {
    let more = more.map { [($0.signature, $0.call.location)] } ?? []
    return [(load.call.signature, load.call.location)]
      + sources.map { ($0.call.signature, $0.call.location) } + more
      + actions.map { ($0.call.signature, $0.call.location) }
  }
}
