extension Presenter {
  /// A call that fills an input of the view model.
  package struct Source: Sendable {
    package var name: String
    package var call: Call
    /// Whether the screen can be shown without this input.
    package var isOptional: Bool
    /// The call for the next page, if the value has pages of its own.
    package var more: More?

    package init(name: String, call: Call, isOptional: Bool) {
      self.name = name
      self.call = call
      self.isOptional = isOptional
    }
  }

  /// The sources that are loaded together with the model.
  package var independentSources: [Source] { sources.filter { !$0.isDependent } }

  /// The sources that are loaded for what is in the model.
  package var dependentSources: [Source] { sources.filter(\.isDependent) }

  /// Whether the service sends content by itself that sources are loaded for.
  package var loadsSourcesOfUpdates: Bool {
    !dependentSources.isEmpty && updates.contains { $0.kind != nil }
  }
}

extension Presenter.Source {
  /// Whether the call needs the response to the load, so that it follows it.
  package var isDependent: Bool { call.arguments.contains { $0.value.readsModel } }

  /// Whether the screen is shown without the source, which is loaded together with the model.
  package var isIndependentOption: Bool { isOptional && !isDependent }

  /// The argument whose elements the value is about, each on its own, so that only new ones need be sent; `nil` if the value is about all
  /// arguments together.
  package var subjects: Rule.Argument? {
    let reading = call.arguments.filter(\.value.readsModel)
    guard let only = reading.first, reading.count == 1, case .list = only.value.type.unwrapped
    else { return nil }
    switch call.result {
    case .list, .dictionary: return only
    default: return nil
    }
  }

  /// The value that there is nothing to load for, if this argument is `nil`.
  package func isMissing(if argument: Rule.Argument) -> Bool {
    argument.value.readsModel && argument.value.type.isOptional && subjects == nil
  }

  /// The conditions under which the source is not loaded: it is not if any of them holds.
  package var emptiness: [TypedExpression] {
    call.arguments.filter(\.value.readsModel).compactMap { argument in
      if case .list = argument.value.type.unwrapped { return argument.value.isEmptyList }
      if !isMissing(if: argument) { return nil }
      let null = TypedExpression(argument.value.type, .literal(.null))
      return TypedExpression(.boolean, .equal(argument.value, null, negated: false))
    }
  }

  /// The function in the service's protocol. What reads the model is not `nil` there: without it, nothing is loaded.
  package var signature: FunctionSignature {
    var signature = call.signature
    if isDependent {
      signature.parameters = call.arguments.map {
        let type = $0.value.type
        return .init(name: $0.name, type: $0.value.readsModel ? type.unwrapped : type)
      }
    }
    return signature
  }

  /// Whether the call may be due again after an action, which changes what the arguments read.
  package func follows(_ action: Presenter.Action) -> Bool {
    if !isDependent || action.call == nil { return false }
    if action.uses || action.returned != nil { return true }
    let written = Set(action.assignments.compactMap(\.path.names.last))
    return switch action.change {
    case .insert: true
    case .remove, .move: subjects == nil
    case .set: call.arguments.contains { $0.value.readsProperty(of: written) }
    case nil: false
    }
  }
}

extension TypedExpression {
  /// Whether a list is empty, or `nil`.
  fileprivate var isEmptyList: Self {
    let empty = Self(type.unwrapped, .literal(.list([])))
    let list = type.isOptional ? Self(empty.type, .coalesce(self, empty)) : self
    // What the list is made of is empty, too.
    if case .call(let elements, .map, _) = list.kind, !elements.type.isOptional {
      return Self(.boolean, .call(elements, .isEmpty, []))
    }
    return Self(.boolean, .call(list, .isEmpty, []))
  }

  /// Whether the expression reads a property with one of these names.
  fileprivate func readsProperty(of names: Set<String>) -> Bool {
    if case .property(_, let name) = kind, names.contains(name) { return true }
    return children.contains { $0.readsProperty(of: names) }
  }
}
