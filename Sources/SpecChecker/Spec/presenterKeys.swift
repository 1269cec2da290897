import DocumentReader
import ViewModelIR

package enum PresenterKey: String, MappingKey {
  case name, binding, service, inputs, local, load, sources, poll, empty, more, errors, actions
  case select

  package static let mapping = "'screen'"

  package var definition: KeyDefinition {
    switch self {
    case .name: .init(.text, "the class's name; `view` without `View`, and `Presenter`")
    case .binding:
      .init(
        .word(of: Presenter.Binding.self),
        "how the view learns of a change: `observation`, `observableObject` or `closures`"
      )
    case .service:
      .init(
        .either([.text, .mapping(PresenterServiceKey.self)]),
        isRequired: true,
        "the protocol that the data comes from, as in `NoteStore`, or [more about it](#the-service)"
      )
    case .inputs:
      .init(
        .names(.text),
        "`name: Type`, parameters of the initialiser; those of the spec's `inputs` are among them"
      )
    case .local:
      .init(
        .names(.anything),
        "`name: value`, what the view sets, with first values; what a spec's input of the name shows"
      )
    case .load:
      .init(
        .mapping(LoadKey.self),
        isRequired: true,
        "[the call](#load) that gives the service's model"
      )
    case .sources:
      .init(
        .names(.mapping(SourceKey.self)),
        "`input: source`, [calls](#sources) that go with each load and fill inputs of the view model"
      )
    case .poll:
      .init(
        .mapping(PollKey.self),
        "`{ every: 30s }`: `poll()` loads again and again while the view's task runs"
      )
    case .empty:
      .init(.text, "a condition: whether there is nothing to show, which makes the state `empty`")
    case .more: .init(.mapping(MoreKey.self), "[the call](#more) that gives the next page")
    case .errors: .init(.names(.text), isRequired: true, "[what the user is told](#errors)")
    case .actions:
      .init(.names(.mapping(ActionKey.self)), "`name: action`, [what the user does](#actions)")
    case .select:
      .init(
        .names(.mapping(SelectionKey.self)),
        "`name: selection`, [rows that the view goes on with](#selections)"
      )
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
}

package enum PresenterServiceKey: String, MappingKey {
  case `protocol`, name, generate
  case importing = "import"

  package static let mapping = "the screen's 'service'"

  package var definition: KeyDefinition {
    switch self {
    case .protocol: .init(.text, isRequired: true, "the protocol's name")
    case .name:
      .init(.text, "what the presenter calls it; the last word of the protocol's name: `store`")
    case .generate: .init(.bool, "`false`: the app has the protocol and its error already")
    case .importing: .init(.text, "the module that has them, if it is a different one")
    }
  }
}

package enum LoadKey: String, MappingKey {
  case call, with, progress, stale, keep, debounce

  package static let mapping = "'load'"

  package var definition: KeyDefinition {
    switch self {
    case .call: .init(.text, isRequired: true, "the function's name")
    case .with:
      .init(.names(.text), "`label: expression`, its arguments, over inputs and what is `local`")
    case .progress: .init(.text, "a Bool in the spec's `state`: true while it runs")
    case .stale:
      .init(
        .text,
        "a Bool in the spec's `state`: true while what is shown was loaded with other values of `local`"
      )
    case .keep:
      .init(
        .bool,
        "`false`: content that was loaded with other values of `local` goes away when the load begins"
      )
    case .debounce:
      .init(
        .lengthOfTime,
        "`300ms`, `1s`: how long it waits when something `local` in `with` has changed since the load before; the first is at once"
      )
    }
  }
}

package enum SourceKey: String, MappingKey {
  case call, with, optional

  package static let mapping = "a source"

  package var definition: KeyDefinition {
    switch self {
    case .call: .init(.text, isRequired: true, "the function's name; it returns what the input is")
    case .with: LoadKey.with.definition
    case .optional:
      .init(
        .bool,
        "`true`: the screen does not wait for it, and if it fails, the input is nil; otherwise the load fails"
      )
    }
  }
}

package enum PollKey: String, MappingKey {
  case every

  package static let mapping = "'poll'"
  package static let choices = [KeyChoice([PollKey.every], allowed: [.every])]
  package var definition: KeyDefinition {
    .init(.lengthOfTime, PresenterKey.poll.definition.description)
  }
}

package enum MoreKey: String, MappingKey {
  case when, call, with, append, progress

  package static let mapping = "'more'"

  package var definition: KeyDefinition {
    switch self {
    case .when: .init(.text, "a condition over the service's model: whether there is a next page")
    case .call:
      .init(
        .text,
        isRequired: true,
        "the function's name; it gives the service's model, as `load` does"
      )
    case .with:
      .init(
        LoadKey.with.shape,
        isRequired: true,
        "`label: expression`, over the service's model too; there is no next page if one that reads the model is nil"
      )
    case .append:
      .init(
        .text,
        isRequired: true,
        "the list that the page's elements are added to, `self` or a property; its rows have an `id`"
      )
    case .progress: LoadKey.progress.definition
    }
  }
}
