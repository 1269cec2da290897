import DocumentReader
import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing

@testable import Review

/// The HTML that `gallery` writes. Tests/Browser tests the page in a browser.
struct GalleryTests {
  private func page(_ spec: String, languages: [String] = []) throws -> String {
    var diagnostics: [Diagnostic] = []
    let screens = try previewed(spec, languages: languages, into: &diagnostics)
    let templates = TemplateSet(into: &diagnostics)
    let page = renderGallery(screens, templates: templates, into: &diagnostics)
    #expect(diagnostics == [])
    return try #require(page).string
  }

  private let spec = """
    view: PartView
    service: { schema: ../part.yaml }
    display: { title: "{title}", note: { text: "{note}", fallback: null } }
    examples:
      - { name: one two, given: { title: "<i>&\\"'</noscript>", count: 1 }, expect: {} }
      - { name: one-two, given: { title: B, count: 1 }, expect: {} }

    """

  /// The policy makes browsers run only the page's own script, even if a text contains another one.
  @Test func policyAllowsOnlyThePagesOwnScript() throws {
    let page = try page(spec)
    #expect(page.matches(of: /<script/).count == 1)
    let script = try #require(page.firstMatch(of: /(?s)<script>(.+)<\/script>/)).1
    let hash = Data(sha256(script.utf8)).base64EncodedString()
    #expect(
      page.contains("style-src 'unsafe-inline'; script-src 'sha256-\(hash)'; base-uri")
    )
  }

  @Test func textsAreEscaped() throws {
    let page = try page(spec)
    #expect(page.contains("<td class=c0>&lt;i&gt;&amp;&quot;&#39;&lt;/noscript&gt;"))
    #expect(!page.contains("<i>&\""))
    #expect(page.contains("<td class=c0><i>nil</i>"))
  }

  @Test func everyExampleAndFieldHasAUniqueID() throws {
    let page = try page(spec)
    let ids = page.matches(of: /id="([^"]*PartView[^"~]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let endings = ids.compactMap { $0.firstMatch(of: /PartView\/(.*)/)?.1 }
    #expect(
      endings == [
        "one-two", "one-two/title", "one-two/note", "one-two-2", "one-two-2/title",
        "one-two-2/note",
      ]
    )
  }

  /// A phone shows no URLs, no accessibility texts, and the text for an empty list only if the list is empty.
  @Test func phoneShowsOnlyVisibleFieldsIfTheSpecNamesNoParts() throws {
    let page = try page(
      """
      view: PartView
      service: { schema: ../part.yaml }
      display:
        text: "{title}"
        site: { value: title.url }
        photo: { value: title.url }
        accessibilityLabel: "A {title}"
        parts: { value: "title.split(',').filter($0 != 'B')" }
        emptyText: Nothing yet
      examples:
        - { name: some, given: { title: A, count: 1 }, expect: {} }
        - { name: none, given: { title: B, count: 1 }, expect: {} }

      """
    )
    let phones = page.split(separator: "<figure").dropFirst().map { phone in
      phone.matches(of: /<dt>([^<]*)/).map { String($0.1) }
    }
    #expect(phones == [["text", "parts"], ["text", "parts", "emptyText"]])
    #expect(page.contains("aria-label=\"photo\""))
  }

  private let screen = """
    view: PartView
    service: { schema: ../part.yaml }
    display: { title: "{title}", label: Posts, count: "{count}" }
    gallery: { title: title, stats: { label: count } }
    screen:
      service: PartService
      load: { call: part }
      errors:
        "limit(amount: Double, currency: String)": "At most {amount | currency(code: currency)}"
        default: Sorry
      actions: { save: { call: save } }
    examples:
      - { name: one, given: { title: B, count: 1 }, expect: {} }

    """

  /// After the content has loaded, "Try Again" would load it again instead of repeating the failed action, so an alert is shown.
  @Test func errorOfAnActionIsShownAsAnAlert() throws {
    let page = try page(screen)
    #expect(page.matches(of: /<p class="failure">([^<]*)/).map(\.1) == ["Sorry"])
    #expect(
      page.contains(/aria-label="errors.limit">\n.*\n<p>At most €1.00<\/p>\n.*<span>OK<\/span>/)
    )
  }

  @Test func phoneShowsTheForm() throws {
    let page = try page(
      """
      view: AliasView
      service: { schema: ../part.yaml }
      inputs: { alias: String, isPublic: Bool }
      display:
        aliasProblem: { cases: [{ when: alias.isEmpty, text: "Enter <an alias>." }], fallback: null }
      screen:
        service: PartService
        local: { alias: "", isPublic: true, password: secret }
        load: { call: part }
        errors: { default: Sorry }
        actions:
          saveAlias: { when: "!alias.isEmpty", call: save, with: { alias: alias } }
          clear: { set: { alias: "''" } }
          rename: { parameters: { name: String }, call: save, with: { alias: name } }
      examples:
        - { name: empty, inputs: { alias: "", isPublic: true }, given: { title: B, count: 1 }, expect: {} }

      """
    )
    let form = try #require(page.firstMatch(of: /<div class="form">\n((?:<p.*\n)+)/)).1
    #expect(
      form == """
        <p class="control empty" title="alias"><span dir="ltr" lang="en">Alias</span><span></span></p>
        <p class="problem">Enter &lt;an alias&gt;.</p>
        <p class="control" title="isPublic"><span dir="ltr" lang="en">Is Public</span><span>✓</span></p>
        <p class="control" title="password"><span dir="ltr" lang="en">Password</span><span>••••••</span></p>
        <p class="buttons" dir="ltr" lang="en"><span class="disabled">Save Alias</span><span>Clear</span></p>

        """
    )
    #expect(!page.contains("aliasProblem<dd"))
  }

  @Test func badgeOfABoolSaysWhatItsSpokenTextSays() throws {
    let page = try page(
      """
      view: FullView
      service: { schema: ../part.yaml }
      display:
        isFull: { value: count == 0, spoken: { cases: [{ when: count == 0, text: Fully booked }], fallback: null } }
        isOne: { value: count == 1 }
      gallery: { badges: [isFull, isOne] }
      examples:
        - { name: full, given: { title: B, count: 0 }, expect: {} }
        - { name: one, given: { title: B, count: 1 }, expect: {} }

      """
    )
    let badges = page.matches(of: /<ul class="badges"><li title="\w+">([^<]*)/).map { String($0.1) }
    #expect(badges == ["Fully booked", "isOne"])
  }

  @Test func labelCanBeATextField() throws {
    let page = try page(screen, languages: ["all", "en-XA"])
    let labels = page.matches(of: /title="count"><dt([^>]*)>([^<]*)/).map { "\($0.2)\($0.1)" }
    #expect(labels.prefix(2) == ["Posts", "[Þöšţš ···]"])
  }

  @Test func pageRequestsNoOtherResources() throws {
    let page = try page(spec)
    #expect(page.contains("default-src 'none'"))
    // The script loads one only for `--watch`.
    #expect(!page.contains("data-updates"))
    let loads = page.replacing(/script\.src = updates/, with: "")
    #expect(!loads.contains(/(src|href)\s*=\s*"?[^"#]|url\(|@import|https?:/))
  }

  @Test func pseudolanguagesNeedNoCatalog() throws {
    let spec = spec.replacing("\"{title}\"", with: "\"Part {title}\"")
    let page = try page(spec, languages: ["all", "en-XA", "ar-XB"])
    #expect(page.contains(">[Þåŕţ B ···]"))
    #expect(page.contains("dir=\"rtl\""))
  }

  @Test(.slow) func hugeTextIsEscaped() throws {
    let huge = String(repeating: "<x>", count: 1_700_000)
    let spec = spec.replacing("title: B,", with: "title: \"\(huge)\",")
    let page = try page(spec)
    #expect(page.contains(String(repeating: "&lt;x&gt;", count: 1_700_000)))
  }
}
