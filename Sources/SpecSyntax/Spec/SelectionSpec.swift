import DocumentReader
import ViewModelIR

package enum SelectionKey: String, MappingKey {
  case row, unless

  package static let mapping = "a selection"

  package var definition: KeyDefinition {
    switch self {
    case .row: .init(.text, isRequired: true, "the display field that has the rows")
    case .unless:
      .init(
        .list(.mapping(ObstacleKey.self)),
        "a list of rules, `{ when, alert }`, that prevent the selection; the first that holds applies"
      )
    }
  }
}

package enum ObstacleKey: String, MappingKey {
  case when, alert

  package static let mapping = "a rule of 'unless'"

  package var definition: KeyDefinition {
    switch self {
    case .when:
      .init(
        .text,
        isRequired: true,
        "a condition on the row's element, which is called `row` or `self`"
      )
    case .alert: .init(.text, "a template for the alert; without it, none is shown")
    }
  }
}

extension Spec.Presenter {
  package struct Selection: Sendable {
    package var name: String
    package var location: Location
    package var row: Node
    package var obstacles: [(when: SpecExpression, alert: SpecTemplate?)]
  }
}

func readSelection(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Selection? {
  checkPropertyName(member.key, "a selection", at: member.keyLocation, into: &diagnostics)
  let what = "selection '\(member.key)'"
  guard let keys = KeyReader<SelectionKey>(member.value, what, into: &diagnostics),
    let row = keys.scalar(.row, into: &diagnostics)
  else { return nil }
  let obstacles = keys.elements(.unless, into: &diagnostics).compactMap { node in
    KeyReader<ObstacleKey>(node, into: &diagnostics).flatMap { keys in
      keys.node(.when).map { when in
        (
          when: SpecExpression(when, into: &diagnostics),
          alert: keys.template(.alert, into: &diagnostics)
        )
      }
    }
  }
  return .init(name: member.key, location: member.keyLocation, row: row, obstacles: obstacles)
}
