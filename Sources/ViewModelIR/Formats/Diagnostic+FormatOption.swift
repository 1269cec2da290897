import DocumentReader

extension Diagnostic {
  package static func wrongOption(_ name: String, _ node: Node, wants wanted: String) -> Self {
    let given = node.text.map { quoted($0) } ?? node.kindName
    return Self(.wrongType, "'\(name)' cannot be \(given): write \(wanted)", at: node.location)
  }

  package static func literalOption(_ name: String, _ expected: String, at location: Location)
    -> Self
  {
    Self(
      .format,
      "option '\(name)' must be written in the spec: it takes \(expected)",
      at: location
    )
  }

  static func missingOption(
    _ name: String,
    of format: String,
    such sample: String,
    at location: Location
  ) -> Self {
    Self(.missingKey, "'\(format)' needs '\(name)': add it, such as '\(sample)'", at: location)
  }
}
