import DocumentReader
import TextOutput
import ViewModelIR

/// Writes declarations as Codable Swift through the template `ServiceModel`; nil if the template is wrong.
package func renderServiceModel(
  _ declarations: [ServiceModel.Declaration],
  access: Access,
  needs: TypeNeeds,
  template: Template,
  into diagnostics: inout [Diagnostic]
) -> RenderedText? {
  let context = serviceModelContext(declarations, access: access, needs: needs)
  return template.render(context, into: &diagnostics)
}

/// What the template `ServiceModel` is given.
func serviceModelContext(
  _ declarations: [ServiceModel.Declaration],
  access: Access,
  needs: TypeNeeds
) -> TemplateValue {
  let writer = DeclarationWriter(declarations, access: access, needs: needs)
  let uses = TypeUses(declarations)
  return [
    "usesFoundation": .flag(uses.foundation),
    "declarations": .made(count: declarations.count) {
      writer.context(declarations[$0])
    },
    "wireTypes": .list(uses.codings.map(\.context)),
  ]
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
          if property.tolerantCoding == nil { add(property.coded) } else { add(property.type) }
        }
        add(record.others)
      case .tuple(let tuple):
        for item in tuple.items { add(item.coded) }
        add(tuple.others)
      case .union(let union):
        for unionCase in union.cases { add(unionCase.coded) }
        for member in union.members { add(member.type) }
      case .alias(let type): add(type)
      case .enumeration(let enumeration):
        if EnumerationWriter(enumeration).usesDecimal { foundation = true }
      }
    }
  }

  private mutating func add(_ others: ServiceModel.Others) {
    if case .kept(_, let type, let coding) = others { add(CodedType(type, coding)) }
  }

  private mutating func add(_ coded: CodedType) {
    add(coded.type)
    if let coding = coded.coding { found.insert(coding) }
  }

  private mutating func add(_ type: ValueType) {
    switch type.innermost {
    case .decimal, .date, .day, .localDateTime, .duration, .url, .uuid: foundation = true
    case .string, .integer, .number, .boolean, .json, .named, .viewModel, .list, .dictionary,
      .optional:
      break
    }
  }
}
