import DocumentReader
import ViewModelIR

/// One schema in one file.
struct SchemaPart {
  let node: Node
  let file: SchemaFile
  /// Whether its `anyOf` and `oneOf` are left aside, because one of their branches is used with it.
  var ignoresChoices = false

  var place: SchemaPlace { SchemaPlace(self) }
}

/// A schema by where it starts, which no two schemas of a file share.
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

  /// A name, and no sentence: what may name a type.
  var title: String? { schemaTitle(node) }

  /// The description, and what else a reader of the type would want to know.
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

  /// What it refers to; dynamic references are read as plain ones.
  var reference: Node? { referenceKeywords.firstNonNil { node[$0] } }

  /// Whether it says nothing of its own beside its `$ref`, but that null is a value too.
  var isMereReference: Bool {
    guard reference != nil else { return false }
    return file.ignoresSiblingsOfReferences
      || !hasStructure(besides: referenceKeywords + ["nullable"])
  }

  /// OpenAPI 3.0's way to say so.
  var allowsNull: Bool { node["nullable"]?.bool == true }

  var hasChoices: Bool {
    node["anyOf"] != nil || node["oneOf"] != nil || node["discriminator"] != nil
  }

  /// Whether it says something about the type, and does not only describe it or bound its values.
  func hasStructure(besides others: [String] = []) -> Bool {
    node.members?.contains {
      structuralKeywords.contains($0.key) && !others.contains($0.key)
    } ?? (node.bool == false)
  }
}

extension SchemaPart {
  /// Whether it says nothing of a value but what it is for.
  func onlyDescribes(besides others: [String] = []) -> Bool {
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

/// A title names a type if it is a name and not a sentence.
func schemaTitle(_ node: Node) -> String? {
  node["title"]?.string.flatMap { (1...40).contains($0.utf8.count) ? $0 : nil }
}

extension Node {
  /// A scalar that fits into a sentence.
  fileprivate var shortText: String? {
    text.flatMap { text in
      (1...40).contains(text.count) && !text.contains { $0 == "`" || $0.isNewline } ? text : nil
    }
  }
}
