import ViewModelIR

@testable import SpecSyntax

/// The formats and options that the fields of a spec use, found in the spec's syntax.
struct FormatUses {
  let spec: Spec

  /// The formats and options of the text at a path such as `.shelves[3].priceText`, as in `number` and `number.grouping`.
  func formats(at path: String) -> Set<String> {
    var fields = spec.display
    var names = path.split(separator: ".").map { String($0.prefix { $0 != "[" }) }[...]
    while let field = names.popFirst().flatMap({ name in fields.first { $0.name == name } }) {
      guard let nested = field.rule?.nested else {
        return (field.rule?.templates ?? []).reduce(into: []) { $0.formUnion(formats(in: $1)) }
      }
      fields = spec.models.first { $0.name == nested.model.text }?.display ?? []
    }
    return []
  }

  private func formats(in template: SpecTemplate) -> Set<String> {
    (template.syntax?.segments ?? []).reduce(into: []) { formats, segment in
      guard case .placeholder(let syntax) = segment else { return }
      for use in syntax.unformatted.1 { formats.formUnion(self.formats(of: use)) }
    }
  }

  private func formats(of use: FormatSyntax) -> Set<String> {
    let named = spec.formats.first { $0.name == use.name }?.kind
    let kind = named?.name ?? use.name
    var options = use.arguments.compactMap(\.label)
    // The texts of a `plural` or `map` can contain other formats.
    var texts = Array(use.texts.values)
    switch named?.content {
    case .options(let node): options += (node.members ?? []).map(\.key)
    case .texts(let named?): texts += named.texts.map(\.text) + [named.unknown].compactMap { $0 }
    case .texts(nil), nil: break
    }
    if FormatDefinition.named(kind)?.options != nil {
      return Set([kind] + options.map { "\(kind).\($0)" })
    }
    return texts.reduce(into: [kind]) { $0.formUnion(formats(in: $1)) }
  }
}

extension Spec.DisplayField.Rule {
  fileprivate var nested: Spec.DisplayField.Nested? {
    switch self {
    case .each(let nested), .one(let nested): nested
    default: nil
    }
  }
}
