import DocumentReader
import SpecSyntax
import ViewModelIR

// Names of elements, as in `orders.filter(order in order.isOpen)`.

extension ExpressionChecker {
  /// The scope of a closure, in which `$0` or a name is an element of the list.
  func closureScope(
    _ argument: Syntax.Argument,
    of function: TypedExpression.Function,
    over element: ValueType
  ) throws(Diagnostic) -> Scope {
    guard let given = argument.element else {
      return scope.inside(element, hasIndex: function.definition.hasIndex)
    }
    let place = scalar.location(of: given.mark)
    // For `name in names`, which looks for a value in a list.
    if let list = argument.value.path, !list.isGap, !argument.value.names.contains(given.name) {
      throw .membershipInList(given.name, list, at: place)
    }
    if let meaning = meaning(of: given.name) {
      throw .hidingElementName(given.name, meaning, at: place)
    }
    if !isLowerCamelCase(given.name) || reservedWords.contains(given.name) {
      throw .badElementName(given.name, at: place)
    }
    let declaration = Trace.Name.Meaning.elementName(place)
    screen.trace?.note(given.name, declaration, element, at: given.mark, of: scalar)
    return scope.naming(given, element)
  }

  /// The value of a closure as an argument, with the name of the element if it has one.
  func named(
    _ value: TypedExpression,
    _ argument: Syntax.Argument,
    over element: ValueType,
    in inner: Scope
  ) throws(Diagnostic) -> TypedExpression {
    guard let given = argument.element else { return value }
    let variable = inner.aliases[given.name] ?? given.name
    if !value.variables.contains(variable) {
      throw .unusedElementName(given.name, at: scalar.location(of: given.mark))
    }
    return value.naming(TypedExpression.ElementName(name: variable, type: element))
  }

  /// Throws if an argument names elements, but the function does not look at any.
  func refuseElementName(
    _ argument: Syntax.Argument,
    of function: String
  ) throws(Diagnostic) {
    guard let element = argument.element else { return }
    let place = scalar.location(of: element.mark)
    throw .needlessElementName(element.name, function, at: place)
  }

  /// What a name means around the closure, for messages; `nil` if it has no meaning there.
  private func meaning(of name: String) -> String? {
    if scope.elementNames[name] != nil { return "the element of the list around it" }
    let model = scope.narrowed[.model]?.type ?? scope.model
    if scope.variables[name] == nil, let model, service.property(name, of: model) != nil {
      return "a property of '\(model.messageName)'"
    }
    let isKnown =
      scope.variables[name] != nil || scope.sharedNames.contains(name)
      || scope.broken.contains(name) || scope.later.contains(name)
      || scope.needingModel.contains(name) || scope.ofViewModel.contains(name)
    return isKnown
      ? "the name of another value" : ["now", "today"].contains(name) ? "the current time" : nil
  }
}

extension Scope {
  /// The scope of a closure that names its elements. `$0` stays that around the call.
  fileprivate func naming(_ element: Syntax.ElementName, _ type: ValueType) -> Scope {
    var scope = self
    // A binding around the closure can have the name too.
    let variable = freshName(element.name, excluding: [])
    scope.variables[element.name] = type
    if variable != element.name { scope.aliases[element.name] = variable }
    scope.assigned.insert(variable)
    scope.elementNames[element.name] = element.mark
    scope.innermostName = element.name
    scope.functions += 1
    scope.assumed = []
    return scope
  }
}
