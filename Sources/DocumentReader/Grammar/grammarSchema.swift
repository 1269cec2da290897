/// Returns a JSON Schema (draft-07) of a grammar for editors, with descriptions and with snippets for the YAML language server
/// (`defaultSnippets`).
package func grammarSchema(of root: any MappingKey.Type, title: String) -> Node {
  var writer = GrammarWriter()
  let body = writer.reference(to: root)
  return json([
    "$schema": json("http://json-schema.org/draft-07/schema#"),
    "title": json(title),
    "allOf": json([body]),
    "definitions": json(writer.definitions),
  ])
}

private struct GrammarWriter {
  private(set) var definitions: [(key: String, value: Node)] = []

  /// Returns a reference to the definition of a kind of mapping, which is written on the first call.
  mutating func reference(to type: any MappingKey.Type) -> Node {
    let name = String(describing: type)
    if !definitions.contains(where: { $0.key == name }) {
      // Reserves the definition first, because its own keys may refer to it.
      let index = definitions.count
      definitions.append((name, emptyJSONObject))
      definitions[index].value = definition(of: type)
    }
    return json(["$ref": json("#/definitions/\(name)")])
  }

  private mutating func definition<Key: MappingKey>(of type: Key.Type) -> Node {
    let properties = Key.allCases.map { property($0.rawValue, $0.definition) }
    let required = Key.allCases.filter(\.isRequired).map { json($0.rawValue) }
    return json([
      "type": json("object"),
      "additionalProperties": json(.bool(false)),
      "required": required.isEmpty ? nil : json(required),
      "properties": json(properties),
      "anyOf": Key.choices.isEmpty ? nil : json(Key.choices.map(schema)),
      "defaultSnippets": Key.snippets.isEmpty ? nil : json(Key.snippets.map(schema)),
    ])
  }

  private mutating func property(
    _ name: String,
    _ key: KeyDefinition
  ) -> (key: String, value: Node) {
    let schema = schema(of: key.shape)
    // In draft-07, keywords next to a $ref are ignored.
    let isReference = schema["$ref"] != nil
    let own = schema.members?.map { (key: $0.key, value: $0.value) } ?? []
    var described: [(key: String, value: Node)] = [
      ("description", json(plain(key.description))),
      ("markdownDescription", json(key.description)),
    ]
    if let standard = key.standard { described.append(("default", json(standard))) }
    return (name, json(described + (isReference ? [("allOf", json([schema]))] : own)))
  }

  private func schema(of choice: KeyChoice) -> Node {
    json([
      "required": json(choice.required.map { json($0) }),
      "propertyNames": json(["enum": json(choice.allowed.map { json($0) })]),
    ])
  }

  private func schema(of snippet: Snippet) -> Node {
    json([
      "label": json(snippet.label), "bodyText": json(snippet.lines.joined(separator: "\n")),
    ])
  }

  private mutating func schema(of shape: KeyShape) -> Node {
    switch shape {
    case .text: json(["type": json(["string", "number", "boolean"].map { json($0) })])
    case .bool: json(["type": json("boolean")])
    case .count: json(["type": json("integer"), "minimum": json(1)])
    // A word that YAML reads as a number, such as the layout 1, is allowed with and without quotes.
    case .word(let words): json(["enum": json(words.flatMap(literals))])
    case .lengthOfTime:
      json(["type": json("string"), "pattern": json(#"^([0-9]+\.?|[0-9]*\.[0-9]+)(ms|s|min)$"#)])
    case .filled(let shape):
      json(
        (schema(of: shape).members?.map { (key: $0.key, value: $0.value) } ?? [])
          + [("minItems", json(1)), ("minProperties", json(1))]
      )
    case .name(let value):
      json([
        "type": json("object"), "additionalProperties": schema(of: value),
        "minProperties": json(1), "maxProperties": json(1),
      ])
    case .null: json(["type": json("null")])
    case .list(let element): json(["type": json("array"), "items": schema(of: element)])
    case .names(let value):
      json(["type": json("object"), "additionalProperties": schema(of: value)])
    case .mapping(let type): reference(to: type)
    case .options(let keys):
      json([
        "type": json("object"), "additionalProperties": json(.bool(false)),
        "properties": json(keys.map { property($0.name, $0.definition) }),
      ])
    case .either(let shapes): json(["anyOf": json(shapes.map { schema(of: $0) })])
    case .anything: emptyJSONObject
    }
  }

  private func literals(_ word: String) -> [Node] {
    Int(word) == nil ? [json(word)] : [json(.number(word)), json(word)]
  }

  /// Returns the text without Markdown's links and backticks.
  private func plain(_ markdown: String) -> String { withoutLinks(markdown).filter { $0 != "`" } }
}

/// Returns the Markdown with each link replaced by its text.
package func withoutLinks(_ markdown: String) -> String {
  var text = ""
  var rest = markdown[...]
  while let open = rest.firstIndex(of: "["), let middle = rest[open...].range(of: "]("),
    let close = rest[middle.upperBound...].firstIndex(of: ")")
  {
    text += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
    rest = rest[rest.index(after: close)...]
  }
  return text + rest
}
