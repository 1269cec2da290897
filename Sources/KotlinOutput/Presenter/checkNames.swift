import ViewModelIR

extension PresenterWriter {
  /// Checks that the names of a spec do not meet those that every presenter has in Kotlin.
  func checkNames() throws(NotInKotlin) {
    var properties = KotlinNames()
    for name in [
      "alert", "confirmation", "confirming", "events", "isDismissed", "sleep", "state", "toasts",
    ] {
      try properties.add(name, for: name)
    }
    let chosen = presenter.properties + presenter.selections.map(\.property)
    for name in chosen { try properties.add(kotlinMember(name), for: name) }

    var functions = KotlinNames()
    let setters = presenter.locals.filter { !$0.isError }.map { "set\(caseName($0.name))" }
    let dismissed =
      presenter.selections.map(\.name)
      + presenter.locals.filter(\.isError).map(\.name)
    let dismissals = dismissed.map { "dismiss\(caseName($0))" }
    let performed = presenter.actions.filter { $0.question != nil || presenter.isUndo($0) }
      .map { "perform\(caseName($0.name))" }
    let own = [
      "confirm", "content", "dismissAlert", "dismissConfirmation", "errorText", "load", "loadMore",
      "observe", "poll", "render", "showNew", "tick", "undo",
    ]
    for name in own + setters + dismissals + performed { try functions.add(name, for: name) }
    let pages = presenter.sources.filter { $0.more != nil }.map(\.loadMore)
    for name in presenter.actions.map(\.name) + presenter.selections.map(\.function) + pages {
      try functions.add(kotlinMember(name), for: name)
    }

    // Constants of the functions would hide these.
    let constant = [
      "content", "ending", "error", "last", "old", "phase", "presenter", "request", "row",
    ]
    let sources = presenter.sources.map(\.name).flatMap { ["\($0)Call", "new\(capitalized($0))"] }
    let constants = Set(constant + sources)
    let parameters = presenter.actions.flatMap(\.parameters).map(\.name)
    if let name = (presenter.properties + parameters).first(where: constants.contains) {
      throw NotInKotlin("the name '\(name)' in 'screen'")
    }
    try checkTypes()
  }

  /// Checks that the names of events and errors do not hide types of the service or of Kotlin.
  private func checkTypes() throws(NotInKotlin) {
    let service = Set(screen.service.declarations.map { screen.types.name(of: $0.name) })
    for event in presenter.events {
      let name = caseName(event.name)
      if service.contains(name) || reservedTypes.contains(name) {
        throw NotInKotlin(
          "the event '\(event.name)', which is named like a type,",
          at: event.location
        )
      }
    }
    for error in presenter.errors {
      guard case .own(let name, _) = error.pattern else { continue }
      if service.contains(caseName(name)) || reservedTypes.contains(caseName(name)) {
        throw NotInKotlin("the error '\(name)', which is named like a type,", at: error.location)
      }
    }
  }
}
