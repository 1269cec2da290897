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

extension Spec {
  /// `screen` as its author wrote it; a nil where there must be a value was an error.
  package struct Presenter: Sendable {
    package var location: Location
    package var name: Node?
    package var binding: ViewModelIR.Presenter.Binding?
    package var service: Service?
    package var inputs: [Input]
    package var locals: [Node.Member]
    package var load: Load?
    package var sources: [Source]
    package var pollInterval: Double?
    package var empty: SpecExpression?
    package var more: More?
    package var errors: [ErrorText]
    /// Where `default` is missing.
    package var errorsLocation: Location
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

/// Reads the shape of `screen`; nil if it has none.
func readPresenter(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter? {
  guard let keys = KeyReader<PresenterKey>(node, into: &diagnostics) else { return nil }
  let name = keys.scalar(.name, into: &diagnostics)
  if let name { checkTypeName(name, "a presenter", into: &diagnostics) }
  return Spec.Presenter(
    location: node.location,
    name: name,
    binding: keys.word(.binding, into: &diagnostics)?.value,
    service: keys.node(.service)
      .flatMap { readPresenterService($0, into: &diagnostics) },
    inputs: readInputs(keys.members(.inputs, into: &diagnostics), into: &diagnostics),
    locals: keys.members(.local, into: &diagnostics).filter { member in
      checkVariableName(member.key, "a local", at: member.keyLocation, into: &diagnostics)
      return !member.value.isTold
    },
    load: keys.node(.load).flatMap { readLoad($0, into: &diagnostics) },
    sources: keys.members(.sources, into: &diagnostics)
      .compactMap { readSource($0, into: &diagnostics) },
    pollInterval: keys[.poll].flatMap { readPoll($0, into: &diagnostics) },
    empty: keys.expression(.empty, into: &diagnostics),
    more: keys[.more].flatMap { readMore($0, into: &diagnostics) },
    errors: readErrors(keys.members(.errors, into: &diagnostics), into: &diagnostics),
    errorsLocation: (keys.node(.errors) ?? node).location,
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
