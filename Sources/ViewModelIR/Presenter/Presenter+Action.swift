import DocumentReader

extension Presenter {
  /// An action of the user, generated as a function of the presenter.
  package struct Action: Sendable {
    /// What happens if the action is triggered again before it finishes. `ignore` drops the new call; `latest` waits, then sends
    /// only the most recent values; `parallel` runs both.
    package enum Again: String, CaseIterable, Sendable { case ignore, latest, parallel }

    /// An optimistic update, which is shown before the service responds.
    package enum Change: Sendable {
      case remove
      /// Sets properties of the part of the row that the action is about or, for an action without rows, of the model.
      case set([Assignment])
      case insert(TypedExpression, into: ListPath, id: TypedExpression, atEnd: Bool)
      /// Moves the row to a position in its list, or in that of the outer row with an ID.
      case move(to: TypedExpression, outerID: TypedExpression?)
    }

    /// A new value of a property.
    package struct Assignment: Sendable {
      package var path: PropertyPath
      package var type: ValueType
      package var value: TypedExpression
      /// The location of the value.
      package var location: Location

      /// The path as the spec writes it.
      package var field: String { path.text }

      package init(path: PropertyPath, type: ValueType, value: TypedExpression, location: Location)
      {
        self.path = path
        self.type = type
        self.value = value
        self.location = location
      }
    }

    package var name: String
    package var location: Location
    package var doc = ""
    package var rows: Rows?
    /// The part of the row that the action is about; `nil` if that is the whole row.
    package var subject: Subject?
    package var parameters: [ViewModel.Input] = []
    package var condition: TypedExpression?
    /// The clauses of the condition. They bind the values that the condition unwraps and that the rest of the action reads.
    package var guards: [Condition] = []
    /// `nil` if the action calls nothing.
    package var call: Call?
    package var change: Change?
    package var again = Again.ignore
    /// How many seconds the values must stay the same before the call; `nil` if it is made immediately.
    package var debounce: Double?
    package var progress: String?
    /// What the action does when it begins.
    package var effects = Effects()
    /// What the action does if its condition does not hold.
    package var refusal = Refusal()
    /// Whether the response is shown: the model, the row's element, or what `returned` says.
    package var uses = false
    /// What the call returns, with `use`; `nil` if that is the row, its part or the model.
    package var returned: Returned?
    /// What happens after a success, by case; without a call, what happens at the end.
    package var successes: [Outcome] = []
    /// What happens after a failure, by case. If none applies, the error's text is shown.
    package var failures: [Outcome] = []
    /// The locals that can receive texts of the call's error, and lose them when the action begins.
    package var errorFields: [String] = []
    /// The rows in which a new one stays if the call fails, with their Bool that then is true; `nil` if it disappears.
    package var kept: (rows: Rows, flag: String)?
    /// The confirmation before the action.
    package var question: Notice?

    package init(name: String, location: Location, call: Call?) {
      self.name = name
      self.location = location
      self.call = call
    }
  }
}
