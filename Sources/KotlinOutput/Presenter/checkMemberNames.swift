import ViewModelIR

extension PresenterWriter {
  /// Checks that the names of a spec do not meet those of members that the screen uses. Private members and constants make way.
  func checkNames() throws(NotInKotlin) {
    var properties = KotlinNames()
    for name in ["uiState", "presenter"] {
      try properties.add(name, for: name, of: "the ViewModel of Android")
    }
    if presenter.has(.toast) { try properties.add("toasts", for: "toasts") }
    if !presenter.events.isEmpty { try properties.add("events", for: "events") }
    let selected = presenter.selections.map(\.property)
    for name in presenter.properties + selected {
      try properties.add(kotlinMember(name), for: name, at: presenter.nameLocations[name])
    }

    var functions = KotlinNames()
    let locals = presenter.locals
    for local in locals where local.isSetByView {
      let setter = "set\(caseName(local.name))"
      try functions.add(setter, for: setter, of: "the setter of '\(local.name)'")
    }
    let dismissed = presenter.selections.map(\.name) + locals.filter(\.isError).map(\.name)
    let dismissals = (["alert", "confirmation"] + dismissed).map { "dismiss\(caseName($0))" }
    // In bytecode, these are functions.
    let flows =
      ["alert", "confirmation", "events", "state", "toasts"] + locals.map(\.name) + selected
    let getters = flows.map { "get\(caseName($0))" }
    for name in dismissals + getters { try functions.add(name, for: name) }
    let pages = presenter.sources.filter { $0.more != nil }.map(\.loadMore)
    for action in presenter.actions {
      let location = presenter.nameLocations[action.name]
      try functions.add(action.kotlinName, for: action.name, at: location)
    }
    for name in presenter.selections.map(\.function) + pages {
      try functions.add(kotlinFunction(name), for: name, at: presenter.nameLocations[name])
    }
    try checkTypes()
  }

  /// Checks that the names of events and errors do not hide types of the service.
  private func checkTypes() throws(NotInKotlin) {
    let service = Set(screen.service.declarations.map { screen.types.name(of: $0.name) })
    for event in presenter.events where service.contains(caseName(event.name)) {
      throw NotInKotlin(
        "the event '\(event.name)', which is named like a type,",
        at: event.location
      )
    }
    for error in presenter.errors {
      if case .own(let name, _) = error.pattern, service.contains(caseName(name)) {
        throw NotInKotlin("the error '\(name)', which is named like a type,", at: error.location)
      }
    }
  }
}
