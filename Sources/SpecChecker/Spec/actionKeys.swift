import DocumentReader
import ViewModelIR

package enum ActionKey: String, MappingKey {
  case doc, row, parameters, when, confirm, call, with, optimistic, again, progress, onSuccess
  case onFailure

  package static let mapping = "an action"

  package var reference: String {
    switch self {
    case .doc: "the function's doc comment"
    case .row:
      "the display field with the rows, or `sections.rows`: the function takes a row's id, and `row` is its element"
    case .parameters: "`name: Type`, further parameters"
    case .when:
      "a condition over `self`, `row` and the parameters; where it does not hold, nothing happens"
    case .call: "required: the function's name"
    case .with:
      "`label: expression`, its arguments, over `self`, `row`, the parameters and the inputs"
    case .optimistic:
      "what is shown at once, and taken back if the call fails: `remove`, `{ set: { field: expression } }`, `{ insert: { list: expression } }` at the start, or `{ append: { list: expression } }`"
    case .again:
      "what happens if the action is triggered again before it finishes: `ignore` drops the new call; `latest` waits, then sends only the newest values; `parallel` runs both"
    case .progress:
      "a Bool in the `state` of the view model, or of the row's: true while the call runs"
    case .confirm: "[what the user is asked](#confirmations) before"
    case .onSuccess:
      "`keep` (default); `use`: the call returns the model, or the row's element; `reload`; `dismiss` sets `isDismissed`; `{ toast: text, undo: action }` sets `toast`"
    case .onFailure:
      "`alert` (default): the error's text; `{ alert: text }`; `silent`; `reload`: `alert`, and a load"
    }
  }

  package static let snippets = [
    Snippet("action", "row: $1", "call: $2", "with: { id: row.id }")
  ]

  package var shape: KeyShape {
    switch self {
    case .doc, .row, .when, .call, .progress: .text
    case .parameters: .names(.text)
    case .with: LoadKey.with.shape
    case .optimistic: .either([.word(["remove"]), .mapping(ChangeKey.self)])
    case .again: .word(of: Presenter.Action.Again.self)
    case .confirm: .mapping(ConfirmationKey.self)
    case .onSuccess: .either([.word(of: Presenter.Action.Success.self), .mapping(ToastKey.self)])
    case .onFailure: .either([.word(["alert", "silent", "reload"]), .mapping(AlertKey.self)])
    }
  }
}

package enum ChangeKey: String, MappingKey {
  case set, insert, append

  package static let mapping = "'optimistic'"
  package static let choices = allCases.map { KeyChoice([$0], allowed: [$0]) }
  package var reference: String { ActionKey.optimistic.reference }

  package var shape: KeyShape {
    switch self {
    case .set: .filled(.names(.text))
    case .insert, .append: .name(.text)
    }
  }
}

package enum ConfirmationKey: String, MappingKey {
  case title, button, cancel, destructive

  package static let mapping = "'confirm'"

  package var reference: String {
    switch self {
    case .title: "required: a template, the question"
    case .button: "required: a template, what the button says that goes on"
    case .cancel: "a template, what the other button says"
    case .destructive: "`true`: the button is marked as one that destroys"
    }
  }

  package var shape: KeyShape {
    switch self {
    case .title, .button, .cancel: .text
    case .destructive: .bool
    }
  }
}

package enum ToastKey: String, MappingKey {
  case toast, undo

  package static let mapping = "'onSuccess'"
  package static let choices = [KeyChoice([ToastKey.toast], allowed: [.toast, .undo])]
  package var reference: String { ActionKey.onSuccess.reference }

  package var shape: KeyShape { .text }
}

package enum AlertKey: String, MappingKey {
  case alert

  package static let mapping = "'onFailure'"
  package static let choices = [KeyChoice([AlertKey.alert], allowed: [.alert])]
  package var reference: String { ActionKey.onFailure.reference }
  package var shape: KeyShape { .text }
}

package enum SelectionKey: String, MappingKey {
  case row, unless

  package static let mapping = "a selection"

  package var reference: String {
    switch self {
    case .row: "required: the display field with the rows"
    case .unless:
      "a list of rules, `{ when, alert }`: the first that holds says why the row cannot be selected"
    }
  }

  package var shape: KeyShape {
    switch self {
    case .row: .text
    case .unless: .list(.mapping(ObstacleKey.self))
    }
  }
}

package enum ObstacleKey: String, MappingKey {
  case when, alert

  package static let mapping = "a rule of 'unless'"

  package var reference: String {
    switch self {
    case .when: "required: a condition over `row` and `self`"
    case .alert: "a template: what the user is told; nothing without it"
    }
  }

  package var shape: KeyShape { .text }
}
