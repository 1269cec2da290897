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

    /// What happens after the call has succeeded.
    package enum Success: String, CaseIterable, Sendable {
      case keep, use, reload, dismiss

      package static let standard = keep
    }

    /// What happens after the call has failed.
    package enum Failure: String, CaseIterable, Sendable {
      case alert, silent, reload

      package static let standard = alert
    }

    package var name: String
    package var doc = ""
    package var rows: Rows?
    package var parameters: [ViewModel.Input] = []
    package var condition: TypedExpression?
    package var call: Call
    package var change: Change?
    package var again = Again.ignore
    /// How many seconds the values must stay the same before the call; `nil` if it is made immediately.
    package var debounce: Double?
    package var progress: String?
    package var success = Success.standard
    package var failure = Failure.standard
    /// The notices of the action, in the order in which the user sees them.
    package var notices: [Notice] = []

    package init(name: String, call: Call) {
      self.name = name
      self.call = call
    }
  }
}
