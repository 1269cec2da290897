import Evaluator
import Foundation
import OutputInterface
import SpecSyntax
import SwiftOutput
import TestSupport
import Testing
import Translations
import ViewModelIR
import Workspace

@testable import SwiftOutput

/// Tests that `docs/templates.md` lists exactly the names that the context of each template has.
struct TemplateReferenceTests {
  @Test(arguments: [
    "A screen", "Tests", "What tests share", "A service model", "A presenter",
    "A service's protocol", "A presenter's tests", "A service's mock", "Samples",
    "A view",
  ])
  func documentedNamesAreThoseOfTheContext(section: String) throws {
    let contexts = try Self.contexts(section)
    let names = contexts.reduce(into: Set<String>()) { $0.formUnion($1.names()) }
    let documented = try Self.documented(section)
    #expect(names.subtracting(documented).sorted() == [])
    #expect(documented.subtracting(names).sorted() == [])
  }

  /// The example on the page is a template that a golden uses.
  @Test func exampleIsATemplateOfAGolden() throws {
    let golden = Self.url.deletingLastPathComponent()
      .appending(path: "../specs/classes/Templates/ViewModel.mustache")
    let page = try String(contentsOf: Self.url, encoding: .utf8)
    #expect(page.contains("```mustache\n\(try String(contentsOf: golden, encoding: .utf8))```\n"))
  }

  /// The names in the first column of the tables below a heading.
  private static func documented(_ section: String) throws -> Set<String> {
    let page = try String(contentsOf: url, encoding: .utf8)
    let lines = page.split(separator: "\n").drop { $0 != "## \(section)" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    let rows = lines.filter { $0.hasPrefix("| `") }
    return Set(rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
  }

  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/templates.md")

  /// A screen that converts values of types that the app declares.
  private static var overAppTypes: Screen? {
    let spec = url.deletingLastPathComponent().appending(
      path: "../Tests/AppTypes/Specs/Pets.yaml"
    )
    return Workspace(in: SwiftLanguage.self).compiled(spec.path).screen
  }

  private static func contexts(_ section: String) throws -> [TemplateValue] {
    if section == "A service model" {
      let model = ServiceModel(root: .string, declarations: kitchenSink + unionsWithMembers)
      return [serviceModelContext(model.declarations, access: .public, needs: TypeNeeds())]
    }
    let options = RenderOptions(module: "Shop")
    if section == "Samples" {
      let screen = try shopScreen("display: { a: x }")
      let values = [("an example", ["a": Value.string("x")])]
      return [samplesContext(screen, values, options)].compactMap { $0 }
    }
    if section.hasPrefix("A presenter") || section.hasPrefix("A view") {
      let specs = url.deletingLastPathComponent().appending(path: "../specs")
      let workspace = Workspace(in: SwiftLanguage.self)
      let untranslated = ["Feed", "PhotoList", "Search", "SignUp"].compactMap {
        workspace.compiled(specs.appending(path: "\($0).yaml").path).screen
      }
      let feed = specs.appending(path: "Feed.yaml").path
      let translated = workspace.compiled(feed, SpecDefaults { $0.isTranslated = true }).screen.map
      {
        translate($0, with: nil, into: ["en-XA"]).screen
      }
      let others = [translated, overAppTypes].compactMap { $0 }
      return (untranslated + others).compactMap { screen in
        guard let presenter = screen.presenter, let cases = presenterCases(of: screen) else {
          return nil
        }
        if section == "A view" { return viewContext(screen, [], [], []) }
        if section == "A presenter" { return PresenterWriter(screen, presenter).context(options) }
        return PresenterTestWriter(screen, presenter, cases, overloads: [], options).context
      }
    }
    if section.hasPrefix("A service's") {
      let error = ServiceProtocol.ErrorCase(name: "locked", parameters: [])
      let function = FunctionSignature(function: "notes", parameters: [], result: .string)
      let service = ServiceProtocol(
        name: "NoteStore",
        functions: [function],
        errors: [error]
      )
      return [
        section == "A service's mock"
          ? serviceMockContext(service, options)
          : serviceProtocolContext(service, options)
      ]
    }
    let translated = try translatedShopScreen("display: { a: x }", ["Shop.a": ["de": "y"]])
    let screens =
      try [translated.screen] + [overAppTypes].compactMap { $0 }
      + ["1", "2"].map { layout in
        try shopScreen(
          """
          layout: \(layout)
          inputs: { me: String }
          display:
            a: "{count | number(scale: 2)} for {me}"
            isOpen: { value: isOpen }
          state: { isSelected: false }
          examples: [{ given: {}, inputs: { me: x }, expect: { a: b } }]
          """
        )
      }
    let all = [Access.internal, .public].map { RenderOptions(access: $0, module: "Shop") }
    return screens.flatMap { screen in
      all.compactMap { options in
        switch section {
        case "Tests": testsContext(screen, options)
        case "What tests share":
          testSupportContext(TestSupportNeeds([.testHelper("context")]), options)
        default: ViewModelContext(screen, options).value
        }
      }
    }
  }
}

extension TemplateValue {
  /// All names in the value, with their paths, such as `viewModels.properties.doc`.
  fileprivate func names(_ path: String = "") -> Set<String> {
    switch self {
    case .text, .flag, .lines: []
    case .needing(_, let value): value.names(path)
    case .list(let elements): elements.reduce(into: []) { $0.formUnion($1.names(path)) }
    case .made(let count, let make):
      (0..<count).reduce(into: []) { $0.formUnion(make($1).names(path)) }
    case .object(let members):
      members.names.reduce(into: []) { names, name in
        names.insert(path + name)
        names.formUnion(members[name]?.names(path + name + ".") ?? [])
      }
    }
  }
}
