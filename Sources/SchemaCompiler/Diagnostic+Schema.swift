import DocumentReader

extension Diagnostic {
  static func schema(_ keyword: String, wants: String, found node: Node) -> Self {
    Self(.schema, "\(keyword) must be \(wants), but this is \(node.kindName)", at: node.location)
  }

  static func emptyList(_ keyword: String, of what: String, at location: Location) -> Self {
    Self(
      .schema,
      "\(keyword) is an empty list: add \(what), or remove it",
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
      "an OpenAPI document contains several schemas: name one, as in 'api.yaml#/components/schemas/\(excerpt(sample))'",
      at: location
    )
  }

  /// `consequence` describes how the schema is treated, for example `is left out`.
  static func contradiction(in schema: String, _ consequence: String, at location: Location) -> Self
  {
    Self(
      .warning,
      .unsupportedSchema,
      "no value satisfies \(schema), because its parts require different types or values, so it \(consequence): remove one of the parts",
      at: location
    )
  }

  static func falseSchema(_ schema: String, _ consequence: String, at location: Location) -> Self {
    Self(
      .warning,
      .unsupportedSchema,
      "no value satisfies \(schema), because it is 'false', so it \(consequence): do not require it, or replace 'false' with a schema",
      at: location
    )
  }

  static func refusedProperty(_ key: String, of schema: String, at location: Location) -> Self {
    Self(
      .warning,
      .unsupportedSchema,
      "no value of \(schema) can have \(quoted(key)), because this part of it allows only its own properties, so it is read as if all parts "
        + "together allowed no others: write 'unevaluatedProperties: false' next to the parts instead",
      at: location
    )
  }

  static func unquotedText(_ value: Node) -> Self {
    let text = excerpt(value.writtenText)
    return Self(
      .warning,
      .unsupportedSchema,
      "the type is string, but \(text) is \(value.kindName), so it is ignored: write '\(text)' in quotes if you mean the string",
      at: value.location
    )
  }

  static func numberOutOfRange(_ value: Node) -> Self {
    Self(
      .unsupportedSchema,
      "\(excerpt(value.text ?? "")) is too large for a decoder to read: remove it from the values",
      at: value.location
    )
  }
}

// MARK: - References

extension Diagnostic {
  static func unresolvedReference(_ text: String, reason: String, at location: Location) -> Self {
    Self(
      .unresolvedReference,
      "$ref '\(excerpt(text))' cannot be resolved\(reason.isEmpty ? "" : ": \(reason)")",
      at: location
    )
  }

  static func remoteReference(_ text: String, at location: Location) -> Self {
    Self(
      .unresolvedReference,
      "$ref '\(excerpt(text))' is remote, and viewmodelgen never downloads a schema: save it next to this file and refer to the copy",
      at: location
    )
  }

  static func absoluteReference(_ text: String, at location: Location) -> Self {
    Self(
      .unresolvedReference,
      "$ref '\(excerpt(text))' is an absolute path: make it relative to this file",
      at: location
    )
  }

  static func referencedFile(_ path: String, reason: String, at location: Location) -> Self {
    Self(.unresolvedReference, "cannot read '\(excerpt(path))': \(reason)", at: location)
  }

  static func circularReference(_ text: String, at location: Location) -> Self {
    Self(
      .circularReference,
      "'\(excerpt(text))' refers back to this schema without a type in between, so it describes nothing: remove it, or describe the type here",
      at: location
    )
  }
}

// MARK: - Limits

extension Diagnostic {
  static func referenceDepth(at location: Location) -> Self {
    Self(
      .limit,
      "a chain of more than \(Limits.referenceDepth) $refs is too long: refer to the last schema directly",
      at: location
    )
  }

  static func schemaDepth(at location: Location) -> Self {
    Self(
      .limit,
      "schemas are nested more than \(Limits.nesting) levels deep: move the inner ones to $defs",
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
      ? "would hide SwiftUI's type of that name in the app's views"
      : "is not a valid name for a Swift type"
    return Self(
      .typeName,
      "'\(excerpt(name))' \(problem): write '\(instead)', for example",
      at: location,
      fix: Hint(nearest: instead).fix(at: location)
    )
  }

  static func badRename(_ name: String, at location: Location) -> Self {
    Self(
      .typeName,
      "rename: '\(excerpt(name))' is not a valid Swift name: use letters and digits, and start with a letter",
      at: location
    )
  }

  static func takenName(_ name: String, at location: Location) -> Self {
    Self(
      .typeName,
      "rename: '\(excerpt(name))' would name two things: choose another name",
      at: location
    )
  }

  static func takenCase(_ name: String, at location: Location) -> Self {
    Self(
      .typeName,
      "rename: '\(excerpt(name))' is reserved in enumerations: choose another name",
      at: location
    )
  }

  static func unknownRename(_ name: String, among names: [String], at location: Location) -> Self {
    // The type may be called '…Model' because its name in the schema is taken.
    let near =
      names.first { $0 == name + "Model" }
      ?? suggestion(for: name, among: names.lazy.filter { !$0.isEmpty }.prefix(2_000))
    let hint =
      near.map { Hint(nearest: $0) }
      ?? "use the Swift name that it has without 'rename'"
    return Self(.typeName, "rename: nothing is called '\(excerpt(name))'", hint, at: location)
  }
}
