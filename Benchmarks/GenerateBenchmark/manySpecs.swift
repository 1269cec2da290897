import Measuring

/// A package folder with a configuration and specs of 12 fields each. Several specs share a schema of 12 properties.
struct ManySpecs {
  let folder: String
  let inputs: [String]

  init(_ count: Int, schemas: Int, examples: Int = 0, in parent: String) {
    let folder = "\(parent)/\(count)"
    let specs = "\(folder)/specs"
    for path in [folder, specs, "\(specs)/schemas"] { makeFolder(path) }
    var files = [("viewmodelgen.yaml", "specs: specs\noutput: Views\ntests: Tests\nmodule: App\n")]
    files += (0..<schemas).map { ("specs/schemas/Item\($0).schema.json", schema($0)) }
    files += (0..<count).map { index in
      let spec = spec(index, schema: index % schemas) + Self.examples(examples)
      return ("specs/Screen\(index).yaml", spec)
    }
    for (name, text) in files { writeFile("\(folder)/\(name)", Array(text.utf8)) }
    self.folder = folder
    inputs = files.map { "\(folder)/\($0.0)" }
  }

  private static func examples(_ count: Int) -> String {
    if count == 0 { return "" }
    let examples = (0..<count).map { index in
      """
        - name: example \(index)
          given: { field_0: Name \(index), field_1: \(index), field_2: 0.5, field_3: true, field_4: Ada, field_5: 1234, \
      field_6: 0.25, field_7: false, field_8: "2024-03-05T14:00:00Z", field_9: null, field_10: 4.5, field_11: true }
          expect: {}

      """
    }
    return "examples:\n" + examples.joined()
  }
}

private func schema(_ index: Int) -> String {
  let kinds = ["string", "integer", "number", "boolean"]
  let properties = (0..<12).map { field in
    switch field {
    case 8: #""field_8": { "type": "string", "format": "date-time" }"#
    case 9: #""field_9": { "type": ["integer", "null"] }"#
    default:
      #""field_\#(field)": { "type": "\#(kinds[field % 4])", "description": "Field \#(field) of \#(index)." }"#
    }
  }
  let required = (0..<12).map { "\"field_\($0)\"" }.joined(separator: ", ")
  return """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Item\(index)",
      "type": "object",
      "required": [\(required)],
      "properties": {
        \(properties.joined(separator: ",\n    "))
      }
    }

    """
}

private func spec(_ index: Int, schema: Int) -> String {
  """
  view: Screen\(index)View
  doc: The screen \(index).
  service: { schema: schemas/Item\(schema).schema.json, type: Item\(schema) }
  formats:
    items: { plural: { one: "{value} item", other: "{value} items" } }
  display:
    title: "{field0}"
    countText: "{field1 | items}"
    amountText: "{field2 | number(fractionDigits: 2)}"
    isShown: { value: field3 }
    subtitle: "by {field4}"
    totalText: "{field5 | compact}"
    shareText: "{field6 | percent}"
    isNew: { value: "!field7" }
    dateText: "{field8 | date(style: long)}"
    leftText: { text: "{field9} left", fallback: "" }
    ratingText: "{field10 | number(fractionDigits: 1)} of 5"
    stateText: { cases: [{ when: field11, text: Open }, { text: Closed }] }

  """
}
