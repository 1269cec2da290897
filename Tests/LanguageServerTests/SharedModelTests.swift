import DocumentReader
import Foundation
import Testing

@testable import LanguageServer

/// Names that several files share: those of a model and of formats. The open file has the cursor, `▮`.
@Suite struct SharedModelTests {
  @Test(arguments: [("[{ na▮me: Jane", "label"), ("with: { yo▮u: title", "reader")])
  func renamingInAUserChangesAllFiles(_ place: String, _ name: String) throws {
    let editor = try Editor(user, at: place, files: ["Other.yaml": other, "Row.yaml": model])
    #expect(editor.problems == [])
    let edit = try editor.requestAtCursor("rename", [("newName", json(name))])
    let old = name == "label" ? "name:" : "you:"
    #expect(try editor.applying(edit) == user.replacing(old, with: "\(name):"))
    #expect(try editor.applying(edit, to: "Other.yaml") == other.replacing(old, with: "\(name):"))
    let renamed = model.replacing(old, with: "\(name):").replacing("== you", with: "== \(name)")
    let unchanged = model.replacing(old, with: "\(name):")
    #expect(try editor.applying(edit, to: "Row.yaml") == (name == "label" ? unchanged : renamed))
  }

  @Test func renamingInTheModelChangesItsUsers() throws {
    let editor = try Editor(
      model,
      at: "na▮me: \"{name",
      files: usersOfBook
    )
    let edit = try editor.requestAtCursor("rename", [("newName", json("label"))])
    #expect(try editor.applying(edit) == model.replacing("name:", with: "label:"))
    #expect(try editor.applying(edit, to: "User.yaml").contains("[{ label: Jane") == true)
    #expect(try editor.applying(edit, to: "Other.yaml").contains("{ first: { label: Jane") == true)
  }

  @Test func renamingChangesTheSpecsOfOtherModules() throws {
    let settings = "specs: .\nmodule: Core\naccess: package\nsupport: { everything: true }\n"
    let screen = user.replacing("Row.yaml", with: "../Book.yaml")
      .replacing("schemas/", with: "../schemas/")
    let editor = try Editor(
      model,
      at: "na▮me: \"{name",
      files: [
        ".git/HEAD": "", "viewmodelgen.yaml": settings, "Feature/User.yaml": screen,
        "Feature/viewmodelgen.yaml":
          "module: Feature\nsupport: Core\ndependencies: [..]\nspecs: .\n",
      ]
    )
    let edit = try editor.requestAtCursor("rename", [("newName", json("label"))])
    #expect(try editor.applying(edit, to: "Feature/User.yaml").contains("[{ label: Jane"))
  }

  @Test func renamingAModelChangesItsFileAndItsUsers() throws {
    let editor = try Editor(
      user,
      at: "model: Ro▮w",
      files: ["Other.yaml": other, "Row.yaml": model]
    )
    let edit = try editor.requestAtCursor("rename", [("newName", json("Line"))])
    #expect(try editor.applying(edit).contains("models: { Line: Row.yaml }") == true)
    #expect(try editor.applying(edit).contains("model: Line, with") == true)
    #expect(try editor.applying(edit, to: "Row.yaml").hasPrefix("model: Line\n"))
    #expect(try editor.applying(edit, to: "Other.yaml").contains("Line: Row.yaml") == true)
  }

  @Test func sameNamesOfOtherModelsStay() throws {
    let own = """
      view: OwnView
      service: { schema: schemas/Book.schema.json, type: Book }
      models:
        Row: { from: Author, display: { name: "{name}" } }
      display: { rows: { each: authors, model: Row } }
      """
    let editor = try Editor(
      user,
      at: "[{ na▮me: Jane",
      files: ["Own.yaml": own, "Row.yaml": model]
    )
    let edit = try editor.requestAtCursor("rename", [("newName", json("label"))])
    let files = (edit["changes"]?.members ?? []).map { ($0.key as NSString).lastPathComponent }
    #expect(files.sorted() == ["Book.yaml", "Row.yaml"])
  }

