import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// The texts for specific errors, and the text of `default` for all others. Reports if `default` is missing.
  func errorTexts(in scope: Scope) -> (texts: [Presenter.ErrorText], other: Text?) {
    var texts: [Presenter.ErrorText] = []
    var other: Text?
    let errors = spec.errors + (screen.shared.errors ?? [])
    for error in errors {
      problems.noting { () throws(Diagnostic) in
        guard let written = error.pattern else { throw .alreadyReported }
        var scope = scope
        let pattern: Presenter.ErrorPattern?
        switch written {
        case .other: pattern = nil
        case .connection(let code): pattern = .connection(code)
        case .own(let name, let inputs):
          let parameters = try problems.all(inputs) { (input) throws(Diagnostic) in
            ViewModel.Input(name: input.name, type: try screen.type(input.type))
          }
          for parameter in parameters { scope.variables[parameter.name] = parameter.type }
          pattern = .own(name: name, parameters: parameters)
        }
        let id = id(of: error)
        let text = try screen.text(error.text, id, in: scope, allowsOptionals: false)
        if let pattern {
          texts.append(.init(pattern: pattern, location: error.location, text: text))
        } else {
          other = text
        }
      }
    }
    if screen.shared.errors != nil, !errors.contains(where: { $0.key == "default" }) {
      problems.note(
        spec.errorsLocation.map { .missingKey("default", in: "'errors'", at: $0) }
          ?? .missingKey("errors", in: PresenterKey.mapping, at: spec.location)
      )
    }
    return (texts, other)
  }

  /// The ID of an error's text. A shared one has one entry in the catalog, whichever screen uses it.
  private func id(of error: Spec.Presenter.ErrorText) -> Text.ID {
    let own = id(["errors", error.key])
    let file = error.location.file.path
    guard let entry = own.entry, file != screen.spec.view.location.file.path else { return own }
    let names = [fileStem(file)] + entry.names.dropFirst()
    return Text.ID(own.keys, entry: Text.CatalogEntry(names))
  }
}
