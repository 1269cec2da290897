import DocumentReader
import ViewModelIR

extension Screen {
  /// This screen with the inputs that its examples leave out because the presenter provides them: locals begin with what they edit, and
  /// nothing has been attempted or has failed.
  package var fillingForms: Screen {
    guard let presenter else { return self }
    let locals = presenter.locals.filter { local in
      local.isShown && (local.edited != nil || !local.isSetByView)
    }
    if locals.isEmpty { return self }
    let filled = examples.map { example in
      var example = example
      for local in locals where example.inputs[local.name] == nil {
        example.inputs[local.name] = value(of: local, in: example)
      }
      return example
    }
    return with(examples: filled)
  }

  private func value(of local: Presenter.Local, in example: Example) -> Node? {
    var ignoredDiagnostics: [Diagnostic] = []
    guard let context = displayContext(example, into: &ignoredDiagnostics),
      let model = decode(example.data, as: service.root, in: service, into: &ignoredDiagnostics)
    else { return nil }
    let scope = EvaluationScope(
      screen: self,
      context: context,
      language: example.language,
      model: model
    )
    return scope.expressions.value(local.edited ?? local.value).node(at: example.location)
  }
}
