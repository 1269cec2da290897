/// Several specs in a folder.
var folderSeries: [Series] {
  [
    Series(name: "specs", command: .generate, size: 100) { count in
      manySpecs(count, types: 1, renaming: false)
    },
    Series(name: "specs and types of a schema", command: .generate, size: 100) { count in
      manySpecs(count, types: count, renaming: false)
    },
    Series(name: "specs, types and renames", command: .generate, size: 50) { count in
      manySpecs(count, types: count, renaming: true)
    },
  ]
}

private func manySpecs(_ count: Int, types: Int, renaming: Bool) -> [String: String] {
  let types = (0..<types).map {
    ("Type\($0)", object("Type\($0)", [("key", #"{ "type": "string" }"#)]))
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
    let rename = renaming ? ", rename: { Type0.key: key }" : ""
    files["specs/Screen\(index).yaml"] = """
      view: Screen\(index)View
      doc: A screen.
      service: { schema: schema.json, type: Answer\(rename) }
      display: { text: "{title}" }

      """
  }
  return files
}
