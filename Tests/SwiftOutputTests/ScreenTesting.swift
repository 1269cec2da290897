import DocumentReader
import Evaluator
import OutputInterface
import SpecSyntax
import TestSupport
import ViewModelIR
import Workspace

@testable import SwiftOutput

/// The Swift files that are generated for a spec, by name.
func swift(_ spec: String, access: Access = .internal) throws -> [String: String] {
  var diagnostics: [Diagnostic] = []
  let templates = TemplateSet(needs: needsNamed, into: &diagnostics)
  let files = renderScreen(
    ShownScreen(try shopScreen(spec)),
    options: RenderOptions(access: access, module: "Shop"),
    templates: templates,
    into: &diagnostics
  )
  guard diagnostics.isEmpty else { throw Problems(texts: diagnostics.map(\.message)) }
  return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.body.string) })
}

/// The screen of a spec of the repository, with the settings of its folder, but without translations, so that its examples can be in any
/// language.
func screen(ofSpec path: String) throws -> Screen {
  let workspace = Workspace(in: SwiftLanguage.self)
  var diagnostics: [Diagnostic] = []
  let groups = selectSpecs([path], flags: Settings(), in: workspace.files, into: &diagnostics)
  guard var group = groups.first else { throw Problems(texts: diagnostics.map(\.message)) }
  group.others = []
  let compiled = workspace.compiled(group, isTranslated: false, into: &diagnostics)
  guard let screen = compiled.screens.first else {
    throw Problems(texts: diagnostics.map(\.message))
  }
  return screen
}

/// All files that are generated for a screen.
func rendered(_ screen: Screen, _ options: RenderOptions) throws -> [RenderedText] {
  var diagnostics: [Diagnostic] = []
  let templates = TemplateSet(needs: needsNamed, into: &diagnostics)
  var shown = ShownScreen(screen)
  shown.cases = presenterCases(of: screen)
  let files = SwiftLanguage().files(of: shown, options, templates, into: &diagnostics)
  let testSupport = renderTestSupport(
    TestSupportNeeds(of: files.filter { $0.kind == .test }.map(\.body)),
    options: options,
    templates: templates,
    into: &diagnostics
  )
  let types = renderServiceModel(
    screen.service.declarations,
    access: options.access,
    needs: TypeNeeds(),
    templates: templates,
    into: &diagnostics
  )
  guard diagnostics.isEmpty else { throw Problems(texts: diagnostics.map(\.message)) }
  return files.map(\.body) + [testSupport?.body, types].compactMap { $0 }
}

/// The tests that are generated for a spec's examples.
func swiftTests(_ spec: String) throws -> String? {
  try swiftTests(of: shopScreen(spec), RenderOptions(module: "Shop"))
}

func swiftTests(of screen: Screen, _ options: RenderOptions) throws -> String? {
  var diagnostics: [Diagnostic] = []
  let templates = TemplateSet(needs: needsNamed, into: &diagnostics)
  let file = renderTests(
    screen,
    options: options,
    templates: templates,
    into: &diagnostics
  )
  guard diagnostics.isEmpty else { throw Problems(texts: diagnostics.map(\.message)) }
  return file?.body.string
}

/// The statements that set one field, without indentation.
func statements(_ field: String) throws -> String {
  let screen = try shopScreen("display:\n  a: \(field)\n")
  let writer = RuleWriter(screen, FormatFunctions(screen), TextFunctions())
  return writer.statements(screen.viewModels[0])
    .flatMap { $0.code.lines(indent: 4) }
    .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    .joined(separator: "\n")
}

/// The functions of `Formats` that are generated for a spec.
func formatFunctions(_ spec: String) throws -> String {
  let screen = try shopScreen(spec)
  let writer = FormatWriter(screen, FormatFunctions(screen), TextFunctions())
  return writer.declarations.flatMap { $0.lines(indent: 2).texts }
    .joined(separator: "\n")
}
