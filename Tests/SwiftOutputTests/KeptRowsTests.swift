import TestSupport
import Testing
import ViewModelIR

/// Tests which rows a presenter keeps between updates of a screen.
struct KeptRowsTests {
  @Test func rowsThatFormatAValueAreKept() throws {
    #expect(try kept("{n | number}") == ["rows"])
    #expect(try kept("{title}") == [])
    #expect(try kept("{n | plural(other: '{value}')}") == ["rows"])
  }

  @Test func rowsThatDependOnTheTimeAreNotKept() throws {
    #expect(try kept("{n} {now | date(style: short)}") == [])
    #expect(try kept("{n} {today | date(style: short)}") == ["rows"])
  }

  @Test func rowsThatDependOnTheTimeAreKeptUntilTheNextTick() throws {
    #expect(try kept("{n} {now | date(style: short)}", screen: "tick: 1min") == ["rows"])
  }

  @Test func rowsWithChangingInputsAreKept() throws {
    #expect(try kept("{n}{x}", with: "x: query", inputs: "x: String") == ["rows"])
    #expect(try kept("{n}{x}", with: "x: name", inputs: "x: String") == ["rows"])
    #expect(try kept("{n}{x}", with: "x: $0.title + query", inputs: "x: String") == ["rows"])
    #expect(try kept("{n}{x}", with: "x: me", inputs: "x: String") == ["rows"])
    #expect(try kept("{n}{x}", with: "x: \"'a'\"", inputs: "x: String") == ["rows"])
  }

  @Test func rowsWhoseInputsThePresenterCannotComputeAreNotKept() throws {
    #expect(try kept("{n}{x}", with: "x: $index", inputs: "x: Int") == [])
    #expect(try kept("{n}{x}", with: "x: shared", inputs: "x: String") == [])
    #expect(try kept("{n}{x}", with: "x: ($0.n | number)", inputs: "x: String") == [])
  }

  @Test func rowsThatOnlyALoadChangesAreNotKept() throws {
    #expect(try kept("{n}", screen: "") == [])
    #expect(try kept("{n}", screen: "poll: { every: 10s }") == ["rows"])
  }

  @Test func rowsOfTypesThatAreNotGeneratedAreNotKept() throws {
    #expect(try kept("{n}", service: "generate: false") == [])
  }

  private func kept(
    _ text: String,
    with: String = "",
    inputs: String = "",
    screen: String = "local: { query: \"\" }",
    service: String = ""
  ) throws -> [String] {
    let spec = """
      inputs: { query: String, me: String }
      let: { shared: name }
      models:
        Row: { from: Item, inputs: { \(inputs) }, display: { text: "\(text)" } }
      display:
        title: "{query}{me}"
        rows: { each: items, model: Row, with: { \(with) } }
      screen:
        service: ShopService
        inputs: { me: String }
        load: { call: shop }
        errors: { default: Sorry. }
        \(screen)
      """
    return try shopScreen(spec, service: service).keptRows.map(\.field)
  }
}
