import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Returns the fields with those for the texts of `label` and `hint`, and the values of `let` with the texts of the fields that these say.
  /// As values of `let`, these texts are computed once.
  ///
  /// - Parameters:
  ///   - fields: The fields, each followed by its field for screen readers, if there is one.
  ///   - locals: The values of `let`.
  func labelled(
    _ fields: [Field],
    _ specs: [Spec.DisplayField],
    _ labels: [Spec.DisplayField],
    _ locals: [ViewModel.Local],
    _ id: Text.ID,
    in scope: Scope
  ) -> (fields: [Field], locals: [ViewModel.Local]) {
    let words = fields.wordsOfStyledTexts
    let sayable = (fields + words).sayable(withOwnText: specs.filter(\.hasOwnSpokenText))
    var scope = scope
    // A field with an error has no type.
    scope.broken.formUnion(Set(specs.map(\.name)).subtracting(fields.map(\.name)))
    scope.displayed.subtract(scope.broken.union(sayable.keys))
    scope.variables.merge(sayable.mapValues(\.valueType)) { $1 }
    let forms = SpokenForms(locals: Set(words.compactMap(\.spokenOf)))
    let said = labels.compactMap { label($0, specs, id, in: scope) }.map { field in
      var field = field
      field.rule = forms.rule(field.rule)
      return field
    }
    let names = said.reduce(into: Set<String>()) { $0.formUnion($1.rule.variables) }
    let shared = Set(names.compactMap { sayable[$0]?.name })
      .union(names.intersection(words.map(\.name)))
    let shown = (fields + words).filter { shared.contains($0.name) }
    let rest = fields.map { field in
      var field = field
      if shared.contains(field.name) {
        field.rule = .value(TypedExpression(field.valueType, .variable(field.name)))
      } else if let visible = field.spokenOf, shared.contains(visible) {
        field.rule = .value(TypedExpression(field.valueType, .variable(visible)))
      }
      return field
    }
    let more = shown.map { field in
      ViewModel.Local(
        name: field.name,
        type: field.valueType,
        rule: field.rule,
        spokenOf: field.spokenOf
      )
    }
    return (rest + said, locals + more)
  }

  private func label(
    _ label: Spec.DisplayField,
    _ specs: [Spec.DisplayField],
    _ id: Text.ID,
    in scope: Scope
  ) -> Field? {
    if let other = specs.first(where: { $0.name == label.name }) {
      problems.note(.labelTwice(label, other.location))
    }
    let id = id.appending("display", label.name, named: label.name)
    let rule = problems.noting { () throws(Diagnostic) in try self.rule(label, id, in: scope) }
    guard let (rule, type) = rule else { return nil }
    var field = Field(
      name: label.name,
      doc: "",
      type: type,
      rule: rule,
      location: label.location,
      contextUse: .nothing
    )
    field.isSpoken = true
    return field
  }
}

extension [Field] {
  /// The words of the styled texts that have no field for screen readers.
  fileprivate var wordsOfStyledTexts: [Field] {
    let spoken = Set(compactMap(\.spokenOf))
    return filter { $0.type.unwrapped == .styledText && !spoken.contains($0.name) }
      .map(\.withoutMarks)
  }

  /// What a label can say, by the names of the visible fields: a field's own spoken text, the words of a styled text, or else the visible
  /// field, whose text has a spoken form.
  fileprivate func sayable(withOwnText own: [Spec.DisplayField]) -> [String: Field] {
    let styled = filter { $0.type.unwrapped == .styledText }
    let own = Set(own.map(\.name) + styled.map(\.name))
    let texts = filter { $0.type.unwrapped == .string }.compactMap { field in
      let visible = field.spokenOf ?? field.name
      return own.contains(visible) == (field.spokenOf != nil) ? (visible, field) : nil
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }
}

extension Rule {
  /// The type of the value in a field of the type. A `fallback: null` that is not needed makes only the field optional.
  func valueType(inField type: ValueType) -> ValueType {
    if case .fallback(let text, nil) = self, text.bindings.isEmpty { type.unwrapped } else { type }
  }
}

extension Field {
  fileprivate var valueType: ValueType { rule.valueType(inField: type) }

  /// The spoken form of a styled text that is read aloud as it is written.
  fileprivate var withoutMarks: Field {
    var field = self
    field.name = spokenName(name)
    field.spokenOf = name
    field.rule = rule.withoutMarks
    field.type = type.isOptional ? .optional(.string) : .string
    return field
  }
}

extension Spec.DisplayField {
  fileprivate var hasOwnSpokenText: Bool { if case .text = spoken { true } else { false } }
}

extension Diagnostic {
  fileprivate static func labelTwice(_ label: Spec.DisplayField, _ first: Location) -> Self {
    Self(
      .duplicateKey,
      "the field '\(label.name)' on line \(first.line) already says this: keep one of them",
      at: label.location
    )
  }
}
