import DocumentReader
import TestSupport
import Testing
import Translations
import ViewModelIR
import XLIFFReader

/// Tests which translations from an XLIFF file are imported into a catalog.
@Suite struct CatalogImportTests {
  private let spec = """
    display:
      a: Hello
      b: "{count | plural(one: '{value} book', other: '{value} books')}"
      c: "{name} has {count | plural(one: '{value} book', other: '{value} books')} &amp; <more>"
    """

  @Test func eachFormIsImportedIntoItsEntry() throws {
    let result = try importing(
      ("Shop.a", "Hello", "Cześć", nil),
      ("Shop.b|==|plural.few", "%lld books", "%lld książki", nil),
      ("Shop.c", "%1$@ has %2$#@count@ &amp;amp; &lt;more&gt;", "%2$#@count@: %1$@", "final"),
      ("Shop.c|==|substitutions.count.plural.one", "%2$lld book", "%2$lld książka", "translated")
    )
    #expect(result.summary == "4 new, 0 changed, 0 to review, unknown: ")
    #expect(result.text.contains(#""value" : "%#@count@: %1$@""#))
    #expect(result.text.contains(#""value" : "%arg książka""#))
    #expect(try importing(into: result, ("Shop.a", "Hello", "Cześć", nil)).summary == noChanges)
  }

  @Test(
    arguments: [
      // Not translated
      ("Hello", "", nil, "nothing"), ("Hello", "Hello", "new", "nothing"),
      ("Hello", "Hello", "needs-translation", "nothing"),
      // Translated, but marked for review, or from a text that has changed since
      ("Hello", "Cześć", "needs-review-l10n", "to review"),
      ("Hello", "Cześć", "needs-translation", "to review"),
      ("Hello", "Cześć", "needs-adaptation", "to review"),
      ("Good day", "Dzień dobry", "final", "to review"),
      ("Hello", "Cześć", "signed-off", "translated"), ("Hello", "Cześć", nil, "translated"),
    ] as [(String, String, String?, String)]
  )
  func stateDecidesWhetherATextIsImported(
    source: String,
    target: String,
    state: String?,
    outcome: String
  ) throws {
    let result = try importing(("Shop.a", source, target, state))
    switch outcome {
    case "nothing": #expect(result.summary == noChanges)
    case "to review": #expect(result.summary == "1 new, 0 changed, 1 to review, unknown: ")
    default: #expect(result.summary == "1 new, 0 changed, 0 to review, unknown: ")
    }
  }

  /// Tools put placeholders into elements, as their contents or as an attribute.
  @Test(arguments: ["ph", "x", "it"], [">%2$#@count@</", " equiv-text=\"%2$#@count@\"></"])
  func placeholdersInElementsAreKept(name: String, rest: String) throws {
    let target = "<\(name) id=\"1\"\(rest)\(name)>: <g id=\"2\">%1$@</g>"
    let result = try importing(("Shop.c", "", target, nil))
    #expect(result.text.contains(#""value" : "%#@count@: %1$@""#))
  }

  @Test func reviewOfAnUnchangedTextIsCounted() throws {
    let first = try importing(("Shop.a", "Hello", "Cześć", "needs-review-l10n"))
    let second = try importing(into: first, ("Shop.a", "Hello", "Cześć", "final"))
    #expect(second.summary == "0 new, 0 changed, 0 to review, 1 reviewed, unknown: ")
    #expect(!second.text.contains("needs_review"))
  }

  @Test(arguments: [
    "Shop.z", "Shop.a|==|plural.one.x", "Shop.b|==|device.iphone",
    "Shop.c|==|substitutions.n.plural.one", "Shop.b|==|plural.some", "",
  ])
  func unknownIDIsReportedAndSkipped(id: String) throws {
    #expect(
      try importing((id, "x", "y", nil)).summary == "0 new, 0 changed, 0 to review, unknown: \(id)"
    )
  }

  @Test func pluralCanBeTranslatedWithOneText() throws {
    let result = try importing(("Shop.c", "", "%1$@は%2$lld冊", nil))
    #expect(!result.text.contains("%#@count@: "))
    #expect(result.text.contains(#""value" : "%1$@は%2$lld冊""#))
  }

  private let noChanges = "0 new, 0 changed, 0 to review, unknown: "
  private struct Result {
    var summary: String
    var text: String
  }
  private typealias Unit = (id: String, source: String, target: String, state: String?)

  private func importing(into before: Result? = nil, _ units: Unit...) throws -> Result {
    let screen = try shopScreen(spec, isTranslated: true)
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "Shop.xcstrings", text: before?.text ?? "")
    var sync = CatalogSync(
      before == nil ? nil : readCatalog(file, into: &diagnostics)?.root,
      in: file,
      sourceLanguage: "en"
    )
    sync.sync(screen.textUnits, of: ["Shop"], prunes: false)
    let bytes = sync.text ?? file.bytes
    let catalog = try #require(
      readCatalog(SourceFile(path: "Shop.xcstrings", bytes: bytes), into: &diagnostics)
    )
    let xliff = """
      <xliff version="1.2"><file original="Shop.xcstrings" target-language="pl"><body><group>
      \(units.map(Self.xml).joined())</group></body></file></xliff>
      """
    let received = readXLIFF(SourceFile(path: "pl.xliff", text: xliff), into: &diagnostics)
    try #require(diagnostics.map(\.message) == [])
    var catalogImport = CatalogImport(catalog, screen.textUnits, into: "pl")
    for file in received { catalogImport.add(file.units) }
    let changes = catalogImport.changes
    let reviewed = changes.reviewed == 0 ? "" : "\(changes.reviewed) reviewed, "
    let unknown = changes.unknown.map(\.id).joined(separator: ", ")
    let text = catalogImport.text ?? bytes
    return Result(
      summary:
        "\(changes.new) new, \(changes.changed) changed, \(changes.toReview) to review, \(reviewed)unknown: \(unknown)",
      text: String(decoding: text, as: UTF8.self)
    )
  }

  private static func xml(_ unit: Unit) -> String {
    let state = unit.state.map { " state=\"\($0)\"" } ?? ""
    return """
      <trans-unit id="\(unit.id)"><source>\(unit.source)</source>\
      <target\(state)>\(unit.target)</target></trans-unit>
      """
  }
}
