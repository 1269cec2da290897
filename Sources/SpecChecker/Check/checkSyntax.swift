import DocumentReader

/// What can be said of a spec's expressions without the service's types: whether they can be read.
package func checkSyntax(of spec: Spec, into diagnostics: inout [Diagnostic]) {
  for field in spec.display + spec.models.flatMap(\.display) {
    for scalar in field.rule?.scalars ?? [] {
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
}

extension Spec.DisplayField.Rule {
  /// The templates and expressions in it.
  fileprivate var scalars: [(node: Node, isTemplate: Bool)] {
    switch self {
    case .text(let template): [(template, true)]
    case .fallback(let template, let otherwise): [(template, true), (otherwise, true)]
    case .cases(let branches):
      branches.flatMap { branch in
        [branch.when].compactMap { $0 }.map { ($0, false) } + [(branch.text, true)]
      }
    case .join(let parts, _): parts.map { ($0, true) }
    case .value(let expression): [(expression, false)]
    case .each(let list, _, let arguments):
      [(list, false)] + arguments.map { ($0.value, false) }
    case .state: []
    }
  }
}
