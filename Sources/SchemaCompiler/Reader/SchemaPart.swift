import DocumentReader
import ViewModelIR

/// A schema and the file that contains it.
struct SchemaPart {
  let node: Node
  let file: SchemaFile
  /// Whether its `anyOf` and `oneOf` are ignored, because it is being merged with one of their branches.
  var ignoresChoices = false

  var place: SchemaPlace { SchemaPlace(self) }

  /// The value of a keyword, unless the file's draft does not know it.
  subscript(keyword: String) -> Node? { file.ignores(keyword) ? nil : node[keyword] }
}

/// Identifies a schema by the position of its start, which is unique within the file.
struct SchemaPlace: Hashable {
  private let file: Int
  private let line: Int
  private let column: Int

  init(_ part: SchemaPart) {
    file = part.file.index
    line = part.node.location.line
    column = part.node.location.column
  }
}

extension SchemaPart {
  func inside(_ node: Node) -> SchemaPart { SchemaPart(node: node, file: file) }

  /// The title, or `nil` if it is not suitable as the name of a type.
  var title: String? { schemaTitle(node) }

  /// The documentation of the type: the description, followed by notes such as the default value and examples.
  var doc: String {
    let description = node["description"]?.string ?? ""
    let notes = notes
    if description.isEmpty || notes.isEmpty { return description + notes }
    return "\(description)\n\n\(notes)"
  }

  private var notes: String {
    guard let members = node.members, members.contains(where: { noteKeywords.contains($0.key) })
    else { return "" }
    var notes: [String] = []
    for (keyword, word) in [
      ("deprecated", "Deprecated"), ("readOnly", "Read-only"), ("writeOnly", "Write-only"),
    ]
    where node[keyword]?.bool == true {
      notes.append("\(word).")
    }
    if let text = node["default"]?.shortText { notes.append("Default: `\(text)`.") }
    let examples = (node["examples"]?.elements ?? []) + (node["example"].map { [$0] } ?? [])
    let texts = examples.compactMap(\.shortText).prefix(3).map { "`\($0)`" }
    if !texts.isEmpty { notes.append("For example: \(texts.joined(separator: ", ")).") }
    return notes.joined(separator: " ")
  }

  /// The value of `$ref`, or `nil` if there is none. Dynamic references are treated as plain ones.
  var reference: Node? { referenceKeywords.firstNonNil { node[$0] } }

  /// Whether the schema describes the same type as the schema it refers to, except that it may also allow null.
  var isMereReference: Bool {
    guard reference != nil else { return false }
    return file.ignoresSiblingsOfReferences
      || !hasStructure(excluding: referenceKeywords + ["nullable"])
  }

  /// Whether OpenAPI 3.0's `nullable` allows null.
  var allowsNull: Bool { node["nullable"]?.bool == true }

  var hasChoices: Bool {
    node["anyOf"] != nil || node["oneOf"] != nil || node["discriminator"] != nil
  }

  /// Whether the schema has keywords that determine its type, other than those given. Keywords that only document or constrain values do
  /// not count.
  func hasStructure(excluding others: [String] = []) -> Bool {
    node.members?.contains {
      structuralKeywords.contains($0.key) && !others.contains($0.key) && !$0.addsNothing
        && !file.ignores($0.key)
    } ?? (node.bool == false)
  }
}

extension SchemaPart {
  /// Whether all keywords, except those given, are only documentation.
  func onlyDescribes(excluding others: [String] = []) -> Bool {
    node.members?.allSatisfy {
      describingKeywords.contains($0.key) || others.contains($0.key) || $0.key.hasPrefix("x-")
    } ?? false
  }
}

private let noteKeywords = [
  "deprecated", "readOnly", "writeOnly", "default", "example", "examples",
]

private let describingKeywords: Set<String> = [
  "title", "description", "$comment", "default", "deprecated", "readOnly", "writeOnly", "example",
  "examples", "externalDocs",
]

let referenceKeywords = ["$ref", "$dynamicRef", "$recursiveRef"]

private let structuralKeywords = Set(referenceKeywords).union([
  "type", "enum", "const", "properties", "required",
  "patternProperties", "additionalProperties", "unevaluatedProperties", "items", "prefixItems",
  "additionalItems", "anyOf", "oneOf", "allOf", "nullable", "then", "else",
  "dependentSchemas", "dependencies",
])

/// The title of a schema, or `nil` if it is so long that it is a sentence rather than a name.
func schemaTitle(_ node: Node) -> String? {
  node["title"]?.string.flatMap { (1...40).contains($0.utf8.count) ? $0 : nil }
}

extension Node.Member {
  /// Whether the keyword allows the same values as if it were left out.
  fileprivate var addsNothing: Bool {
    switch key {
    case "properties", "patternProperties": value.members?.isEmpty == true
    case "additionalProperties", "unevaluatedProperties":
      value.members?.isEmpty == true || value.bool == true
    case "required": value.elements?.isEmpty == true
    default: false
    }
  }
}

extension Node {
  /// The text of a scalar, or `nil` if it is too long, or unsuitable, for a sentence.
  fileprivate var shortText: String? {
    text.flatMap { text in
      (1...40).contains(text.count) && !text.contains { $0 == "`" || $0.isNewline } ? text : nil
    }
  }
}
