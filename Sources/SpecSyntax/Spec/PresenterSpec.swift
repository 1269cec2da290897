import DocumentReader
import ViewModelIR

package enum PresenterKey: String, MappingKey {
  case name, binding, service, inputs, local, load, sources, poll, updates, tick, empty, more
  case errors, actions, select

  package static let mapping = "'screen'"

  package var definition: KeyDefinition {
    switch self {
    case .name:
      .init(
        .text,
        "the name of the class; by default that of `view`, with `Presenter` instead of `View`"
      )
    case .binding:
      .init(
        .word(of: Presenter.Binding.self),
        "how the view observes changes: `observation`, `observableObject` or `closures`"
      )
    case .service:
      .init(
        .either([.text, .mapping(PresenterServiceKey.self)]),
        isRequired: true,
        "the name of the service's protocol, such as `NoteStore`, or [its settings](#the-service)"
      )
    case .inputs:
      .init(
        .names(.text),
        "`name: Type`, parameters of the initializer in addition to the spec's `inputs`"
      )
    case .local:
      .init(
        .names(
          .either([.text, .bool, .null, .list(.anything), .mapping(LocalKey.self)])
        ),
        "`name: value`, properties that the view sets, with [their initial values](#local-values); an input of the spec with the same name receives the value"
      )
    case .load:
      .init(
        .mapping(LoadKey.self),
        "[the call](#load) that returns the service's model; [a screen without it](#screens-without-load) is loaded from the start"
      )
    case .sources:
      .init(
        .names(.mapping(SourceKey.self)),
        "`input: source`, further [calls](#sources) of each load, whose responses become inputs of the view model"
      )
    case .poll:
      .init(
        .mapping(PollKey.self),
        "`{ every: 30s }`, [the interval](#poll) at which `poll()` loads, for as long as the view's task runs"
      )
    case .updates:
      .init(
        .either([.mapping(UpdatesKey.self), .list(.mapping(UpdatesKey.self))]),
        "`{ call: noteChanges, apply: upsert, list: notes }`, or a list of these: [values](#updates) that the service sends by itself"
      )
    case .tick:
      .init(
        .either([.lengthOfTime, .mapping(TickKey.self)]),
        "how often `tick()` updates [texts that depend on the time](#keeping-times-fresh), such as `1min` or `1s`, or `{ every: 1min, at: expiresAt }`"
      )
    case .empty:
      .init(
        .text,
        "a condition that is true if there is nothing to show; the state is then `empty`"
      )
    case .more: .init(.mapping(MoreKey.self), "[the call](#more) that returns the next page")
    case .errors:
      .init(
        .either([.names(ErrorKey.entry), .text]),
        "`error: text`, [the messages](#errors) for errors, or the path of a [file of them](#shared-errors); required unless `viewmodelgen.yaml` names one"
      )
    case .actions:
      .init(
        .names(.mapping(ActionKey.self)),
        "`name: action`, [functions](#actions) that the user triggers"
      )
    case .select:
      .init(
        .names(.mapping(SelectionKey.self)),
        "`name: selection`, [rows that the user can select](#selections)"
      )
    }
  }

  /// The keys that are about what the screen loads.
  fileprivate static let ofLoad: [Self] = [.sources, .poll, .updates, .empty, .more, .select]

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
    case .protocol: .init(.text, isRequired: true, "the name of the protocol")
    case .name:
      .init(
        .text,
        "the name of the presenter's property for the service; by default the last word of the protocol's name, such as `store`"
      )
    case .generate: .init(.bool, "`false` if the app declares the protocol and its error itself")
    case .importing:
      .init(.text, "the module that declares them, if it is not the app's own module")
    }
  }
}

