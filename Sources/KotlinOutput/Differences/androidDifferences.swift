import OutputInterface
import ViewModelIR

/// Returns what Android shows differently in the fields of a screen, and of the view models that they nest.
func androidDifferences(of screen: Screen) -> [PlatformDifference] {
  guard let viewModel = screen.viewModels.first else { return [] }
  return DifferenceFinder(screen: screen).differences(of: viewModel, at: [], [:], inside: [])
}

private struct DifferenceFinder {
  /// The formats of the texts that variables can hold, by their names.
  typealias Scope = [String: [Format.Style]]

  let screen: Screen

  /// - Parameter models: The names of the view models that lead to this one.
  func differences(
    of viewModel: ViewModel,
    at path: [String],
    _ inputs: Scope,
    inside models: Set<String>
  ) -> [PlatformDifference] {
    var scope = inputs
    for local in viewModel.locals { scope[local.name] = styles(of: local.rule, in: scope) }
    return viewModel.fields.flatMap { field -> [PlatformDifference] in
      let path = path + [field.name]
      guard let nested = field.rule.nested else {
        return differences(of: field, at: path, styles(of: field.rule, in: scope))
      }
      guard let model = screen.viewModel(nested.model), !models.contains(nested.model) else {
        return []
      }
      let arguments = nested.arguments.map { ($0.name, styles(of: $0.value, in: scope)) }
      return differences(
        of: model,
        at: path,
        Dictionary(arguments, uniquingKeysWith: { first, _ in first }),
        inside: models.union([nested.model])
      )
    }
  }

  private func differences(
    of field: Field,
    at path: [String],
    _ styles: [Format.Style]
  ) -> [PlatformDifference] {
    let parts = styles.map(\.parts)
    return AndroidDifference.all.filter { parts.contains(where: $0.includes) }.map { difference in
      PlatformDifference(
        path: path,
        location: field.location,
        format: difference.format,
        options: difference.options,
        example: (difference.example.android, difference.example.linux)
      ) { difference.language(of: $0, $1) }
    }
  }

  private func styles(of rule: Rule, in scope: Scope) -> [Format.Style] {
    rule.formattedParts.flatMap(\.format.styles) + rule.variables.flatMap { scope[$0] ?? [] }
  }

  private func styles(of value: TypedExpression, in scope: Scope) -> [Format.Style] {
    value.formattedParts.flatMap(\.format.styles) + value.variables.flatMap { scope[$0] ?? [] }
  }
}

extension Format {
  /// The format's style, or those in the texts that it chooses from.
  fileprivate var styles: [Style] {
    guard case .choice(let choice) = style else { return [style] }
    return choice.kind.texts.flatMap(\.formattedParts).flatMap(\.format.styles)
  }
}
