import Testing
import ViewModelIR

@Suite struct TextIdentityTests {
  @Test func textIsIdentifiedByTheKeysThatLeadToIt() throws {
    let (screen, problems) = compiled(
      spec: """
        formats:
          left: { plural: { "=0": none, one: "{value} left", other: "{value} left" } }
          state: { map: { in_stock: "{value | label}", sold_out: gone } }
          word: { map: { unknown: known }, unknown: other }
          label: { map: { in_stock: here, sold_out: there } }
        models:
          Row: { from: Item, display: { a: "{title}" } }
        display:
          rows: { each: items, model: Row }
          a: { text: "{owner?.name}", fallback: nobody }
          b:
            cases:
              - { when: isOpen, text: "{count | left} {isOpen | map(true: yes, false: no)}" }
              - { text: "{stock | state}" }
          c: { join: ["{name}", "{tags.first}"], separator: " and " }
          d: "{name | word}"
          e: "{tags.map($0 | map(a: A, unknown: U)).first ?? (name | map(b: B, unknown: V))}"
          f: { value: "tags.map($0 | word)" }

        """
    )
    #expect(problems == [])
    let texts = try #require(screen).viewModels.flatMap { viewModel in
      viewModel.fields.flatMap { $0.rule.texts + $0.rule.formattedParts.flatMap(\.format.texts) }
    }
    #expect(
      texts.map { $0.id.keys.joined(separator: ".") } == [
        "display.a.text", "display.a.fallback",
        "display.b.cases.0.text", "display.b.cases.1.text",
        "formats.left.plural.=0", "formats.left.plural.one", "formats.left.plural.other",
        "display.b.cases.0.text.2.map.true", "display.b.cases.0.text.2.map.false",
        "formats.state.map.in_stock", "formats.label.map.in_stock", "formats.label.map.sold_out",
        "formats.state.map.sold_out",
        "display.c.join.0", "display.c.join.1", "display.c.separator",
        "display.d.text", "formats.word.map.unknown", "formats.word.unknown",
        "display.e.text",
        "display.e.text.expression.15.map.a", "display.e.text.expression.15.map.unknown",
        "display.e.text.expression.55.map.b", "display.e.text.expression.55.map.unknown",
        "formats.word.map.unknown", "formats.word.unknown",
        "models.Row.display.a.text",
      ]
    )
  }
}

extension Format {
  /// The texts that a choice selects from, including those of nested choices.
  fileprivate var texts: [Text] {
    guard case .choice(let choice) = style else { return [] }
    return choice.kind.texts.flatMap { [$0] + $0.formattedParts.flatMap(\.format.texts) }
  }
}
