import DocumentReader

extension Presenter {
  /// What the user does, as a function of the presenter.
  package struct Action: Sendable {
    package enum Again: String, CaseIterable, Sendable { case ignore, latest, parallel }

    /// What is shown before the service has answered.
    package enum Change: Sendable {
      case remove
      /// Fields of the row's element, or of the model.
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

    package enum Success: String, CaseIterable, Sendable {
      case keep, use, reload, dismiss

      package static let standard = keep
    }

    /// What the user is asked before.
    package struct Confirmation: Sendable {
      package var title: Text
      package var button: Text
      package var cancel: Text?
      package var isDestructive: Bool

      package init(title: Text, button: Text, cancel: Text?, isDestructive: Bool) {
        self.title = title
        self.button = button
        self.cancel = cancel
        self.isDestructive = isDestructive
      }
    }

    /// What the user is told when the call has succeeded.
    package struct Toast: Sendable {
      package var text: Text
      /// The action that takes back what happened.
      package var undo: String?

      package init(text: Text, undo: String?) {
        self.text = text
        self.undo = undo
      }
    }

    package enum Failure: Sendable {
      case alert(Text?)
      case silent, reload
    }

    package var name: String
    package var doc: String
    package var rows: Rows?
    package var parameters: [ViewModel.Input]
    package var condition: TypedExpression?
    package var call: Call
    package var change: Change?
    package var again: Again
    package var progress: String?
    package var success: Success
    package var toast: Toast?
    package var failure: Failure
    package var confirmation: Confirmation?

    package init(
      name: String,
      doc: String,
      rows: Rows?,
      parameters: [ViewModel.Input],
      condition: TypedExpression?,
      call: Call,
      change: Change?,
      again: Again,
      progress: String?,
      success: Success,
      toast: Toast?,
      failure: Failure,
      confirmation: Confirmation?
    ) {
      self.name = name
      self.doc = doc
      self.rows = rows
      self.parameters = parameters
      self.condition = condition
      self.call = call
      self.change = change
      self.again = again
      self.progress = progress
      self.success = success
      self.toast = toast
      self.failure = failure
      self.confirmation = confirmation
    }

    /// With other texts, in the order in which they are shown.
    package func mappingTexts(_ change: (Text) -> Text) -> Self {
      var action = self
      if let confirmation {
        action.confirmation = Confirmation(
          title: change(confirmation.title),
          button: change(confirmation.button),
          cancel: confirmation.cancel.map(change),
          isDestructive: confirmation.isDestructive
        )
      }
      if let toast { action.toast = Toast(text: change(toast.text), undo: toast.undo) }
      if case .alert(let alert?) = failure { action.failure = .alert(change(alert)) }
      return action
    }
  }
}
