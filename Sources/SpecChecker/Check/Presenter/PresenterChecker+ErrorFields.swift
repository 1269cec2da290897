import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// The inputs that hold the texts of errors, each named by the first action that uses it.
  var errorFields: [(name: String, location: Location)] {
    (spec.actions.flatMap(\.failures).compactMap(\.error) + errorInputs).compactMap { node in
      node.text.map { ($0, node.location) }
    }
    .reduce(into: []) { fields, field in
      if !fields.contains(where: { $0.name == field.0 }) { fields.append(field) }
    }
  }

  /// The inputs that can show the error of an action's call.
  func errorFields(of action: Presenter.Action) -> [String] {
    let isSilent =
      action.failures.contains { $0.guards.isEmpty }
      && action.failures.allSatisfy(\.isSilent)
    if action.call == nil || isSilent { return [] }
    let names = action.failures.compactMap(\.field) + errorInputs.compactMap(\.text)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether the presenter itself sets an input, so that its initializer does not take it.
  func isOwn(_ input: String) -> Bool {
    spec.locals.contains { $0.name == input } || spec.sources.contains { $0.name == input }
      || errorFields.contains { $0.name == input } || spec.poll?.hold?.text == input
      || screen.findings.shownAttempts.contains { Presenter.Local.attempt(of: $0) == input }
  }

  /// The locals with the texts of errors, which are `nil` at first.
  var errorLocals: [Presenter.Local] {
    errorFields.compactMap { field in
      problems.noting { () throws(Diagnostic) in
        let inputs = own?.inputs ?? []
        guard let input = inputs.first(where: { $0.name == field.name }) else {
          throw .errorOfNoInput(field.name, known: inputs.map(\.name), at: field.location)
        }
        if let local = spec.locals.first(where: { $0.name == field.name }) {
          throw .errorInValue(field.name, "a local", local.location, at: field.location)
        }
        if let source = spec.sources.first(where: { $0.name == field.name }) {
          throw .errorInValue(field.name, "a source", source.location, at: field.location)
        }
        let type = ValueType.string.asOptional
        if input.type != type {
          throw .mismatch(
            "'error'",
            wants: "an input of type 'String?'",
            got: input.type,
            at: field.location
          )
        }
        let none = TypedExpression(type, .literal(.null))
        var local = Presenter.Local(name: input.name, type: type, value: none, isShown: true)
        local.role = .error
        return local
      }
    }
  }
}
