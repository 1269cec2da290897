import DocumentReader
import ViewModelIR

package enum ActionKey: String, MappingKey {
  case doc, row, parameters, when, confirm, call, with, optimistic, again, progress, onSuccess
  case onFailure

  package static let mapping = "an action"

  package var definition: KeyDefinition {
    switch self {
    case .doc: .init(.text, "the function's doc comment")
    case .row:
      .init(
        .text,
        "the display field with the rows, or `sections.rows`: the function takes a row's id, and `row` is its element"
      )
    case .parameters: .init(.names(.text), "`name: Type`, further parameters")
    case .when:
      .init(
        .text,
        "a condition over `self`, `row` and the parameters; where it does not hold, nothing happens"
      )
    case .confirm:
      .init(.mapping(ConfirmationKey.self), "[what the user is asked](#confirmations) before")
    case .call: .init(.text, isRequired: true, "the function's name")
    case .with:
      .init(
        LoadKey.with.shape,
        "`label: expression`, its arguments, over `self`, `row`, the parameters and the inputs"
      )
    case .optimistic:
      .init(
        .either([.word(["remove"]), .mapping(ChangeKey.self)]),
        "what is shown at once, and taken back if the call fails: `remove`, `{ set: { field: expression } }`, `{ insert: { list: expression } }` at the start, or `{ append: { list: expression } }`"
      )
    case .again:
      .init(
        .word(of: Presenter.Action.Again.self),
        "what happens if the action is triggered again before it finishes: `ignore` drops the new call; `latest` waits, then sends only the newest values; `parallel` runs both"
      )
    case .progress:
      .init(
        .text,
        "a Bool in the `state` of the view model, or of the row's: true while the call runs"
      )
    case .onSuccess:
      .init(
        .either([.word(of: Presenter.Action.Success.self), .mapping(ToastKey.self)]),
        standard: "keep",
        "`keep`; `use`: the call returns the model, or the row's element; `reload`; `dismiss` sets `isDismissed`; `{ toast: text, undo: action }` sets `toast`"
      )
    case .onFailure:
      .init(
        .either([.word(["alert", "silent", "reload"]), .mapping(AlertKey.self)]),
        standard: "alert",
        "`alert`: the error's text; `{ alert: text }`; `silent`; `reload`: `alert`, and a load"
      )
    }
  }

  package static let snippets = [
    Snippet("action", "row: $1", "call: $2", "with: { id: row.id }")
  ]
}

package enum ChangeKey: String, MappingKey {
  case set, insert, append

  package static let mapping = "'optimistic'"
  package static let choices = allCases.map { KeyChoice([$0], allowed: [$0]) }
  package var definition: KeyDefinition {
    switch self {
    case .set: .init(.filled(.names(.text)), ActionKey.optimistic.definition.description)
    case .insert: .init(.name(.text), ActionKey.optimistic.definition.description)
    case .append: .init(.name(.text), ActionKey.optimistic.definition.description)
    }
  }
}

package enum ConfirmationKey: String, MappingKey {
  case title, button, cancel, destructive

  package static let mapping = "'confirm'"

  package var definition: KeyDefinition {
    switch self {
    case .title: .init(.text, isRequired: true, "a template, the question")
    case .button: .init(.text, isRequired: true, "a template, what the button says that goes on")
    case .cancel: .init(.text, "a template, what the other button says")
    case .destructive: .init(.bool, "`true`: the button is marked as one that destroys")
    }
  }
}

package enum ToastKey: String, MappingKey {
  case toast, undo

  package static let mapping = "'onSuccess'"
  package static let choices = [KeyChoice([ToastKey.toast], allowed: [.toast, .undo])]
  package var definition: KeyDefinition { .init(.text, ActionKey.onSuccess.definition.description) }
}

package enum AlertKey: String, MappingKey {
  case alert

  package static let mapping = "'onFailure'"
  package static let choices = [KeyChoice([AlertKey.alert], allowed: [.alert])]
  package var definition: KeyDefinition { .init(.text, ActionKey.onFailure.definition.description) }
}

package enum SelectionKey: String, MappingKey {
  case row, unless

  package static let mapping = "a selection"

  package var definition: KeyDefinition {
    switch self {
    case .row: .init(.text, isRequired: true, "the display field with the rows")
    case .unless:
      .init(
        .list(.mapping(ObstacleKey.self)),
        "a list of rules, `{ when, alert }`: the first that holds says why the row cannot be selected"
      )
    }
  }
}

package enum ObstacleKey: String, MappingKey {
  case when, alert

  package static let mapping = "a rule of 'unless'"

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, isRequired: true, "a condition over `row` and `self`")
    case .alert: .init(.text, "a template: what the user is told; nothing without it")
    }
  }
}
