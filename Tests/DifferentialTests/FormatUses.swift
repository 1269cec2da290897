import ViewModelIR

@testable import SpecChecker

/// The formats that a spec's fields name, with their options, as the spec names them.
struct FormatUses {
  let spec: Spec

  /// What the text at a path such as `.shelves[3].priceText` is made with: `number`, `number.grouping`.
  func formats(at path: String) throws -> Set<String> {
    var fields = spec.display
    var names = path.split(separator: ".").map { String($0.prefix { $0 != "[" }) }[...]
    while let field = names.popFirst().flatMap({ name in fields.first { $0.name == name } }) {
      guard case .each(_, let model, _) = field.rule else {
        return try (field.rule?.templates ?? []).reduce(into: []) {
          $0.formUnion(try formats(in: $1))
        }
      }
      fields = spec.models.first { $0.name == model.text }?.display ?? []
    }
    return []
  }

  private func formats(in template: String) throws -> Set<String> {
    try TemplateParser.parse(template).segments.reduce(into: []) { formats, segment in
      guard case .placeholder(let syntax) = segment else { return }
      for use in syntax.unformatted.1 { formats.formUnion(try self.formats(of: use)) }
    }
  }

  private func formats(of use: FormatSyntax) throws -> Set<String> {
    let named = spec.formats.first { $0.name == use.name }
    let kind = named?.kind?.name ?? use.name
    let members = named?.kind?.options.members ?? []
    if FormatDefinition.named(kind)?.options != nil {
      let options = members.map(\.key) + use.arguments.compactMap(\.label)
      return Set([kind] + options.map { "\(kind).\($0)" })
    }
    // Texts by value, which may hold other formats.
    let texts =
      members.compactMap(\.value.text) + [named?.unknown?.text].compactMap { $0 }
      + use.arguments.compactMap(\.value.quoted)
    return try texts.reduce(into: [kind]) { $0.formUnion(try formats(in: $1)) }
  }
}

extension Spec.DisplayField.Rule {
  fileprivate var templates: [String] {
    switch self {
    case .text(let text): [text].compactMap(\.text)
    case .fallback(let text, let otherwise): [text, otherwise].compactMap(\.text)
    case .cases(let branches): branches.compactMap(\.rule).flatMap(\.templates)
    case .join(let parts, _): parts.flatMap(\.templates)
    case .value, .each, .state, .tokens, .token: []
    }
  }
}

extension Syntax {
  fileprivate var quoted: String? {
    if case .string(let text) = kind { text } else { nil }
  }
}
