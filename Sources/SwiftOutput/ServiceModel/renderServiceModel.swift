import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders declarations as Codable Swift with the template `ServiceModel`; `nil` if the template is wrong.
func renderServiceModel(
  _ declarations: [ServiceModel.Declaration],
  access: Access,
  needs: TypeNeeds,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedText? {
  templates.template("ServiceModel")?
    .render(serviceModelContext(declarations, access: access, needs: needs), into: &diagnostics)
}

/// Returns the values of the template `ServiceModel`.
func serviceModelContext(
  _ declarations: [ServiceModel.Declaration],
  access: Access,
  needs: TypeNeeds
) -> TemplateValue {
  let writer = DeclarationWriter(declarations, access: access, needs: needs)
  let uses = TypeUses(declarations)
  let members: TemplateValue = [
    "usesFoundation": .flag(uses.needs.contains(foundation)),
    "declarations": .made(count: declarations.count) {
      writer.context(declarations[$0])
    },
    "wireTypes": .list(uses.codings.map(\.context)),
  ]
  return .needing(uses.needs, members)
}

/// The needs and the codings of the types in some declarations.
private struct TypeUses {
  private(set) var needs: Set<Need> = []
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
        if union.keepsUnknown { add(.json) }
        for unionCase in union.cases { add(unionCase.coded) }
        for member in union.members { add(member.type) }
      case .alias(let type): add(type)
      case .enumeration(let enumeration):
        let writer = EnumerationWriter(enumeration)
        if writer.type == .json { add(.json) }
        needs.formUnion(writer.needs)
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

  private mutating func add(_ type: ValueType) { needs.formUnion(type.needs) }
}

/// Renders all types of a service model as one self-contained file with private helpers; `nil` if the template is wrong.
package func renderModel(
  _ model: ServiceModel,
  access: Access,
  isHashed: Bool,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedText? {
  let body = renderServiceModel(
    model.declarations,
    access: access,
    needs: TypeNeeds(compared: isHashed ? Set(model.declarations.map(\.name)) : []),
    templates: templates,
    into: &diagnostics
  )
  guard let body else { return nil }
  let needs = SupportNeeds(body.needs).withIndirect
  if needs.pieces.isEmpty { return body }
  let start: RenderedText =
    needs.usesFoundation && !body.needs.contains(foundation) ? "import Foundation\n\n" : ""
  return start + body + "\n\(renderPrivateSupport(needs, access: access))"
}
