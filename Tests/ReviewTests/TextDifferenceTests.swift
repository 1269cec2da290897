import DocumentReader
import OutputInterface
import SwiftOutput
import Testing

@testable import Review

/// The differences that `diff` prints for two versions of a spec.
struct TextDifferenceTests {
  private let head = """
    view: PartView
    service: { schema: ../part.yaml }

    """

  private func difference(_ before: String, _ after: String) throws -> TextDifference {
    var diagnostics: [Diagnostic] = []
    let (old, new) = (
      try previewed(head + before, into: &diagnostics),
      try previewed(head + after, into: &diagnostics)
    )
    #expect(diagnostics == [])
    var (shownOld, shownNew) = (ShownScreens(old), ShownScreens(new))
    // Screens are named after temporary folders, so give both versions the same name.
    for text in shownOld.texts.indices { shownOld.texts[text].place.screen = "PartView" }
    for text in shownNew.texts.indices { shownNew.texts[text].place.screen = "PartView" }
    shownOld.parts = shownOld.parts.map { $0.renamed("PartView") }
    shownNew.parts = shownNew.parts.map { $0.renamed("PartView") }
    shownOld.specs = ["PartView": "Part.yaml"]
    shownNew.specs = ["PartView": "Part.yaml"]
    return TextDifference(from: shownOld, to: shownNew, since: "main")
  }

  @Test func listsChangedTextsAndAddedAndRemovedParts() throws {
    let difference = try difference(
      """
      display: { title: "{title}", note: { text: "{note}", fallback: null }, old: "{count}" }
      examples:
        - { name: one, given: { title: A | `b`, count: 1 }, expect: {} }
        - { name: gone, given: { title: B, count: 2 }, expect: {} }
      """,
      """
      display: { title: "<b>{title}</b>", note: { text: "{note}", fallback: "null" }, new: "{count}" }
      examples:
        - { name: one, given: { title: A | `b`, count: 1 }, expect: {} }
        - { name: "@all", given: { title: B, count: 2 }, expect: {} }
      """
    )
    #expect(
      difference.markdown == """
        ## Texts of screens, compared with `main`

        Texts: 2 changed, 4 added; 1 of 1 screen differs.

        ### PartView

        - Added: example `@all`, field `new`
        - Removed: example `gone`, field `old`

        | example | locale | field | before | after | length |
        | --- | --- | --- | --- | --- | --- |
        | one | en_US | `title` | `` A \\| `b` `` | ``<b>A \\| `b`</b>`` | 7 → 14 |
        | one | en_US | `note` | *nil* | `null` | 4 |
        | one | en_US | `new` | – | `1` | 1 |
        | `@all` | en_US | `title` | – | `<b>B</b>` | 8 |
        | `@all` | en_US | `note` | – | `null` | 4 |
        | `@all` | en_US | `new` | – | `2` | 1 |

        """
    )
  }

  @Test func showsInvisibleCharactersInWhichTextsDiffer() throws {
    let example = "\nexamples: [{ name: one, given: { title: A, count: 1 }, expect: {} }]"
    let difference = try difference(
      #"display: { a: "{count} km" }"# + example,
      #"display: { a: "{count}\u00A0km" }"# + example
    )
    #expect(difference.markdown.contains(#"| one | en_US | `a` | `1 km` | `1\u{A0}km` | 4 → 4 |"#))
  }

  @Test func reportsThatNothingDiffers() throws {
    let spec = "display: { title: \"{title}\" }"
    #expect(
      try difference(spec, spec).markdown == """
        ## Texts of screens, compared with `main`

        No differences on 1 screen.

        """
    )
  }

  @Test func shortensLongTextsToTheirDifference() throws {
    let long = String(repeating: "lorem ipsum ", count: 400)
    let difference = try difference(
      "display: { title: \"\(long)old\(long)\" }",
      "display: { title: \"\(long)new\(long)\" }"
    )
    let markdown = difference.markdown
    #expect(markdown.utf8.count < 1_000)
    #expect(markdown.contains("`…m ipsum lorem ipsum oldlorem"))
    #expect(markdown.contains("newlorem"))
  }

  @Test func limitsTheNumberOfRows() throws {
    func spec(_ text: String) -> String {
      "display:\n" + (0..<200).map { "  text\($0): \"\(text) \($0)\"\n" }.joined()
    }
    let markdown = try difference(spec("old"), spec("new")).markdown
    #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| `made up`") } == 0)
    #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| made up |") } == 150)
    #expect(markdown.hasSuffix("\nAnd 50 more texts.\n"))
  }

  @Test func jsonOmitsTheOldTextOfAnAddition() throws {
    let difference = try difference(
      "display: { title: \"{title}\" }\nexamples: [{ name: one, given: { title: A, count: 1 }, expect: {} }]",
      "display: { title: \"{title}\", note: { text: \"{note}\", fallback: null } }\nexamples: [{ name: one, given: { title: A, count: 1 }, expect: {} }]"
    )
    #expect(
      jsonText(difference.node, width: .max)
        == #"{"against": "main", "isComplete": true, "screens": 1, "changes": [{"screen": "PartView", "example": "one", "locale": "en_US", "field": "note", "after": null}], "added": [{"screen": "PartView", "field": "note"}], "removed": [], "notCompared": []}"#
    )
  }
}

extension ShownScreens.Part {
  fileprivate func renamed(_ screen: String) -> Self {
    switch self {
    case .screen: .screen(screen)
    case .example(let name, _): .example(name, of: screen)
    case .language(let tag, _): .language(tag, of: screen)
    case .field(let name, _): .field(name, of: screen)
    }
  }
}
