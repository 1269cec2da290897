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
    let hint =
      if case .list(let element) = type.unwrapped {
        element.nameBesideDate(source).map { "; write 'from: \($0)'" }
          ?? ": name a list of '\(source.specName)', or a model built from these elements"
      } else if type.unwrapped == source.unwrapped {
        ": for a single value, use 'of' instead of 'each'"
      } else {
        ": name a list of '\(source.specName)'"
      }
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
      if case .list = type.unwrapped {
        ": for a list, use 'each' instead of 'of'"
      } else {
        type.unwrapped.nameBesideDate(source).map { "; write 'from: \($0)'" }
          ?? ": name a value of type '\(source.specName)', or a model built from this type"
      }
    return Self(
      .typeMismatch,
      "model '\(model)' is built from '\(source.messageName)', but this is '\(type.messageName)'\(hint)",
      at: location
    )
  }

  static func unknownArgument(
    _ member: Node.Member,
    of model: String,
    inputs: [String]
  ) -> Self {
    guard inputs.isEmpty else {
      return .unknownKey(member, in: "model '\(model)'", allowed: inputs)
    }
    return Self(
      .unknownKey,
      "model '\(model)' has no input \(quoted(member.key))",
      "declare it under the model's 'inputs'",
      at: member.keyLocation
    )
  }
}
