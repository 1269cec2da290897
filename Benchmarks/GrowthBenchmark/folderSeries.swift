/// Series with several specs in a folder.
var folderSeries: [Series] {
  [
    Series(name: "specs", command: .generate, size: 400) { count in
      manySpecs(count, types: 1) { _ in "Answer" }
    },
    Series(name: "specs and types of a schema", command: .generate, size: 400) { count in
      manySpecs(count, types: count) { _ in "Answer" }
    },
    Series(name: "specs, each of another type", command: .generate, size: 400) { count in
      manySpecs(count, types: count) { "Type\($0)" }
    },
  ]
}

private func manySpecs(_ count: Int, types: Int, asking type: (Int) -> String) -> [String: String] {
  let types = (0..<types).map {
    ("Type\($0)", object("Type\($0)", [("title", #"{ "type": "string" }"#)]))
  }
  var files = [
    "specs/schema.json": """
    { "title": "Answer", "type": "object", "required": ["title"],
      "properties": { "title": { "type": "string" } }, "$defs": {
    \(members(types))
    } }
    """
  ]
  for index in 0..<count {
    files["specs/Screen\(index).yaml"] = """
      view: Screen\(index)View
      doc: A screen.
      service: { schema: schema.json, type: \(type(index)) }
      display: { text: "{title}" }

      """
  }
  return files
}
