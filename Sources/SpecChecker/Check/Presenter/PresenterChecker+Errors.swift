import DocumentReader
import ViewModelIR

extension PresenterChecker {
  /// The texts for specific errors, and the text of `default` for all others. Reports if `default` is missing.
  func errorTexts(in scope: Scope) -> (texts: [Presenter.ErrorText], other: Text?) {
    var texts: [Presenter.ErrorText] = []
    var other: Text?
    for error in spec.errors {
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
        let id = id(["errors", error.key])
        let text = try screen.text(error.text, id, in: scope, allowsOptionals: false)
        if let pattern {
          texts.append(.init(pattern: pattern, location: error.location, text: text))
        } else {
          other = text
        }
      }
    }
    if !spec.errors.contains(where: { $0.key == "default" }) {
      problems.note(.missingKey("default", in: "'errors'", at: spec.errorsLocation))
    }
    return (texts, other)
  }
}
