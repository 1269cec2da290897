import DocumentReader

package enum PresenterKey: String, MappingKey {
  case name, binding, service, inputs, local, load, sources, poll, empty, more, errors, actions
  case select

  package static let mapping = "'screen'"

  package var reference: String {
    switch self {
    case .name: "the class's name; `view` without `View`, and `Presenter`"
    case .binding:
      "how the view learns of a change: `observation`, `observableObject` or `closures`"
    case .service:
      "required: the protocol that the data comes from, as in `NoteStore`, or [more about it](#the-service)"
    case .inputs:
      "`name: Type`, parameters of the initialiser; those of the spec's `inputs` are among them"
    case .local:
      "`name: value`, what the view sets, with first values; what a spec's input of the name shows"
    case .load: "required: [the call](#load) that gives the service's model"
    case .sources:
      "`input: source`, [calls](#sources) that go with each load and fill inputs of the view model"
    case .poll: "`{ every: 30s }`: `poll()` loads again and again while the view's task runs"
    case .empty: "a condition: whether there is nothing to show, which makes the state `empty`"
    case .more: "[the call](#more) that gives the next page"
    case .errors: "required: [what the user is told](#errors)"
    case .actions: "`name: action`, [what the user does](#actions)"
    case .select: "`name: selection`, [rows that the view goes on with](#selections)"
    }
  }
}

package enum PresenterServiceKey: String, MappingKey {
  case `protocol`, name, generate
  case importing = "import"

  package static let mapping = "the screen's 'service'"

  package var reference: String {
    switch self {
    case .protocol: "required: the protocol's name"
    case .name: "what the presenter calls it; the last word of the protocol's name: `store`"
    case .generate: "`false`: the app has the protocol and its error already"
    case .importing: "the module that has them, if it is a different one"
    }
  }
}

package enum LoadKey: String, MappingKey {
  case call, with, progress, debounce

  package static let mapping = "'load'"

  package var reference: String {
    switch self {
    case .call: "required: the function's name"
    case .with: "`label: expression`, its arguments, over inputs and what is `local`"
    case .progress: "a Bool in the spec's `state`: true while it runs"
    case .debounce:
      "`300ms`, `1s`: how long it waits when something `local` in `with` has changed since the load before; the first is at once"
    }
  }
}

package enum SourceKey: String, MappingKey {
  case call, with, optional

  package static let mapping = "a source"

  package var reference: String {
    switch self {
    case .call: "required: the function's name; it returns what the input is"
    case .with: LoadKey.with.reference
    case .optional: "`true`: if it fails, the input stays nil; otherwise the load fails"
    }
  }
}

package enum PollKey: String, MappingKey {
  case every

  package static let mapping = "'poll'"
  package var reference: String { PresenterKey.poll.reference }
}

package enum MoreKey: String, MappingKey {
  case when, call, with, append, progress

  package static let mapping = "'more'"

  package var reference: String {
    switch self {
    case .when: "a condition over the service's model: whether there is a next page"
    case .call: "required: the function's name; it gives the service's model, as `load` does"
    case .with:
      "required: `label: expression`, over the service's model too; there is no next page where one is nil"
    case .append:
      "required: the list that the page's elements are added to, `self` or a property; its rows have an `id`"
    case .progress: LoadKey.progress.reference
    }
  }
}

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
      "what the same action does while it runs: `ignore`; `latest`: the last wish is told when the call returns; `parallel`"
    case .progress:
      "a Bool in the `state` of the view model, or of the row's: true while the call runs"
    case .confirm: "[what the user is asked](#confirmations) before"
    case .onSuccess:
      "`keep` (default); `use`: the call returns the model, or the row's element; `reload`; `dismiss` sets `isDismissed`; `{ toast: text, undo: action }` sets `toast`"
    case .onFailure:
      "`alert` (default): the error's text; `{ alert: text }`; `silent`; `reload`: `alert`, and a load"
    }
  }
}

package enum ChangeKey: String, MappingKey, CaseIterable {
  case set, insert, append

  package static let mapping = "'optimistic'"
  package var reference: String { ActionKey.optimistic.reference }
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
}

package enum ToastKey: String, MappingKey {
  case toast, undo

  package static let mapping = "'onSuccess'"
  package var reference: String { ActionKey.onSuccess.reference }
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
}
