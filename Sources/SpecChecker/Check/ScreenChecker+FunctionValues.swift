import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// What the examples say about the functions of the app.
  func functionValues() -> [AppFunctionValue] {
    spec.examples.flatMap(\.functions).flatMap { given in
      let function = problems.noting { () throws(Diagnostic) in
        guard let function = try appFunction(given.member.key) else {
          throw .unknownAppFunction(given.member, known: functions.keys.sorted())
        }
        return function
      }
      return given.values.compactMap { value in
        function.flatMap { function in
          problems.noting { () throws(Diagnostic) in try self.value(value, of: function) }
        }
      }
    }
  }

  private func value(
    _ value: Spec.ExampleSpec.FunctionValues.Value,
    of function: AppFunction
  ) throws(Diagnostic) -> AppFunctionValue {
    AppFunctionValue(
      function: function,
      arguments: try arguments(value.arguments, of: function, at: value.location),
      result: scalar(value.result, as: function.gives),
      location: value.location
    )
  }

  private func arguments(
    _ arguments: Spec.ExampleSpec.FunctionValues.Arguments,
    of function: AppFunction,
    at location: Location
  ) throws(Diagnostic) -> [Node] {
    switch arguments {
    case .key(let text, let location):
      guard let type = function.takes.first, function.takes.count == 1,
        let node = node(text, as: type, at: location)
      else { throw .argumentsAsKey(function, at: location) }
      return [node]
    case .list(let nodes):
      guard nodes.count == function.takes.count else {
        throw .wrongValueCount(nodes.count, function, at: location)
      }
      return zip(nodes, function.takes).map { scalar($0, as: $1) }
    }
  }

  /// The node as the service would send a value of the type: an author who writes `3` for a String means the text "3".
  private func scalar(_ node: Node, as type: ValueType) -> Node {
    node.text.flatMap { self.node($0, as: type, at: node.location) } ?? node
  }

  /// The text as a value of the type; `nil` if a text cannot express such a value.
  private func node(_ text: String, as type: ValueType, at location: Location) -> Node? {
    switch type.unwrapped {
    case .string, .styledText, .date, .day, .localDateTime, .url, .uuid:
      Node(.string(text), at: location)
    case .integer, .number, .decimal, .duration: Node(.number(text), at: location)
    case .boolean: Bool(text).map { Node(.bool($0), at: location) }
    case .named:
      service.enumeration(type).map {
        Node($0.rawType == .string ? .string(text) : .number(text), at: location)
      }
    case .list, .dictionary, .json, .viewModel, .optional: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownAppFunction(_ member: Node.Member, known: [String]) -> Self {
    let problem = "there is no function \(quoted(member.key)) of the app"
    if known.isEmpty {
      let remedy = "declare it under 'functions' in viewmodelgen.yaml"
      return Self(.unknownName, "\(problem): \(remedy)", at: member.keyLocation)
    }
    let hint = Hint(for: member.key, among: known, else: "viewmodelgen.yaml has")
    return Self(.unknownName, problem, hint, at: member.keyLocation)
  }

  /// For values in the form `argument: result` of a function that needs the other form.
  fileprivate static func argumentsAsKey(_ function: AppFunction, at location: Location) -> Self {
    let types = function.takes.map(\.specName).joined(separator: ", ")
    return Self(
      .exampleData,
      "this cannot be the argument of '\(function.signature)': write a list of { of: [\(types)], is: \(function.gives.specName) }",
      at: location
    )
  }

  fileprivate static func wrongValueCount(
    _ count: Int,
    _ function: AppFunction,
    at location: Location
  ) -> Self {
    let wanted = function.takes.count
    return Self(
      .exampleData,
      "'\(function.name)' takes \(wanted) \(wanted == 1 ? "argument" : "arguments"), not \(count): it is '\(function.signature)'",
      at: location
    )
  }
}
