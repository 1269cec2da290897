import DocumentReader
import OutputInterface
import ViewModelIR

/// Renders the file of helpers that the tests of a module share; `nil` if no test needs it or the template is wrong.
package func renderTestSupport(
  _ needs: TestSupportNeeds,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  guard needs.hasTests else { return nil }
  return templates.template("TestSupport")?
    .render(testSupportContext(needs, options), into: &diagnostics)
    .map { RenderedFile(.test, name: options.testSupportFile, body: $0) }
}

/// Returns the values of the template `TestSupport`.
func testSupportContext(_ needs: TestSupportNeeds, _ options: RenderOptions) -> TemplateValue {
  [
    "imports": options.imports(needs.usesContext ? ["Foundation", "Testing"] : ["Foundation"]),
    "testedModules": needs.usesContext ? options.testedModules : [],
    "module": .text(options.module),
    "type": .text(options.testSupportType),
    "usesContext": .flag(needs.usesContext),
    "decodesValues": .flag(needs.decodesValues),
    "changesValues": .flag(needs.changesValues),
    "foldsTexts": .flag(needs.foldsTexts),
    "readsMarks": .flag(needs.readsMarks),
    "notation": .lines(privateLines(of: "StyledNotation")),
    "isTranslated": .flag(options.languages != nil),
    "language": .text(options.languages.map { languageCase($0.source) } ?? ""),
    "locale": .text(Example.defaultLocale),
    "timeZone": .text(Example.defaultTimeZone),
    "now": .text(Example.defaultNow),
  ]
}

extension RenderOptions {
  /// The protocol with the helpers of a module's tests. Its name contains the module, because a test target can test several modules, each
  /// with its own `DisplayContext`.
  var testSupportType: String { "\(module)ViewModelTestSupport" }

  /// `ShopViewModelTestSupport.swift`
  package var testSupportFile: String { "\(testSupportType).swift" }
}

/// The helpers that generated tests need.
package struct TestSupportNeeds: Hashable, Sendable {
  let hasTests: Bool
  let usesContext: Bool
  /// Whether tests decode values of types that the app declares.
  let decodesValues: Bool
  /// Whether tests make values by setting properties.
  let changesValues: Bool
  /// Whether tests compare texts that differ between systems.
  let foldsTexts: Bool
  /// Whether tests compare styled texts.
  let readsMarks: Bool

  package init(of files: some Sequence<RenderedText>) {
    self.init(files.reduce(into: []) { $0.formUnion($1.needs) })
  }

  init(_ needs: Set<Need>) {
    hasTests = needs.contains { if case .testHelper = $0 { true } else { false } }
    usesContext = needs.contains(.testHelper("context"))
    decodesValues = needs.contains(.testHelper("decodedValue"))
    changesValues = needs.contains(.testHelper("changed"))
    foldsTexts = needs.contains(.testHelper("folded"))
    readsMarks = needs.contains(.testHelper("notation"))
  }
}

extension Field {
  /// Whether tests compare the field's text without the characters that differ between systems.
  var isFolded: Bool { usesContext && [.string, .styledText].contains(type.unwrapped) }
}
