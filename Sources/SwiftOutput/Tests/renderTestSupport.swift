import DocumentReader
import OutputInterface
import TextOutput
import ViewModelIR

/// Writes what the tests of one module share, once for all of them; nil where none needs it.
package func renderTestSupport(
  _ needs: TestSupportNeeds,
  options: RenderOptions,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedFile? {
  guard needs.readsData else { return nil }
  return templates.template("TestSupport")?
    .render(testSupportContext(needs, options), into: &diagnostics)
    .map { RenderedFile(.test, name: options.testSupportFile, body: $0) }
}

/// What the template `TestSupport` is given.
func testSupportContext(_ needs: TestSupportNeeds, _ options: RenderOptions) -> TemplateValue {
  [
    "imports": options.imports(
      needs.usesContext ? ["Foundation", options.testFramework.module] : ["Foundation"]
    ),
    "testedModules": needs.usesContext ? options.testedModules : [],
    "module": .text(options.module),
    "isSwiftTesting": .flag(options.testFramework == .swiftTesting),
    "type": .text(options.testSupportType),
    "usesContext": .flag(needs.usesContext),
    "foldsTexts": .flag(needs.foldsTexts),
    "isTranslated": .flag(options.languages != nil),
    "language": .text(options.languages.map { languageCase($0.source) } ?? ""),
    "locale": .text(Example.defaultLocale),
    "timeZone": .text(Example.defaultTimeZone),
    "now": .text(Example.defaultNow),
  ]
}

extension RenderOptions {
  /// What the tests of a module conform to: a test target may test several modules, each with a `DisplayContext` of its own.
  var testSupportType: String { "\(module)ViewModelTestSupport" }

  /// `ShopViewModelTestSupport.swift`
  package var testSupportFile: String { "\(testSupportType).swift" }
}

/// What generated tests need of their support file.
package struct TestSupportNeeds: Hashable, Sendable {
  /// Whether there are tests at all: each of them reads an example's data.
  let readsData: Bool
  let usesContext: Bool
  /// Whether texts are compared that differ between systems.
  let foldsTexts: Bool

  package init(of files: some Sequence<RenderedText>) {
    self.init(files.reduce(into: []) { $0.formUnion($1.needs) })
  }

  init(_ needs: Set<Need>) {
    readsData = needs.contains(.testHelper("decoded"))
    usesContext = needs.contains(.testHelper("context"))
    foldsTexts = needs.contains(.testHelper("folded"))
  }
}

extension Field {
  /// Whether tests compare its text without what differs between systems.
  var isFolded: Bool { usesContext && type.unwrapped == .string }
}
