import DocumentReader
import ViewModelIR

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

  package static let snippets = [
    Snippet(
      "screen",
      "service: $1",
      "load: { call: $2 }",
      "errors:",
      "  default: $3"
    )
  ]

  package var shape: KeyShape {
    switch self {
    case .name, .empty: .text
    case .binding: .word(of: Presenter.Binding.self)
    case .service: .either([.text, .mapping(PresenterServiceKey.self)])
    case .inputs: .names(.text)
    case .local: .names(.anything)
    case .load: .mapping(LoadKey.self)
    case .sources: .names(.mapping(SourceKey.self))
    case .poll: .mapping(PollKey.self)
    case .more: .mapping(MoreKey.self)
    case .errors: .names(.text)
    case .actions: .names(.mapping(ActionKey.self))
    case .select: .names(.mapping(SelectionKey.self))
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

  package var shape: KeyShape {
    switch self {
    case .protocol, .name, .importing: .text
    case .generate: .bool
    }
  }
}

package enum LoadKey: String, MappingKey {
  case call, with, progress, stale, keep, debounce

  package static let mapping = "'load'"

  package var reference: String {
    switch self {
    case .call: "required: the function's name"
    case .with: "`label: expression`, its arguments, over inputs and what is `local`"
    case .progress: "a Bool in the spec's `state`: true while it runs"
    case .stale:
      "a Bool in the spec's `state`: true while what is shown was loaded with other values of `local`"
    case .keep:
      "`false`: content that was loaded with other values of `local` goes away when the load begins"
    case .debounce:
      "`300ms`, `1s`: how long it waits when something `local` in `with` has changed since the load before; the first is at once"
    }
  }

  package var shape: KeyShape {
    switch self {
    case .call, .progress, .stale: .text
    case .keep: .bool
    case .debounce: .lengthOfTime
    case .with: .names(.text)
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
    case .optional:
      "`true`: the screen does not wait for it, and if it fails, the input is nil; otherwise the load fails"
    }
  }

  package var shape: KeyShape {
    switch self {
    case .call: .text
    case .with: LoadKey.with.shape
    case .optional: .bool
    }
  }
}

package enum PollKey: String, MappingKey {
  case every

  package static let mapping = "'poll'"
  package static let choices = [KeyChoice([PollKey.every], allowed: [.every])]
  package var reference: String { PresenterKey.poll.reference }

  package var shape: KeyShape { .lengthOfTime }
}

package enum MoreKey: String, MappingKey {
  case when, call, with, append, progress

  package static let mapping = "'more'"

  package var reference: String {
    switch self {
    case .when: "a condition over the service's model: whether there is a next page"
    case .call: "required: the function's name; it gives the service's model, as `load` does"
    case .with:
      "required: `label: expression`, over the service's model too; there is no next page if one that reads the model is nil"
    case .append:
      "required: the list that the page's elements are added to, `self` or a property; its rows have an `id`"
    case .progress: LoadKey.progress.reference
    }
  }

  package var shape: KeyShape {
    switch self {
    case .when, .call, .append, .progress: .text
    case .with: LoadKey.with.shape
    }
  }
}
