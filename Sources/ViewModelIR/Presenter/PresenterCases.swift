import DocumentReader

/// What the tests of a presenter do and expect: values from the examples of its spec, which are known by their positions.
package struct PresenterCases: Sendable {
  /// A text as a test expects it; nil for none. Systems differ in the spaces and marks of a folded text.
  package typealias Text = (text: String?, isFolded: Bool)

  /// What an action says, each of its texts as a test expects it.
  package typealias Notice = (notice: Presenter.Notice, texts: [Text])

  /// A call of an action.
  package struct Run: Sendable {
    /// The position of the row in the example, its id, and its positions on the screen, if it is there; nil for an action without rows.
    package var row: (index: Int, id: Node, shown: [Int])?
    /// The values of the parameters; nil for the element that is inserted.
    package var parameters: [Node?] = []
    /// The arguments of the service's function; nil for one that an example cannot express.
    package var arguments: [Node?] = []
    /// The values of an optimistic `set`.
    package var values: [Node] = []

    package init() {}
  }

  package struct Action: Sendable {
    package var run = Run()
    /// The example that the test loads, and one that shows something else, or the same one.
    package var example = 0
    package var other = 0
    /// The position of the element that is inserted, which the test takes out of the example.
    package var inserted: Int?
    /// The position of the row that the service responds with.
    package var response = 0
    /// A call that the condition does not allow.
    package var forbidden: Run?
    package var notices: [Notice] = []

    package init() {}
  }

  /// The example that most tests load.
  package var loaded = 0
  /// The example for which the presenter's `empty` holds.
  package var empty: Int?
  /// The arguments of the presenter's initialiser.
  package var inputs: [String: Node] = [:]
  /// The responses to the calls of the sources.
  package var sources: [String: Node] = [:]
  /// Other values of what the view sets, with which `loaded` is shown differently.
  package var locals: [String: Node] = [:]
  /// Errors with the values of their parameters, in the order of the spec, the one for every other error last.
  package var failures: [(pattern: Presenter.ErrorPattern, values: [Node], text: Text)] = []
  /// The example whose last row may come as a second page, and one after which nothing follows.
  package var more: (example: Int, rows: Int, arguments: [Node?], last: Int?)?
  /// Nothing for an action for which the examples have no data.
  package var actions: [String: Action] = [:]
  /// The ids of rows, and the texts that say why a row cannot be selected.
  package var selections: [String: [(id: Node, obstacle: Text?)]] = [:]

  package init() {}
}
