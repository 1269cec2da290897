import DocumentReader

extension SchemaWriter {
  func home(of shape: Shape) -> Shape? { samples.home(of: shape, plan) }

  /// A reference; at the place that has the type's name, what is in it is decided too.
  mutating func writeShared(_ home: Shape, at shape: Shape) -> Written {
    guard let type = references[home.path] else { return writeOwnObjects(home) }
    var written = Written(
      schema: [("$ref", json(type.reference))],
      type: "same as '\(excerpt(spoken(home.path)))'"
    )
    guard shape.path == home.path, !type.isWritten else { return written }
    let body = define(home, type)
    written.type = body.type
    written.evidence = body.evidence
    if type.name.isEmpty, shape === samples.root { written.schema = body.schema }
    return written
  }

  /// Those of all references.
  mutating func allDefinitions() -> [(key: String, value: Node)] {
    while let (path, type) = references.filter({ !$0.value.isWritten }).min(by: { $0.key < $1.key }
    ),
      let home = samples.homes[path]
    {
      _ = define(home, type)
    }
    return definitions
  }

  private mutating func define(_ home: Shape, _ type: SharedType) -> Written {
    references[home.path]?.isWritten = true
    let body = writeOwnObjects(home)
    if !type.name.isEmpty { definitions.append((type.name, json(body.schema))) }
    return body
  }
}
