import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// The texts for specific errors, and the text of `default` for all others. Reports if `default` is missing.
  func errorTexts(
    in scope: Scope
  ) -> (texts: [Presenter.ErrorText], other: Text?, retriesOthers: Bool) {
    var texts: [Presenter.ErrorText] = []
    var other: Text?
    var retriesOthers = false
    let errors = allErrors
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
            ViewModel.Input(name: input.name, type: try screen.handedType(input.type))
          }
          for parameter in parameters { scope.variables[parameter.name] = parameter.type }
          pattern = .own(name: name, parameters: parameters)
        }
        let id = id(of: error)
        let text = try screen.text(error.text, id, in: scope, allowsOptionals: false)
        let fields = try fields(of: error, id, in: scope)
        if let pattern {
          let location = error.location
          var checked = Presenter.ErrorText(
            pattern: pattern,
            location: location,
            text: text,
            fields: fields
          )
          checked.isRetried = error.isRetried
          texts.append(checked)
        } else {
          other = text
          retriesOthers = error.isRetried
        }
      }
    }
    if screen.shared.errors != nil, !errors.contains(where: { $0.key == "default" }) {
      problems.note(
        spec.errorsLocation.map { .missingKey("default", in: "'errors'", at: $0) }
          ?? .missingKey("errors", in: PresenterKey.mapping, at: spec.location)
      )
    }
    return (texts, other, retriesOthers)
  }

  /// The errors of the screen, and those that it shares.
  var allErrors: [Spec.Presenter.ErrorText] { spec.errors + (screen.shared.errors ?? []) }

  /// The locals beside whose fields an error is shown. Of a shared error, those that the screen does not have are left out.
  private func fields(
    of error: Spec.Presenter.ErrorText,
    _ id: Text.ID,
    in scope: Scope
  ) throws(Diagnostic) -> [(local: String, text: Text?)] {
    let own = error.fields.filter { !isShared(error) || isErrorField($0.input) }
    return try problems.all(own) { (field) throws(Diagnostic) in
      let name = field.input.text ?? ""
      if scope.broken.contains(name) { throw .alreadyReported }
      let text = try field.text.map { (template) throws(Diagnostic) in
        try screen.text(
          template,
          id.appending("error", name, named: name, place: name),
          in: scope,
          allowsOptionals: true
        )
      }
      return (name, text)
    }
  }

  private func isShared(_ error: Spec.Presenter.ErrorText) -> Bool {
    error.location.file.path != screen.spec.view.location.file.path
  }

  /// The inputs that the errors of the screen are shown in. A shared error can name others.
  var errorInputs: [Node] {
    allErrors.flatMap { error in
      error.fields.map(\.input).filter { !isShared(error) || isErrorField($0) }
    }
  }

  private func isErrorField(_ input: Node) -> Bool {
    own?.inputs.contains { $0.name == input.text && $0.type == .string.asOptional } ?? false
  }

  /// The ID of an error's text. A shared one has one entry in the catalog, whichever screen uses it.
  private func id(of error: Spec.Presenter.ErrorText) -> Text.ID {
    let own = id(["errors", error.key])
    guard let entry = own.entry, isShared(error) else { return own }
    let names = [fileStem(error.location.file.path)] + entry.names.dropFirst()
    return Text.ID(own.keys, entry: Text.CatalogEntry(names))
  }
}
