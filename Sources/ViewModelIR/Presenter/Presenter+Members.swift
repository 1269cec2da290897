/// The members that a presenter shows to its view. Everything else in it is private, and has a name that the spec does not use.
extension Presenter {
  /// The names that a spec cannot give to a member: `objectWillChange` is of `ObservableObject`.
  package static let publicMembers: Set<String> = Set(
    ["state", "onStateChange", "context", "sleep", "load", "loadMore", "poll", "render"]
      + ["objectWillChange"] + Notice.Kind.allCases.flatMap(\.members)
  )

  /// `onAlertChange`, which the binding `closures` calls.
  package static func observer(of property: String) -> String {
    "on\(capitalized(property))Change"
  }

  /// The values that the view and the app give, and those of the sources.
  package var values: [String] {
    inputs.map(\.name) + locals.map(\.name) + sources.map(\.name)
  }

  package var properties: [String] { values + [service.name] }

  /// The names of the members that the spec chooses.
  package var memberNames: [String] {
    properties + actions.map(\.name) + selections.flatMap { Selection.members(of: $0.name) }
  }
}

extension Presenter.Selection {
  /// `selectPhoto`
  package var function: String { "select\(capitalized(name))" }
  /// `selectedPhoto`
  package var property: String { "selected\(capitalized(name))" }

  /// The members for a selection of this name.
  package static func members(of name: String) -> [String] {
    let selected = "selected\(capitalized(name))"
    return ["select\(capitalized(name))", selected, Presenter.observer(of: selected)]
  }
}

/// `post` as a part of a longer name: `Post`.
package func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
