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
    return fields.flatMap { field -> [Field] in
      guard let spec = specs[field.name] else { return [field] }
      var said = field
      said.isSpoken = true
      switch spec.spoken ?? .form(isSpoken) {
      case .form(let isWanted):
        guard isWanted, forms.change(field.rule) else { return [field] }
        if field.type.unwrapped == .styledText {
          said.rule = field.rule.withoutMarks
          said.type = field.type.isOptional ? .optional(.string) : .string
        }
        // What only screen readers say needs no other text.
        if field.accessibilityText != nil { return [said] }
      case .text(let text):
        let id = id.translated(spec.isTranslated)
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

  /// Notes the fields of a view model that are seen but have no words for a screen reader.
  func noteSilentFields(
    of viewModel: ViewModel,
    _ specs: [Spec.DisplayField],
    isSpoken: Bool
  ) {
    // The label of a whole row has no owner, and every name begins with the empty text.
    let labels = viewModel.fields.compactMap(\.accessibilityText)
      .filter { $0.part != "hint" }.map(\.owner)
    let stated = Set(viewModel.traits.compactMap(\.field))
    for spec in specs {
      guard case .form(true) = spec.spoken ?? .form(isSpoken),
        let field = viewModel.field(spec.name), let kind = SilentKind(field, spec),
        !labels.contains(where: field.name.hasPrefix), !stated.contains(field.name)
      else { continue }
      problems.note(.silentField(field.name, kind, at: field.location))
    }
  }
}

extension ScreenChecker {
  /// Notes the spoken texts of a row that its label, which screen readers say in place of its fields, leaves out.
  func noteUnheardTexts(
    of viewModel: ViewModel,
    _ specs: [Spec.DisplayField],
    _ labels: [Spec.DisplayField]
  ) {
    let said = viewModel.fields.filter { field in labels.contains { $0.name == field.name } }
    guard viewModel.name != nil, said.contains(where: { $0.accessibilityText?.part == "label" })
    else { return }
    let heard = Set(said.flatMap(\.rule.variables))
    for spec in specs {
      guard case .text(let text)? = spec.spoken,
        heard.isDisjoint(with: [spec.name, spokenName(spec.name)])
      else { continue }
      problems.note(.unheardText(of: spec.name, at: text.location))
    }
  }
}

private enum SilentKind: String {
  case token, picture
  case bool = "Bool"

  init?(_ field: Field, _ spec: Spec.DisplayField) {
    if case .tokens = spec.rule {
      self = .token
    } else if field.type.unwrapped == .url, field.isPicture {
      self = .picture
    } else if field.type.unwrapped == .boolean, case .value(let value) = spec.rule {
      // Screen readers say that a button is disabled.
      if case .call(nil, name: "can", _, _) = value.syntax?.kind { return nil }
      self = .bool
    } else {
      return nil
    }
  }

  var saysNothing: String {
    switch self {
    case .token, .picture: "is decoration or another text says it"
    // Many a Bool only decides whether something else is shown.
    case .bool: "only shows or hides other things or another text says it"
    }
  }
}

extension Diagnostic {
  fileprivate static func silentField(
    _ name: String,
    _ kind: SilentKind,
    at location: Location
  ) -> Self {
    Self(
      kind == .bool ? .note : .warning,
      .silentField,
      "screen readers say nothing for the \(kind.rawValue) '\(name)': add a 'spoken' text, or 'spoken: false' if the \(kind.rawValue) \(kind.saysNothing)",
      at: location
    )
  }

  fileprivate static func unheardText(of name: String, at location: Location) -> Self {
    Self(
      .warning,
      .unheardText,
      "nobody hears this text, because screen readers say the 'label' of the row in place of its fields: add '{\(name)}' to 'label' or 'hint', or remove 'spoken'",
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
