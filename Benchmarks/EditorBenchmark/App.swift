import Measuring

/// An app with a spec of 300 lines and a schema of 1,000 types, each of which refers to two others.
struct App {
  let folder: String
  var specPath: String { "\(folder)/specs/Library.yaml" }
  let spec: String

  init(in folder: String) {
    self.folder = folder
    spec = makeSpec()
    makeFolder(folder)
    for name in ["specs", "specs/schemas", "specs/fixtures"] { makeFolder("\(folder)/\(name)") }
    write("viewmodelgen.yaml", "specs: specs\n")
    write("specs/schemas/Library.schema.json", makeSchema(types: 1_000))
    write("specs/fixtures/library.json", makeData(of: 0, depth: 3))
    write("specs/Library.yaml", spec)
  }

  private func write(_ name: String, _ text: String) {
    writeFile("\(folder)/\(name)", Array(text.utf8))
  }
}

private func makeSchema(types: Int) -> String {
  let definitions = (0..<types).map { index in
    let branches = [("left", 2 * index + 1), ("right", 2 * index + 2)]
      .filter { $0.1 < types }
      .map { ##", "\##($0.0)": { "$ref": "#/definitions/Type\##($0.1)" }"## }.joined()
    return """
      "Type\(index)": {
        "type": "object",
        "description": "Number \(index) of them.",
        "required": ["title", "count", "createdAt", "tags"],
        "properties": {
          "title": { "type": "string", "description": "As people write it." },
          "count": { "type": "integer" },
          "createdAt": { "type": "string", "format": "date-time" },
          "state\(index)": { "type": "string", "enum": ["draft", "sent", "read"] },
          "tags": { "type": "array", "items": { "type": "string" } }\(branches)
        }
      }
      """
  }
  return """
    { "$ref": "#/definitions/Type0", "definitions": { \(definitions.joined(separator: ",\n")) } }
    """
}

private func makeData(of index: Int, depth: Int) -> String {
  let branches =
    depth == 0
    ? ""
    : ##", "left": \##(makeData(of: 2 * index + 1, depth: depth - 1))"##
      + ##", "right": \##(makeData(of: 2 * index + 2, depth: depth - 1))"##
  return """
    { "title": "Title \(index)", "count": \(index), "createdAt": "2026-01-02T03:04:05Z", "tags": ["a"]\(branches) }
    """
}

private func makeSpec() -> String {
  let paths = ["left", "right"].flatMap { first in
    ["left", "right"].flatMap { second in
      ["left", "right"].map { "\(first)?.\(second)?.\($0)?" }
    }
  }
  let fields = (0..<276).map { index in
    let path = paths[index % paths.count]
    let text =
      switch index % 4 {
      case 0: "{\(path).title | uppercase}"
      case 1: "{\(path).count | items} in all"
      case 2: "{\(path).createdAt | date(style: long)}"
      default: "{\(path).tags.filter($0 != 'b') | list}"
      }
    return "  field\(index): { text: \"\(text)\", fallback: null }\n"
  }
  return """
    view: LibraryView
    service: { schema: schemas/Library.schema.json, type: Type0 }
    formats:
      items:
        plural:
          one: "{value} item"
          other: "{value} items"
    inputs:
      reader: String
    display:
      greetingText: "Hello, {reader}"
    \(fields.joined())  typedText: ""
    examples:
      - name: library
        fixture: fixtures/library.json
        inputs: { reader: Ada }
        expect:
          greetingText: Hello, Ada
          field0: TITLE 7
          field1: 8 items in all
          typedText: ""

    """
}
