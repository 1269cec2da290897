import ViewModelIR

/// An expression that leads to a property: `address?.city`.
struct DraftPath {
  let text: String
  /// As the expression has it: optional where anything on the way may be nil.
  let type: ValueType
  /// Whether nothing after the last `?.` may be nil, so that a plain dot follows.
  private let continuesPlainly: Bool

  /// The service model, or a model's element.
  static func whole(_ type: ValueType) -> DraftPath {
    DraftPath(text: "", type: type, continuesPlainly: true)
  }

  /// As an expression of its own.
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

  /// The same where it is known to be there and of a type.
  func retyped(_ type: ValueType) -> DraftPath {
    DraftPath(text: text, type: type, continuesPlainly: true)
  }

  /// A call on it: `tags?.joined(', ')`.
  func call(_ call: String) -> String {
    text.isEmpty ? "self.\(call)" : text + (continuesPlainly ? "." : "?.") + call
  }
}

/// What means something else at the start of a path.
private let reservedNames: Set = ["self", "true", "false", "nil", "null", "is", "now", "today"]
