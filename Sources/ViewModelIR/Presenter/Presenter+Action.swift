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
      /// Sets fields of the row's element or, for an action without rows, of the model.
      case set([Assignment])
      case insert(TypedExpression, into: ListPath, id: TypedExpression, atEnd: Bool)
    }

    /// A new value of a field or of a local.
    package struct Assignment: Sendable {
      package var field: String
      package var type: ValueType
      package var value: TypedExpression
      /// The location of the value.
      package var location: Location

      package init(field: String, type: ValueType, value: TypedExpression, location: Location) {
        self.field = field
        self.type = type
        self.value = value
        self.location = location
      }
    }

    package var name: String
    package var location: Location
    package var doc = ""
    package var rows: Rows?
    package var parameters: [ViewModel.Input] = []
    package var condition: TypedExpression?
    /// `nil` if the action calls nothing.
    package var call: Call?
    package var change: Change?
    package var again = Again.ignore
    package var progress: String?
    /// What the action does when it begins.
    package var effects = Effects()
    package var success = Success()
    package var failure = Failure()
    /// The notices of the action, in the order in which the user sees them.
    package var notices: [Notice] = []

    package init(name: String, location: Location, call: Call?) {
      self.name = name
      self.location = location
      self.call = call
    }
  }
}