extension Spec {
  /// The value of the key `screen`, before its names are looked up. A required value is `nil` if it is invalid, which has been reported.
  package struct Presenter: Sendable {
    package var location: Location
    package var name: Node?
    package var binding: ViewModelIR.Presenter.Binding?
    package var service: Service?
    package var inputs: [Input]
    package var locals: [Local]
    package var load: Load?
    /// Whether the screen has a call for its model, even an invalid one.
    package var loads: Bool
    package var sources: [Source]
    package var poll: Poll?
    package var updates: [Update]
    package var tick: Tick?
    package var empty: SpecExpression?
    package var more: More?
    package var errors: [ErrorText]
    /// The file of errors that the screen names instead of its own.
    package var errorsFile: File?
    /// The location of the key `errors`, for reporting that `default` is missing; `nil` if the key is missing.
    package var errorsLocation: Location?
    package var actions: [Action]
    package var selections: [Selection]

    package struct Service: Sendable {
      package var protocolName: Node
      package var name: Node?
      package var generate: Bool
      package var importing: Node?
    }

  }
}

/// Reads the structure of `screen`. Returns `nil` and reports an error if it is not a mapping.
func readPresenter(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter? {
  guard let keys = KeyReader<PresenterKey>(node, into: &diagnostics) else { return nil }
  let name = keys.scalar(.name, into: &diagnostics)
  if let name { checkTypeName(name, "a presenter", into: &diagnostics) }
  let errorsFile = keys.node(.errors).flatMap { $0.text == nil ? nil : Spec.File($0) }
  if keys[.load] == nil, !keys.isMisspelled(.load) {
    for key in PresenterKey.ofLoad {
      guard let member = node.members?.first(where: { $0.key == key.rawValue }) else { continue }
      diagnostics.append(.keyWithoutLoad(key.rawValue, at: member.keyLocation))
    }
  }
  let errors = errorsFile == nil ? keys.members(.errors, into: &diagnostics) : []
  return Spec.Presenter(
    location: node.location,
    name: name,
    binding: keys.word(.binding, into: &diagnostics)?.value,
    service: keys.node(.service)
      .flatMap { readPresenterService($0, into: &diagnostics) },
    inputs: readInputs(keys.members(.inputs, into: &diagnostics), into: &diagnostics),
    locals: keys.members(.local, into: &diagnostics)
      .compactMap { readLocal($0, into: &diagnostics) },
    load: keys.node(.load).flatMap { readLoad($0, into: &diagnostics) },
    loads: keys[.load] != nil || keys.isMisspelled(.load),
    sources: keys.members(.sources, into: &diagnostics)
      .compactMap { readSource($0, into: &diagnostics) },
    poll: keys[.poll].flatMap { readPoll($0, into: &diagnostics) },
    updates: keys.node(.updates).map { readUpdates($0, into: &diagnostics) } ?? [],
    tick: readTick(keys, into: &diagnostics),
    empty: keys.expression(.empty, into: &diagnostics),
    more: keys[.more].flatMap { readMore($0, into: &diagnostics) },
    errors: readErrors(errors, into: &diagnostics),
    errorsFile: errorsFile,
    errorsLocation: (keys[.errors] ?? (keys.isMisspelled(.errors) ? node : nil))?.location,
    actions: keys.members(.actions, into: &diagnostics)
      .compactMap { readAction($0, into: &diagnostics) },
    selections: keys.members(.select, into: &diagnostics)
      .compactMap { readSelection($0, into: &diagnostics) }
  )
}

private func readPresenterService(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Service? {
  if node.members == nil, node.text != nil {
    checkTypeName(node, "a protocol", into: &diagnostics)
    return .init(protocolName: node, generate: true)
  }
  guard let keys = KeyReader<PresenterServiceKey>(node, into: &diagnostics),
    let protocolName = keys.scalar(.protocol, into: &diagnostics)
  else { return nil }
  checkTypeName(protocolName, "a protocol", into: &diagnostics)
  let name = keys.scalar(.name, into: &diagnostics)
  if let name {
    checkPropertyName(name.text ?? "", "a service", at: name.location, into: &diagnostics)
  }
  return .init(
    protocolName: protocolName,
    name: name,
    generate: keys.bool(.generate, into: &diagnostics) ?? true,
    importing: readModule(.importing, keys, into: &diagnostics)
  )
}

extension Diagnostic {
  fileprivate static func keyWithoutLoad(_ key: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(key)' is about what the screen loads, but it has no 'load': add one, or remove '\(key)'",
      at: location
    )
  }
}
