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
    "wireTypes": .list(
      (uses.dates ? [dateCoding] : []) + (uses.days ? [dayCoding] : [])
    ),
  ]
  return template.render(context, into: &diagnostics)
}

private let dateCoding: TemplateValue = [
  "name": "DateCoding",
  "doc": "An instant as JSON says it: `\"2024-03-05T13:45:07Z\"`.",
  "what": "timestamp",
  "read": "date",
  "write": "string",
]

private let dayCoding: TemplateValue = [
  "name": "DayCoding",
  "doc": "A calendar day as JSON says it: `\"2024-03-05\"`.",
  "what": "day",
  "read": "day",
  "write": "dayString",
]

/// What the types of some declarations need from elsewhere.
private struct TypeUses {
  var foundation = false
  var dates = false
  var days = false

  init(_ declarations: [ServiceModel.Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .record(let properties): for property in properties { add(property.type, isCoded: true) }
      case .alias(let type): add(type, isCoded: false)
      case .enumeration: break
      }
    }
  }

  private mutating func add(_ type: ValueType, isCoded: Bool) {
    switch type {
    case .date:
      foundation = true
      dates = dates || isCoded
    case .day:
      foundation = true
      days = days || isCoded
    case .url, .uuid: foundation = true
    case .list(let inner), .optional(let inner): add(inner, isCoded: isCoded)
    case .string, .integer, .number, .boolean, .named, .viewModel: break
    }
  }
}
