import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks `traits`: what a trait depends on must be a field of the type `Bool`.
  ///
  /// `written` are all fields in the spec, including those with errors.
  func traits(
    _ traits: [Spec.Trait],
    of fields: [Field],
    _ written: [Spec.DisplayField]
  ) -> [ViewModel.Trait] {
    traits.compactMap { trait in
      guard let node = trait.field else { return ViewModel.Trait(kind: trait.kind, field: nil) }
      let name = node.text ?? ""
      guard let field = fields.first(where: { $0.name == name }) else {
        if !written.contains(where: { $0.name == name }) {
          problems.note(.noFlag(node, fields))
        }
        return nil
      }
      if field.type == .boolean { return ViewModel.Trait(kind: trait.kind, field: name) }
      problems.note(.notAFlag(field, trait.kind, at: node.location))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func noFlag(_ node: Node, _ fields: [Field]) -> Self {
    let name = node.text ?? ""
    if !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return Self(
        .unknownName,
        "a trait depends on a field, not on an expression: add a field with the value \(quoted(name)) to 'display', and write its name here",
        at: node.location
      )
    }
    let flags = fields.filter { $0.type == .boolean }.map(\.name)
    let hint =
      flags.isEmpty
      ? Hint("add a Bool field to 'display', and write its name here")
      : Hint(for: name, among: flags, else: "the Bool fields here are")
    return Self(.unknownName, "there is no field \(quoted(name))", hint, at: node.location)
  }

  fileprivate static func notAFlag(
    _ field: Field,
    _ trait: AccessibilityTrait,
    at location: Location
  ) -> Self {
    let needs = "but the trait '\(trait.rawValue)' needs"
    return field.type.unwrapped == .boolean
      ? Self(
        .unhandledOptional,
        "'\(field.name)' may be nil, \(needs) true or false: give the field a value that is never nil, such as '… ?? false'",
        at: location
      )
      : Self(
        .typeMismatch,
        "'\(field.name)' is '\(field.type.messageName)', \(needs) a Bool: name another field",
        at: location
      )
  }
}
