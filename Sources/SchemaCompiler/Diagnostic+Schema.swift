import DocumentReader

extension Diagnostic {
  static func schema(_ keyword: String, wants: String, found node: Node) -> Self {
    Self(.schema, "\(keyword) must be \(wants), but this is \(node.kindName)", at: node.location)
  }

  static func emptyList(_ keyword: String, of what: String, at location: Location) -> Self {
    Self(
      .schema,
      "\(keyword) is an empty list, which nothing satisfies: write the \(what), or leave it out",
      at: location
    )
  }

  static func unknownType(_ name: String, at location: Location) -> Self {
    let names = ["array", "boolean", "integer", "null", "number", "object", "string"]
    let hint =
      Hint(for: name, near: names) ?? "write one of \(names.joined(separator: ", "))"
    return Self(.schema, "JSON has no type '\(excerpt(name))'", hint, at: location)
  }

  static func documentOfSchemas(_ names: [String], at location: Location) -> Self {
    let sample = names.first ?? "Order"
    return Self(
      .schema,
      "an OpenAPI document has many schemas: say which one, as in 'api.yaml#/components/schemas/\(excerpt(sample))'",
      at: location
    )
  }

  /// `consequence`: what becomes of it.
  static func contradiction(in schema: String, _ consequence: String, at location: Location) -> Self
  {
    Self(
      .warning,
      .unsupportedSchema,
      "no value satisfies \(schema): its parts ask for different types or values; remove one of them; until then it \(consequence)",
      at: location
    )
  }

  static func falseSchema(_ schema: String, _ consequence: String, at location: Location) -> Self {
    Self(
      .warning,
      .unsupportedSchema,
      "no value satisfies \(schema), which is false: do not require it, or write what it may be; until then it \(consequence)",
      at: location
    )
  }

  static func unquotedText(_ value: Node) -> Self {
    let text = excerpt(value.text ?? "")
    return Self(
      .warning,
      .unsupportedSchema,
      "the type is string, and \(text) is \(value.kindName), so it is left out: write '\(text)' in quotes if it is a text",
      at: value.location
    )
  }

  static func numberOutOfRange(_ value: Node) -> Self {
    Self(
      .unsupportedSchema,
      "\(excerpt(value.text ?? "")) is larger than any number that a decoder reads: remove it from the values",
      at: value.location
    )
  }
}

// MARK: - References

extension Diagnostic {
  static func unresolvedReference(_ text: String, reason: String, at location: Location) -> Self {
    Self(
      .unresolvedReference,
      "$ref '\(excerpt(text))' leads nowhere\(reason.isEmpty ? "" : ": \(reason)")",
      at: location
    )
  }

  static func remoteReference(_ text: String, at location: Location) -> Self {
    Self(
      .unresolvedReference,
      "$ref '\(excerpt(text))' is remote, and nothing is ever fetched: save that schema next to this one and refer to its file",
      at: location
    )
  }

  static func absoluteReference(_ text: String, at location: Location) -> Self {
    Self(
      .unresolvedReference,
      "$ref '\(excerpt(text))' is absolute: write the path relative to this file",
      at: location
    )
  }

  static func referencedFile(_ path: String, reason: String, at location: Location) -> Self {
    Self(.unresolvedReference, "cannot read '\(excerpt(path))': \(reason)", at: location)
  }

  static func circularReference(_ text: String, at location: Location) -> Self {
    Self(
      .circularReference,
      "'\(excerpt(text))' leads back here without a type in between, so it says nothing: remove it, or write what it should mean",
      at: location
    )
  }
}

// MARK: - Limits

extension Diagnostic {
  static func referenceDepth(at location: Location) -> Self {
    Self(
      .limit,
      "more than \(Limits.referenceDepth) $refs lead from one to the next: refer to the last one",
      at: location
    )
  }

  static func schemaDepth(at location: Location) -> Self {
    Self(
      .limit,
      "schemas nest deeper than \(Limits.nesting): name the inner ones under $defs",
      at: location
    )
  }

  static func tooManyTypes(at location: Location) -> Self {
    Self(.limit, "the schema has more than \(Limits.types) types: split it", at: location)
  }
}

// MARK: - Names

extension Diagnostic {
  static func unknownTypeName(_ name: String, near: String?, at location: Location) -> Self {
    let hint =
      near.map { Hint(nearest: $0) }
      ?? "name one of its types, or give one this name with 'service.rename'"
    return Self(.typeName, "the schema has no type '\(excerpt(name))'", hint, at: location)
  }

  static func badTypeName(
    _ name: String,
    instead: String,
    hidesView: Bool,
    at location: Location
  ) -> Self {
    let problem =
      hidesView
      ? "would hide SwiftUI's from the app's views" : "cannot name a type in Swift"
    return Self(
      .typeName,
      "'\(excerpt(name))' \(problem): write '\(instead)', say",
      at: location,
      fix: Hint(nearest: instead).fix(at: location)
    )
  }

  static func badRename(_ name: String, at location: Location) -> Self {
    Self(
      .typeName,
      "rename: '\(excerpt(name))' is not a Swift name: use letters and digits, no digit first",
      at: location
    )
  }

  static func takenName(_ name: String, at location: Location) -> Self {
    Self(
      .typeName,
      "rename: two things would be called '\(excerpt(name))': choose another name",
      at: location
    )
  }

  static func takenCase(_ name: String, at location: Location) -> Self {
    Self(
      .typeName,
      "rename: '\(excerpt(name))' already has a meaning in every enumeration: choose another name",
      at: location
    )
  }

  static func unknownRename(_ name: String, among names: [String], at location: Location) -> Self {
    // A type whose name in the schema was taken.
    let near =
      names.first { $0 == name + "Model" }
      ?? suggestion(for: name, among: names.lazy.filter { !$0.isEmpty }.prefix(2_000))
    let hint =
      near.map { Hint(nearest: $0) }
      ?? "use the Swift name that it has without rename"
    return Self(.typeName, "rename: nothing is called '\(excerpt(name))'", hint, at: location)
  }
}
