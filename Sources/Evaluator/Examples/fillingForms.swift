import DocumentReader
import ViewModelIR

extension Screen {
  /// This screen with the inputs that its examples leave out because the presenter provides them.
  package var fillingForms: Screen {
    formLocals.isEmpty ? self : with(examples: examples.map(filled))
  }

  /// An example with the inputs that it leaves out because the presenter provides them: locals begin with what they edit, and nothing has
  /// been attempted or has failed.
  package func filled(_ example: Example) -> Example {
    formLocals.reduce(into: example) { example, local in
      example.inputs[local.name] = example.inputs[local.name] ?? value(of: local, in: example)
    }
  }

  /// The names of these inputs.
  package var formInputs: Set<String> { Set(formLocals.map(\.name)) }

  private var formLocals: [Presenter.Local] {
    (presenter?.locals ?? []).filter { local in
      local.isShown && (local.edited != nil || !local.isSetByView)
    }
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
