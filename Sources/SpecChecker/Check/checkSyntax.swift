import DocumentReader
import ViewModelIR

/// What can be said of a spec's expressions without the service's types: whether they can be read.
package func checkSyntax(of spec: Spec, into diagnostics: inout [Diagnostic]) {
  let fields =
    spec.locals + spec.display + spec.models.flatMap { $0.locals + $0.display }
  let scalars = fields.flatMap { $0.rule?.scalars ?? [] } + spec.formats.flatMap(\.texts)
  for scalar in scalars {
    guard let text = scalar.node.text, !scalar.node.isTold else { continue }
    do {
      if scalar.isTemplate {
        _ = try TemplateParser.parse(text)
      } else {
        _ = try ExpressionParser.parse(text)
      }
    } catch {
      diagnostics.append(.syntax(error, in: scalar.node))
    }
  }
}

extension Spec.NamedFormat {
  /// Those that a plural or a map chooses from.
  fileprivate var texts: [(node: Node, isTemplate: Bool)] {
    guard let kind, let format = FormatDefinition.named(kind.name), format.options == nil else {
      return []
    }
    let members = kind.options.members?.filter { $0.key != "fractionDigits" } ?? []
    return (members.map(\.value) + [unknown].compactMap { $0 }).map { ($0, true) }
  }
}

extension Spec.DisplayField.Rule {
  /// The templates and expressions in it.
  fileprivate var scalars: [(node: Node, isTemplate: Bool)] {
    switch self {
    case .text(let template): [(template, true)]
    case .fallback(let template, let otherwise): [(template, true), (otherwise, true)]
    case .cases(let branches): branches.flatMap(\.scalars)
    case .join(let parts, _): parts.flatMap(\.scalars)
    case .value(let expression): [(expression, false)]
    case .each(let list, _, let arguments):
      [(list, false)] + arguments.map { ($0.value, false) }
    case .tokens(let tokens):
      switch tokens.choice {
      case .cases(let branches): branches.flatMap(\.scalars)
      case .map(let map): [(map.value, false)]
      }
    case .state, .token: []
    }
  }
}

extension Spec.DisplayField.Branch {
  fileprivate var scalars: [(node: Node, isTemplate: Bool)] {
    [when].compactMap { $0 }.map { ($0, false) } + (rule?.scalars ?? [])
  }
}
