import DocumentReader
import Foundation
import TestSupport
import Testing
import Workspace

@testable import viewmodelgen

/// The output of `preview` for examples, data files and made-up data.
struct PreviewTests {
  private let schema = """
    title: Part
    type: object
    required: [name, sold]
    properties: { name: { type: string }, sold: { type: integer }, note: { type: string } }
    """
  private let spec = """
    view: PartView
    service: { schema: part.yaml }
    inputs: { me: String }
    display:
      title: "{name} for {me}"
      note: { text: "{note}", fallback: null }
      soldText: "{sold}"
      sold: { value: sold }

    """
  private let examples = """
    examples:
      - name: one
        given: { name: Bolt, sold: 1 }
        inputs: { me: Ada }
        expect: { title: Bolt for Ada }
      - name: two
        given: { name: Nut, sold: 2000 }
        inputs: { me: Bo }
        locale: de_DE
        expect: { title: Nut for Bo }

    """
  private let data = #"{ "name": "Cog \u0001\"\u2028", "sold": 3, "note": "" }"#

  @Test func showsEachExampleUnderItsName() throws {
    #expect(
      try preview(spec + examples, "--format", "table").shown == """
        one

        field     en_US
        ────────  ────────────
        title     Bolt for Ada
        note      null
        soldText  1
        sold      1

        two

        field     de_DE
        ────────  ──────────
        title     Nut for Bo
        note      null
        soldText  2.000
        sold      2000

        """
    )
  }

  @Test func showsOneExampleInTheRequestedLocales() throws {
    #expect(
      try preview(spec + examples, "--example", "two", "--locale", "en_US", "--locale", "ar_EG")
        .shown == """
          two

          field     en_US       ar_EG
          ────────  ──────────  ──────────
          title     Nut for Bo  Nut for Bo
          note      null        null
          soldText  2,000       ٢٬٠٠٠
          sold      2000        2000

          """
    )
  }

  @Test func showsTheTextsOfAScreenInEachState() throws {
    let screen = """
      screen:
        service: PartStore
        load: { call: part }
        empty: sold == 0
        errors: { "gone(count: Int)": "{count} are gone.", URLError.timedOut: Late, default: Sorry }
        actions:
          sell:
            confirm: { title: "Sell {name}?", button: Sell }
            call: sell
            onSuccess: { toast: "{name} is sold." }
            onFailure: { alert: "{name} is not sold." }

      """
    #expect(
      try preview(spec + screen + examples, "--example", "one").shown == """
        one

        field                         en_US
        ────────────────────────────  ─────────────────
        title                         Bolt for Ada
        note                          null
        soldText                      1
        sold                          1
        state                         loaded
        errors.gone                   1 are gone.
        errors.URLError.timedOut      Late
        errors.default                Sorry
        actions.sell.confirm.title    Sell Bolt?
        actions.sell.confirm.button   Sell
        actions.sell.onSuccess.toast  Bolt is sold.
        actions.sell.onFailure.alert  Bolt is not sold.

        """
    )
  }

  @Test func showsTheTextsOfAScreenForItsRows() throws {
    let boxes = """
      view: BoxView
      service: { schema: parts.yaml }
      models: { Row: { from: Part, id: name, display: { name: "{name}" } } }
      display: { rows: { each: self, model: Row } }
      screen:
        service: PartStore
        load: { call: parts }
        errors: { default: Sorry }
        actions:
          drop:
            row: rows
            call: drop
            optimistic: { set: { note: nil } }
            confirm: { title: "Drop {row.name}?", button: Drop }
        select:
          part: { row: rows, unless: [{ when: row.sold == 0, alert: "No {row.name} was sold." }] }
      examples:
        - { name: one, given: [{ name: Bolt, sold: 1 }, { name: Nut, sold: 0 }], expect: {} }

      """
    #expect(
      try preview(boxes).shown == """
        one

        field                        en_US
        ───────────────────────────  ────────────────
        rows                         2 items
          [0]
            id                       Bolt
            name                     Bolt
          [1]
            id                       Nut
            name                     Nut
        state                        loaded
        errors.default               Sorry
        actions.drop.confirm.title   Drop Bolt?
        actions.drop.confirm.button  Drop
        select.part.alert            No Nut was sold.

        """
    )
  }

  @Test func makesUpDataWithoutExamples() throws {
    #expect(
      try preview(spec).shown == """
        made up from the schema, because there are no examples

        field     en_US
        ────────  ─────────────
        title     name for text
        note      note
        soldText  2
        sold      2

        """
    )
  }

  @Test(arguments: [
    (
      ["--data", "data.json"], "data.json, with inputs made up from their types", "for text",
      "en_US"
    ),
    (
      ["--data", "data.json", "--example", "two"], "data.json, everything else from 'two'",
      "for Bo",
      "de_DE"
    ),
  ])
  func readsDataFromAFile(
    arguments: [String],
    heading: String,
    input: String,
    locale: String
  ) throws {
    let shown = try preview(spec + examples, arguments).shown
    #expect(shown.hasPrefix(heading + "\n"))
    #expect(shown.contains(input) && shown.contains(locale))
  }

  @Test func writesTypedJSONInTheOrderOfTheFields() throws {
    let arguments = ["--data", "data.json", "--format", "json", "--time-zone", "Asia/Tokyo"]
    let text = try preview(spec, arguments + ["--now", "2025-01-01T00:00:00Z"]).shown
    #expect(
      text == #"""
        [
          {
            "example": null,
            "locale": "en_US",
            "timeZone": "Asia/Tokyo",
            "now": "2025-01-01T00:00:00Z",
            "fields": {"title": "Cog \u0001\"\u2028 for text", "note": "", "soldText": "3", "sold": 3}
          }
        ]

        """#
    )
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func writesAnObjectForEachExampleAndLocale() throws {
    let text = try preview(
      spec + examples,
      "--format",
      "json",
      "--locale",
      "fr_FR",
      "--locale",
      "hi_IN"
    ).shown
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let objects = try #require(parsed as? [[String: Any]])
    #expect(
      objects.map { "\($0["example"] ?? "") \($0["locale"] ?? "")" } == [
        "one fr_FR", "one hi_IN", "two fr_FR", "two hi_IN",
      ]
    )
  }

  @Test(arguments: [
    (["--example", "tow"], "there is no example 'tow'; did you mean 'two'?"),
    (["--example", "x"], "there is no example 'x'; the spec has 'one' and 'two'"),
    (["--data", "none.json"], "cannot read it: no such file"),
    (["--data", "part.yaml"], "'name' is missing, but the schema requires it"),
  ])
  func reportsInvalidArgumentsAndData(arguments: [String], message: String) throws {
    let (shown, problems) = try preview(spec + examples, arguments)
    #expect(shown.isEmpty)
    #expect(problems.first == message)
  }

  @Test func reportsThatTheSpecHasNoExamples() throws {
    #expect(
      try preview(spec, "--example", "snapshot").problems == [
        "there is no example 'snapshot'; the spec has none, so omit --example"
      ]
    )
  }

  private func preview(
    _ spec: String,
    _ arguments: String...
  ) throws -> (shown: String, problems: [String]) {
    try preview(spec, arguments)
  }

  private func preview(
    _ spec: String,
    _ arguments: [String]
  ) throws -> (shown: String, problems: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(schema, to: "part.yaml")
    try folder.write("{ title: Parts, type: array, items: { $ref: part.yaml } }", to: "parts.yaml")
    try folder.write(spec, to: "Part.yaml")
    try folder.write(data, to: "data.json")
    let paths = arguments.map { $0.contains(".") ? folder.path($0) : $0 }
    let command = try ViewModelGen.parseAsRoot(["preview", folder.path("Part.yaml")] + paths)
    var diagnostics: [Diagnostic] = []
    let shown = try #require(command as? Preview).text(into: &diagnostics)
    return (folder.shortened(shown), diagnostics.map { folder.shortened($0.message) })
  }
}
