import DocumentReader

/// What the tests of a presenter do and expect: values out of the examples of its spec.
package struct PresenterCases: Sendable {
  /// An example's data as what a load answers.
  package struct Sample: Sendable {
    package var example: Int
    /// Whether the presenter's `empty` holds.
    package var isEmpty: Bool

    package init(example: Int, isEmpty: Bool) {
      self.example = example
      self.isEmpty = isEmpty
    }
  }

  /// An error, and what the user is told of it.
  package struct Failure: Sendable {
    package var pattern: Presenter.ErrorPattern
    /// Of the case's parameters.
    package var values: [Node]
    package var text: String
    /// Whether the text differs between systems.
    package var isFolded: Bool

    package init(
      pattern: Presenter.ErrorPattern,
      values: [Node],
      text: String,
      isFolded: Bool
    ) {
      self.pattern = pattern
      self.values = values
      self.text = text
      self.isFolded = isFolded
    }
  }

  /// The next page: the list's last row, where a load gave the others.
  package struct More: Sendable {
    package var sample: Sample
    /// What the call is given; nil where an example cannot say it.
    package var arguments: [Node?]
    /// An example after which nothing follows.
    package var last: Int?

    package init(sample: Sample, arguments: [Node?], last: Int?) {
      self.sample = sample
      self.arguments = arguments
      self.last = last
    }
  }

  package struct Selection: Sendable {
    /// Of a row, and how it ends: nil where it is selected, else what the user is told.
    package struct Row: Sendable {
      package var id: Node
      package var obstacle: Text?

      package init(id: Node, obstacle: Text?) {
        self.id = id
        self.obstacle = obstacle
      }
    }

    package var rows: [Row]
    package var unknownID: Node?

    package init(rows: [Row], unknownID: Node?) {
      self.rows = rows
      self.unknownID = unknownID
    }
  }

  /// A text as it is expected; nil for none.
  package struct Text: Sendable {
    package var text: String?
    package var isFolded: Bool

    package init(text: String?, isFolded: Bool) {
      self.text = text
      self.isFolded = isFolded
    }
  }

  /// What most tests load.
  package var loaded: Sample
  /// Another, of which something else is shown.
  package var other: Sample?
  /// One that is empty where `loaded` is not, or the other way round.
  package var opposite: Sample?
  /// Of the presenter's initialiser.
  package var inputs: [String: Node]
  /// What the sources answer.
  package var sources: [String: Node]
  /// Other values of what the view sets, with which `loaded` is shown differently.
  package var locals: [String: Node]
  /// In the order of the spec, that of every other error last.
  package var failures: [Failure]
  package var more: More?
  /// By the actions' names; nothing of an action for which the examples have no row.
  package var actions: [String: Action]
  package var selections: [String: Selection]

  package init(
    loaded: Sample,
    other: Sample?,
    opposite: Sample?,
    inputs: [String: Node],
    sources: [String: Node],
    locals: [String: Node],
    failures: [Failure],
    more: More?,
    actions: [String: Action],
    selections: [String: Selection]
  ) {
    self.loaded = loaded
    self.other = other
    self.opposite = opposite
    self.inputs = inputs
    self.sources = sources
    self.locals = locals
    self.failures = failures
    self.more = more
    self.actions = actions
    self.selections = selections
  }
}

extension PresenterCases {
  /// What a parameter is given.
  package enum Argument: Sendable {
    case node(Node)
    /// An element of a list in `loaded`.
    case element(Presenter.ListPath, Int)
  }

  /// One call of an action.
  package struct Run: Sendable {
    /// Where the row stands in `loaded`; nil for an action without rows, and for a row that is not there.
    package var row: Int?
    package var id: Node?
    package var arguments: [Argument]
    /// What the service is called with; nil where an example cannot say it.
    package var told: [Node?]
    /// The values of an optimistic `set`.
    package var values: [Node]

    package init(
      row: Int?,
      id: Node?,
      arguments: [Argument],
      told: [Node?],
      values: [Node]
    ) {
      self.row = row
      self.id = id
      self.arguments = arguments
      self.told = told
      self.values = values
    }
  }

  package struct Question: Sendable {
    package var title: Text
    package var button: Text
    package var cancel: Text

    package init(title: Text, button: Text, cancel: Text) {
      self.title = title
      self.button = button
      self.cancel = cancel
    }
  }

  package struct Action: Sendable {
    package var run: Run
    /// The same of another row.
    package var second: Run?
    /// The element that the service answers with: any but the row's own, where there is one.
    package var answeringRow: Int?
    /// Another wish for the row.
    package var wish: Run?
    /// Those that nothing comes of.
    package var ignored: [Run]
    package var said: Said

    package init(
      run: Run,
      second: Run?,
      answeringRow: Int?,
      wish: Run?,
      ignored: [Run],
      said: Said
    ) {
      self.run = run
      self.second = second
      self.answeringRow = answeringRow
      self.wish = wish
      self.ignored = ignored
      self.said = said
    }
  }

  /// What an action tells the user.
  package struct Said: Sendable {
    /// Its own text; nil where the errors' texts are shown.
    package var alert: Text?
    package var question: Question?
    package var toast: Text?

    package init(alert: Text?, question: Question?, toast: Text?) {
      self.alert = alert
      self.question = question
      self.toast = toast
    }
  }
}
