import DocumentReader
import Testing

@testable import LanguageServer

/// Completion, hovers and renaming of what actions set and send, at the cursor, `▮`.
@Suite struct OutcomeTests {
  @Test(arguments: [
    ("set: { ▮ }", "note"),
    ("event: { saved: { at: now } }, onSuccess: { event: ▮ }", "saved"),
    ("onFailure: { error: ▮ }", "problem"),
    ("onSuccess: { toast: x, undo: ▮ }", "save"),
    ("onFailure: [{ when: title.isEmpty, then: ▮ }]", "save"),
    ("event: [{ event: opened }], onRefused: { event: ▮ }", "opened"),
    ("returns: ▮", "Author"),
  ])
  func completes(_ keys: String, _ label: String) throws {
    let editor = try Editor(spec(keys))
    let items = try editor.requestAtCursor("completion")["items"]?.elements ?? []
    let labels = items.compactMap { $0["label"]?.text }
    #expect(labels.contains(label))
  }

  @Test func hoverShowsTheParametersOfAnEvent() throws {
    let editor = try Editor(spec("event: { sav▮ed: { at: now } }"))
    #expect(editor.problems == [])
    let text = try editor.requestAtCursor("hover")["contents"]?["value"]?.text ?? ""
    #expect(text.hasPrefix("`saved(at: Date)`"))
  }

  @Test func renamingAnEventChangesAllItsUses() throws {
    let editor = try Editor(
      spec("event: sav▮ed, onSuccess: { event: saved, set: { note: \"''\" } }")
    )
    #expect(editor.problems == [])
    #expect(
      try editor.renaming(to: "stored")
        .contains("event: stored, onSuccess: { event: stored, set: { note: \"''\" } }")
    )
  }

  @Test func renamesInCases() throws {
    let editor = try Editor(
      spec("event: [{ when: title.isEmpty, event: sav▮ed }], onSuccess: [{ event: saved }]")
    )
    #expect(editor.problems == [])
    #expect(
      try editor.renaming(to: "stored")
        .contains("event: stored }], onSuccess: [{ event: stored }]")
    )
  }

  private func spec(_ keys: String) -> String {
    """
    view: BookView
    service: { schema: schemas/Book.schema.json, type: Book }
    inputs: { problem: "String?" }
    display: { titleText: "{title}", problem: { value: problem } }
    screen:
      service: BookService
      local: { note: "" }
      load: { call: book }
      errors: { default: Sorry }
      actions:
        save: { call: save, \(keys) }
    """
  }
}
