import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Returns the fields, each followed by a field for screen readers if it has a text that they would misread, or a spoken text of its own.
  ///
  /// - Parameters:
  ///   - isSpoken: Whether this applies to fields that do not decide for themselves.
  ///   - locals: The values of `let`.
  func withSpokenFields(
    _ fields: [Field],
    _ specs: [Spec.DisplayField],
    isSpoken: Bool,
    hasLabel: Bool,
    _ locals: [ViewModel.Local],
    _ id: Text.ID,
    in scope: Scope
  ) -> [Field] {
    let forms = SpokenForms()
    for local in locals { forms.add(local) }
    let specs = Dictionary(
      specs.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    // The label of a whole row has no owner, and every name begins with the empty text.
    let labels = fields.compactMap { $0.accessibilityText?.owner } + (hasLabel ? [""] : [])
    return fields.flatMap { field -> [Field] in
      guard let spec = specs[field.name] else { return [field] }
      var said = field
      said.isSpoken = true
      switch spec.spoken ?? .form(isSpoken) {
      case .form(let isWanted):
        let isSeen = spec.isToken || field.type.unwrapped == .url && field.isPicture
        if isWanted, isSeen, !labels.contains(where: field.name.hasPrefix) {
          problems.note(.silentField(field.name, isToken: spec.isToken, at: field.location))
        }
        guard isWanted, forms.change(field.rule) else { return [field] }
        if field.type.unwrapped == .styledText {
          said.rule = field.rule.withoutMarks
          said.type = field.type.isOptional ? .optional(.string) : .string
        }
        // What only screen readers say needs no other text.
        if field.accessibilityText != nil { return [said] }
      case .text(let text):
        let id = (spec.isTranslated ? id : id.untranslated)
          .appending("display", field.name, named: field.name).appending("spoken", named: "spoken")
        let rule = problems.noting { () throws(Diagnostic) in try self.rule(text, id, in: scope) }
        guard let rule else { return [field] }
        (said.rule, said.type) = rule
        if said.type.unwrapped != .string {
          problems.note(.mismatch("'spoken'", wants: "texts", got: said.type, at: text.location))
        }
      }
      said.name = spokenName(field.name)
      said.doc = "`\(field.name)` for a screen reader."
      said.maxLength = nil
      said.spokenOf = field.name
      if specs[said.name] != nil {
        problems.note(.spokenNameTaken(said.name, at: field.location))
      }
      return [field, said]
    }
  }
}

extension Spec.DisplayField {
  fileprivate var isToken: Bool { if case .tokens = rule { true } else { false } }
}

extension Diagnostic {
  fileprivate static func silentField(_ name: String, isToken: Bool, at location: Location) -> Self
  {
    let what = isToken ? "token" : "picture"
    return Self(
      .warning,
      .silentField,
      "screen readers say nothing for the \(what) '\(name)': add a 'spoken' text, or 'spoken: false' if the \(what) is decoration or another text says it",
      at: location
    )
  }

  fileprivate static func spokenNameTaken(_ name: String, at location: Location) -> Self {
    Self(
      .duplicateKey,
      "'\(name)' is the spoken form of this field: rename the other field, or write its text under 'spoken'",
      at: location
    )
  }
}
