import DocumentReader
import SpecChecker
import SpecSyntax
import TestSupport
import Testing
import ViewModelIR
import Workspace

/// A second language needs nothing but what `OutputLanguage` asks for.
struct OutputLanguageTests {
  @Test func aScreenBecomesTypesOfAnotherLanguage() throws {
    let schema = """
      title: Basket
      type: object
      required: [items, note]
      properties:
        note: { type: string }
        total: { type: integer }
        items: { type: array, items: { title: Item, type: object, required: [name], properties: { name: { type: string } } } }
      """
    let spec = """
      view: BasketView
      service: { schema: basket.yaml }
      models:
        Row: { from: Item, display: { nameText: "{name}" } }
      display:
        noteText: "{note}"
        totalText: { text: "{total}", fallback: null }
        rows: { each: items, model: Row }
      """
    #expect(
      try types(of: spec, schema) == """
        export interface Basket {
          noteText: string
          totalText: string | null
          rows: Row[]
        }

        export interface Row {
          nameText: string
        }
        """
    )
  }

  @Test func itsRulesArePartOfTheCheck() throws {
    let schema =
      "{ title: Any, type: object, required: [name], properties: { name: { type: string } } }"
    let spec = "view: anyView\nservice: { schema: any.yaml }\ndisplay: { delete: \"{name}\" }\n"
    let texts = ["Any.yaml": spec.replacing("anyView", with: "AnyView"), "any.yaml": schema]
    let compiled = Workspace(Files(FileLoader(texts: texts)), in: TypeScript.self)
      .compiled("Any.yaml")
    #expect(compiled.diagnostics.map(\.message) == ["'delete' is a word of TypeScript"])
  }

  private func types(of spec: String, _ schema: String) throws -> String {
    let texts = ["Basket.yaml": spec, "basket.yaml": schema]
    let compiled = Workspace(Files(FileLoader(texts: texts)), in: TypeScript.self)
      .compiled("Basket.yaml")
    #expect(compiled.diagnostics == [])
    let screen = try #require(compiled.screen)
    return screen.viewModels.map { viewModel in
      let fields = viewModel.fields.map { field in
        "  \(field.name): \(TypeScript().name(of: field.type, in: screen))\n"
      }
      return "export interface \(viewModel.name ?? "Basket") {\n\(fields.joined())}"
    }
    .joined(separator: "\n\n")
  }
}

private final class TypeScript: OutputLanguage {
  var reservedNames: ReservedNames { ReservedNames(types: ["any", "Object"]) }

  func check(
    _ spec: Spec,
    of service: ServiceModel,
    _ screen: Screen?,
    _ defaults: SpecDefaults,
    into diagnostics: inout [Diagnostic]
  ) {
    for field in screen?.viewModels.flatMap(\.fields) ?? [] where field.name == "delete" {
      diagnostics.append(
        Diagnostic(.name, "'delete' is a word of TypeScript", at: field.location)
      )
    }
  }

  func name(of type: ValueType, in screen: Screen) -> String {
    switch type {
    case .boolean: "boolean"
    case .integer, .number, .decimal, .duration: "number"
    case .date, .day, .localDateTime: "Date"
    case .string, .url, .uuid: "string"
    case .json: "unknown"
    case .named(let name), .viewModel(let name): name
    case .list(let element): "\(name(of: element, in: screen))[]"
    case .dictionary(let value): "Record<string, \(name(of: value, in: screen))>"
    case .optional(let wrapped): "\(name(of: wrapped, in: screen)) | null"
    }
  }

  func code(of field: Field, in viewModel: ViewModel, of screen: Screen) -> [String] { [] }

  func typeNames(of screen: Screen, models: [NamedPlace]) -> DeclaredTypes {
    DeclaredTypes(own: [NamedPlace(screen.view, screen.location)] + models, shared: [])
  }
}
