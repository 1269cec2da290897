import DocumentReader

/// The data that the tests of a presenter use and expect. It comes from the examples of the spec, which are identified by their
/// index.
package struct PresenterCases: Sendable {
  /// An expected text, `nil` if there is none. A folded text is compared without the spaces and marks that differ between systems.
  package typealias Text = (text: String?, isFolded: Bool)

  /// A notice of an action, with its texts as a test expects them.
  package typealias Notice = (notice: Presenter.Notice, texts: [Text])

  /// A call of an action.
  package struct Run: Sendable {
    /// The index of the row in the example, its ID, and its index path on the screen, which is empty if the row is not shown; `nil`
    /// for an action without rows.
    package var row: (index: Int, id: Node, shown: [Int])?
    /// The rows that have the part that the action is about; empty for an action about the whole row.
    package var parts: [Part] = []
    /// The values of the parameters; `nil` for the inserted element.
    package var parameters: [Node?] = []
    /// The arguments of the service function; `nil` for one that an example cannot express.
    package var arguments: [Node?] = []
    /// The values of an optimistic `set`.
    package var values: [Node] = []

    package init() {}
  }

  /// What an action does other than its call.
  package struct Effects: Sendable {
    /// The new values of locals; `nil` for one that an example cannot express.
    package var values: [Node?] = []
    /// The values of the event's parameters; `nil` for one that an example cannot express.
    package var event: [Node?] = []
    /// Whether the content shown was then loaded with other values of locals.
    package var isStale = false

    package init() {}
  }

  /// A row with the part that an action is about.
  package struct Part: Sendable {
    /// The index of the row in the example.
    package var row: Int
    /// The path from the row to the part.
    package var path: PropertyPath
    /// The index path of the row on the screen, which is empty if the row is not shown.
    package var shown: [Int] = []

    package init(row: Int, path: PropertyPath) {
      self.row = row
      self.path = path
    }
  }

  /// Where an example has a value that the service responds with.
  package struct Returned: Sendable {
    package var example: Int
    /// The index of the row; `nil` for a part of the model.
    package var row: Int?
    package var path: PropertyPath

    package init(example: Int, row: Int?, path: PropertyPath) {
      self.example = example
      self.row = row
      self.path = path
    }
  }

  package struct Action: Sendable {
    package var run = Run()
    /// The example that the test loads.
    package var example = 0
    /// An example that shows something else, or the same one if there is none.
    package var other = 0
    /// The index of the inserted element, which the test removes from the example.
    package var inserted: Int?
    /// The part that the service responds with; `nil` if it responds with a row or a model.
    package var part: Returned?
    /// The values of locals that the test sets first, so that the action is allowed and changes them.
    package var locals: [String: Node] = [:]
    /// A call that the condition does not allow, and the values of locals that the test sets before it.
    package var forbidden: (run: Run, locals: [String: Node])?
    package var begins = Effects()
    package var succeeds = Effects()
    package var fails = Effects()
    /// What the call returns, made up from its type; `nil` if it returns nothing, the row or the model.
    package var answer: Node?
    package var notices: [Notice] = []
    /// The text of the last error if the call fails with it, after the action has set its locals.
    package var failure: Text = (nil, false)

    package init() {}
  }

  /// The example that most tests load.
  package var loaded = 0
  /// The example for which the presenter's `empty` holds.
  package var empty: Int?
  /// The arguments of the presenter's initializer.
  package var inputs: [String: Node] = [:]
  /// The responses to the calls of the sources.
  package var sources: [String: Node] = [:]
  /// Other values of the locals, with which `loaded` is shown differently.
  package var locals: [String: Node] = [:]
  /// The errors, with the values of their parameters, in the order of the spec. The one for all other errors is the last.
  package var failures: [(pattern: Presenter.ErrorPattern, values: [Node], text: Text)] = []
  /// The example whose last row can be the second page, its number of rows and the arguments for the page, and an example that has
  /// no next page.
  package var more: (example: Int, rows: Int, arguments: [Node?], last: Int?)?
  /// An example that shows something else than `loaded`, or the same one if there is none.
  package var other = 0
  /// The index of an example with several rows whose first row a test can present as new; `nil` if there is none.
  package var hold: Int?
  /// The data of each update, by its function: an example, the index of the row that the value concerns, and its ID for a removal.
  package var updates: [String: (example: Int, row: Int, id: Node?)] = [:]
  /// For each source with pages, the number of its rows and the arguments for the second page. A test sends the last row as that page.
  package var sourcePages: [String: (rows: Int, arguments: [Node?])] = [:]
  /// The wait for the first tick, and after how many seconds the loaded example is shown differently.
  package var tick: (wait: Double, later: Double?)?
  /// The cases of each action. An action without data in the examples has none.
  package var actions: [String: Action] = [:]
  /// The IDs of rows for each selection, with the texts that explain why a row cannot be selected.
  package var selections: [String: [(id: Node, obstacle: Text?)]] = [:]

  package init() {}
}
