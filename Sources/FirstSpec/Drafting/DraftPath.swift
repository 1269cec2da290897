import ViewModelIR

/// An expression for a property: `address?.city`.
struct DraftPath {
  let text: String
  /// The type of the expression, which is optional if anything on the path can be nil.
  let type: ValueType
  /// Whether the next member follows a plain dot, because nothing after the last `?.` can be nil.
  private let continuesPlainly: Bool

  /// Returns the path of the whole service model, or of a whole row.
  static func whole(_ type: ValueType) -> DraftPath {
    DraftPath(text: "", type: type, continuesPlainly: true)
  }

  /// The path as a complete expression.
  var expression: String { text.isEmpty ? "self" : text }

  var mayBeNil: Bool { type.isOptional }

  func member(_ property: ServiceModel.Property) -> DraftPath {
    var name = property.name
    if text.isEmpty, reservedNames.contains(name) { name = "self.\(name)" }
    let dot = text.isEmpty ? "" : continuesPlainly ? "." : "?."
    return DraftPath(
      text: text + dot + name,
      type: mayBeNil ? property.type.asOptional : property.type,
      continuesPlainly: !property.type.isOptional
    )
  }

  /// Returns the same path, if its value is known not to be nil and to have the given type.
  func retyped(_ type: ValueType) -> DraftPath {
    DraftPath(text: text, type: type, continuesPlainly: true)
  }

  /// Returns a call on the path: `tags?.joined(', ')`.
  func call(_ call: String) -> String {
    text.isEmpty ? "self.\(call)" : text + (continuesPlainly ? "." : "?.") + call
  }
}

/// The names that have another meaning at the start of a path.
private let reservedNames: Set = ["self", "true", "false", "nil", "null", "is", "now", "today"]
