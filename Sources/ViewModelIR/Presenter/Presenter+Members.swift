/// The members of a presenter that its view can use. All others are private, and their names cannot occur in a spec.
extension Presenter {
  /// The names of members that every presenter can have, so that a spec cannot use them. `objectWillChange` belongs to
  /// `ObservableObject`.
  package static let publicMembers: Set<String> = Set(
    [
      "state", "onStateChange", "context", "sleep", "load", "loadMore", "poll", "showNew",
      "observe", "tick", "render", "event", "eventCount", "onEvent", "objectWillChange",
    ] + Notice.Kind.allCases.flatMap(\.members)
  )

  /// The members with which the user tries again what has failed.
  package static let retrying = ["canRetry", "retry"]

  /// The functions for a row that could not be added.
  package static let keeping = ["retry", "discard"]

  /// The rows among which a new one stays if the service could not add it; `nil` if there are none.
  package var keptRows: Rows? { actions.lazy.compactMap(\.kept).first?.rows }

  /// Whether any error lets the user try again.
  package var retries: Bool { retriesOthers || errors.contains(where: \.isRetried) }

  /// Whether an error lets the user try again.
  package func retries(after pattern: ErrorPattern) -> Bool {
    errors.first { $0.pattern == pattern }?.isRetried ?? retriesOthers
  }

  /// The closure that the binding `closures` calls when a property changes: `onAlertChange`.
  package static func observer(of property: String) -> String {
    "on\(capitalized(property))Change"
  }

  /// The names of the inputs, the locals and the sources.
  package var values: [String] {
    inputs.map(\.name) + locals.map(\.name) + sources.map(\.name)
  }

  package var properties: [String] { values + [service.name] }

  /// The names of the members that the spec chooses.
  package var memberNames: [String] {
    properties + sources.filter { $0.more != nil }.map(\.loadMore) + actions.map(\.name)
      + selections.flatMap { Selection.members(of: $0.name) } + (retries ? Self.retrying : [])
      + (keptRows == nil ? [] : Self.keeping)
  }
}

extension Presenter.Source {
  /// The function that loads the next page: `loadMoreReplies`.
  package var loadMore: String { Self.loadMore(of: name) }

  package static func loadMore(of name: String) -> String { "loadMore\(capitalized(name))" }
}

extension Presenter.Selection {
  /// The function that selects a row: `selectPhoto`.
  package var function: String { "select\(capitalized(name))" }
  /// The property with the selected row: `selectedPhoto`.
  package var property: String { "selected\(capitalized(name))" }

  /// The names of the members that a selection with this name adds.
  package static func members(of name: String) -> [String] {
    let selected = "selected\(capitalized(name))"
    return ["select\(capitalized(name))", selected, Presenter.observer(of: selected)]
  }
}

/// The name as a part of a longer name: `Post` for `post`.
package func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
