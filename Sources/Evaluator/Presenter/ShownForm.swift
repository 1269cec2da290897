import ViewModelIR

/// The form of a screen after an example is loaded, with what the user has entered.
package struct ShownForm: Sendable {
  package struct Control: Sendable {
    package let local: Presenter.Local
    package let value: Value
    /// What is wrong with the value.
    package let problems: [String]
  }

  package let controls: [Control]
  /// The actions that need nothing else, and whether they are available.
  package let buttons: [(name: String, isEnabled: Bool)]

  /// Returns `nil` if the screen has no controls, or the example cannot be loaded.
  package init?(of screen: Screen, loading example: Example) {
    guard let finder = PresenterCaseFinder(screen, loading: example) else { return nil }
    let form = ScreenForm(screen: screen, presenter: finder.presenter)
    let fields = form.fields.filter(form.hasControl)
    if fields.isEmpty { return nil }
    var shown: [String: Value] = [:]
    if case .object(let fields) = finder.shown() { shown = fields }
    controls = fields.map { local in
      let problems = form.problems(of: local).map { shown[$0.name] }
      let errors = form.ownErrors(of: local).map { finder.variables[$0.name] }
      return Control(
        local: local,
        value: finder.variables[local.name] ?? .null,
        problems: (problems + errors).compactMap { $0 == .null ? nil : $0?.shown }
      )
    }
    let expressions = finder.scope(finder.model).expressions
    buttons = form.buttons.map { action in
      let isRefused = action.condition.map { !expressions.holds($0) } ?? false
      return (action.name, action.saysRefusal || !isRefused)
    }
  }
}
