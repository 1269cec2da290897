import SpecCompiler

/// Writes declarations as Codable Swift through the template `ServiceModel`; nil where the template is wrong.
package func renderServiceModel(
  _ declarations: [ServiceModel.Declaration],
  access: Access,
  template: Template,
  into diagnostics: inout [Diagnostic]
) -> String? {
  let writer = DeclarationWriter(access: access)
  let uses = TypeUses(declarations)
  let context: TemplateValue = [
    "usesFoundation": .flag(uses.foundation),
    "declarations": .list(
      declarations.enumerated().map { writer.context($1, isFirst: $0 == 0) }
    ),
    "wireTypes": .list(uses.codings.map(\.context)),
  ]
  return template.render(context, into: &diagnostics)
}

/// What the types of some declarations need from elsewhere.
private struct TypeUses {
  var foundation = false
  private var found: Set<WireCoding> = []

  var codings: [WireCoding] { WireCoding.allCases.filter(found.contains) }

  init(_ declarations: [ServiceModel.Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .record(let record):
        for property in record.properties {
          add(property.type)
          if let coding = WireCoding(property) { found.insert(coding) }
        }
      case .alias(let type): add(type)
      case .tuple, .union, .enumeration: break
      }
    }
  }

  private mutating func add(_ type: ValueType) {
    switch type.innermost {
    case .decimal, .date, .day, .duration, .url, .uuid: foundation = true
    case .string, .integer, .number, .boolean, .json, .named, .viewModel, .list, .dictionary,
      .optional:
      break
    }
  }
}
