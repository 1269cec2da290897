import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func unknownModel(_ node: Node, known: some Collection<String>) -> Self {
    let name = node.text ?? ""
    let hint = known.isEmpty ? "declare it under 'models'" : Hint(for: name, among: known)
    return Self(.unknownName, "there is no model \(quoted(name))", hint, at: node.location)
  }

  static func wrongEach(
    _ type: ValueType,
    model: String,
    source: ValueType,
    at location: Location
  ) -> Self {
    let elements = if case .list(let element) = type.unwrapped { element } else { type.unwrapped }
    let hint =
      type.unwrapped == source.unwrapped
      ? ": for a single value, use 'of' instead of 'each'" : dateHint(elements, source)
    return Self(
      .typeMismatch,
      "model '\(model)' is built from '\(source.messageName)', so 'each' needs '[\(source.specName)]', but this is '\(type.messageName)'\(hint)",
      at: location
    )
  }

  static func wrongOf(
    _ type: ValueType,
    model: String,
    source: ValueType,
    at location: Location
  ) -> Self {
    let hint =
      type.unwrapped == .list(source)
      ? ": for a list, use 'each' instead of 'of'" : dateHint(type.unwrapped, source)
    return Self(
      .typeMismatch,
      "model '\(model)' is built from '\(source.messageName)', but this is '\(type.messageName)'\(hint)",
      at: location
    )
  }

  private static func dateHint(_ type: ValueType, _ source: ValueType) -> String {
    type.nameBesideDate(source).map { "; write 'from: \($0)'" } ?? ""
  }
}