  @Test func renamingASharedFormatChangesAllFiles() throws {
    let formats = "formats: { count: { compact: true } }\n"
    let text = user.replacing(
      "display:",
      with:
        "formats: formats.yaml\ndisplay:\n  pages: { text: \"{pages | count}\", fallback: null }"
    )
    let same = other.replacing(
      "display:",
      with: "formats: formats.yaml\ndisplay:\n  p: { text: \"{pages | count}\", fallback: null }"
    )
    let files = ["Other.yaml": same, "Row.yaml": model, "formats.yaml": formats]
    let editor = try Editor(text, at: "{pages | cou▮nt}", files: files)
    #expect(editor.problems == [])
    let edit = try editor.requestAtCursor("rename", [("newName", json("number2"))])
    #expect(try editor.applying(edit).contains("{pages | number2}") == true)
    #expect(try editor.applying(edit, to: "Other.yaml").contains("{pages | number2}") == true)
    #expect(
      try editor.applying(edit, to: "formats.yaml") == "formats: { number2: { compact: true } }\n"
    )
  }

  @Test(arguments: [
    ("[{ na▮me: Jane", "Row.yaml", 5), ("with: { yo▮u: title", "Row.yaml", 3),
    ("model: Ro▮w", "Row.yaml", 0), ("Row: Ro▮w.yaml", "Row.yaml", 0),
  ])
  func definitionIsInTheModel(_ place: String, _ file: String, _ line: Int) throws {
    let editor = try Editor(user, at: place, files: ["Row.yaml": model])
    let found = try editor.requestAtCursor("definition")
    #expect(found["uri"]?.text?.hasSuffix("/\(file)") == true)
    #expect(found["range"]?["start"]?["line"]?.integer == line)
  }

  @Test func referencesIncludeAllFiles() throws {
    let editor = try Editor(
      model,
      at: "na▮me: \"{name",
      files: usersOfBook
    )
    let found = try editor.requestAtCursor("references").elements ?? []
    let files = found.compactMap { $0["uri"]?.text.map { ($0 as NSString).lastPathComponent } }
    #expect(files.sorted() == ["Book.yaml", "Other.yaml", "User.yaml"])
  }

  @Test(arguments: [
    ("with: { ▮you: title }", ["you"]), ("cells: [{ ▮name: Jane }]", ["isMe", "name"]),
    ("Row: R▮ow.yaml", ["Row.yaml"]), ("each: authors, model: ▮Row,", ["Row"]),
  ])
  func completionKnowsTheModel(_ place: String, _ expected: [String]) throws {
    let typed = place.replacing("▮you: title", with: "▮").replacing("▮name: Jane", with: "▮")
    let plain = place.replacing("▮", with: "")
    let text = user.replacing(plain, with: typed)
    let editor = try Editor(text, files: ["Row.yaml": model])
    let items = try editor.requestAtCursor("completion")["items"]?.elements ?? []
    let labels = items.compactMap { $0["label"]?.text }
    for label in expected { #expect(labels.contains(label)) }
  }

  /// Users of a model that is open as `Book.yaml`.
  private var usersOfBook: [String: String] {
    ["Other.yaml": other, "User.yaml": user].mapValues {
      $0.replacing("Row: Row.yaml", with: "Row: Book.yaml")
    }
  }

  private let model = """
    model: Row
    service: { schema: schemas/Book.schema.json, type: Author }
    inputs:
      you: String
    display:
      name: "{name}"
      isMe: { value: name == you }
    """

  private let user = """
    view: BookView
    service: { schema: schemas/Book.schema.json, type: Book }
    models: { Row: Row.yaml }
    display:
      cells: { each: authors, model: Row, with: { you: title } }
    examples:
      - { fixture: fixtures/book.json, expect: { cells: [{ name: Jane }] } }
    """

  private let other = """
    view: OtherView
    service: { schema: schemas/Book.schema.json, type: Book }
    models:
      Row: Row.yaml
    display:
      first: { of: authors.first, model: Row, with: { you: title } }
    examples:
      - { fixture: fixtures/book.json, expect: { first: { name: Jane } } }
    """
}
