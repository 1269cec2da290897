/// Makes the spoken forms of texts, which show the spoken forms of all values.
///
/// A spoken text has the ID of the text that it comes from, and so its translations. Its own formats take effect after the translation.
package final class SpokenForms {
  /// The texts of `let` that have a spoken form of their own, under another name.
  private var locals: Set<String>
  /// The spoken forms of choices; `nil` for a choice that can be read aloud. Choices can contain each other many times.
  private var choices: [Text.ID: TextChoice?] = [:]

  package init(locals: Set<String> = []) { self.locals = locals }

  /// Adds a value of `let`. If it is a text that cannot be read aloud, later texts that show it show its spoken form.
  package func add(_ local: ViewModel.Local) {
    if let visible = local.spokenOf {
      locals.insert(visible)
    } else if change(local.rule) {
      locals.insert(local.name)
    }
  }

  /// Whether a rule has a text whose spoken form is different.
  package func change(_ rule: Rule) -> Bool {
    if case .value(let value) = rule { return expression(value) != value && value.isText }
    return self.rule(rule).texts != rule.texts
  }

  package func rule(_ rule: Rule) -> Rule {
    switch rule {
    case .text(let text): .text(self.text(text))
    case .fallback(let text, let otherwise):
      .fallback(self.text(text), otherwise: otherwise.map(self.text))
    case .cases(let branches): .cases(branches.map(branch))
    case .join(let parts, let separator, let languages):
      .join(parts.map(self.rule), separator: separator, isolatedIn: languages)
    case .value(let value): value.isText ? .value(expression(value)) : rule
    case .each, .one, .state: rule
    }
  }

  private func branch(_ branch: Rule.Branch) -> Rule.Branch {
    let conditions = branch.conditions.map { condition in
      guard case .binds(let binding) = condition, binding.value.variableName != nil else {
        return condition
      }
      return .binds(self.binding(binding))
    }
    return hiding(conditions.boundNames) {
      Rule.Branch(conditions: conditions, rule: branch.rule.map(self.rule))
    }
  }

  private func text(_ text: Text) -> Text {
    var text = text
    text.bindings = text.bindings.map(binding)
    hiding(text.bindings.map(\.name)) {
      text.segments = text.segments.map { segment in
        switch segment {
        case .literal: segment
        case .value(let value, let format):
          .value(expression(value), self.format(format, of: value.type))
        }
      }
    }
    return text
  }

  private func binding(_ binding: Binding) -> Binding {
    var binding = binding
    binding.value = expression(binding.value)
    return binding
  }

  /// Returns a result for which the names stand for what a condition has bound to them, which is spoken already.
  private func hiding<Result>(_ names: some Sequence<String>, _ result: () -> Result) -> Result {
    let all = locals
    defer { locals = all }
    locals.subtract(names)
    return result()
  }

  /// Returns the expression with the spoken forms of what it shows, but not of what its conditions compare.
  private func expression(_ expression: TypedExpression) -> TypedExpression {
    var spoken = expression
    switch expression.kind {
    case .variable(let name) where locals.contains(name): spoken.kind = .variable(spokenName(name))
    case .formatted(let value, let format):
      spoken.kind = .formatted(self.expression(value), self.format(format, of: value.type))
    case .text(let text): spoken.kind = .text(self.text(text))
    case .choice(let condition, let then, let otherwise):
      spoken.kind = .choice(
        condition,
        then: self.expression(then),
        otherwise: self.expression(otherwise)
      )
    case .not, .and, .or, .equal, .ordered, .isAny: break
    default: spoken = expression.mapChildren(self.expression)
    }
    return spoken
  }

  private func format(_ format: Format, of type: ValueType) -> Format {
    var spoken = format
    if case .choice(let choice) = format.style {
      guard let choice = self.choice(choice) else { return format }
      spoken.style = .choice(choice)
    } else {
      spoken.style = format.style.spoken(of: type)
      if spoken.style == format.style { return format }
    }
    spoken.name = format.name.map(spokenName)
    return spoken
  }

  private func choice(_ choice: TextChoice) -> TextChoice? {
    if let known = choices[choice.id] { return known }
    let kind: TextChoice.Kind =
      switch choice.kind {
      case .plural(let exact, let categories, let digits):
        .plural(
          exact: exact.mapValues(text),
          categories: categories.mapValues(text),
          fractionDigits: digits
        )
      case .map(let entries, let unknown):
        .map(
          entries.map { .init(key: $0.key, text: text($0.text)) },
          unknown: unknown.map(text)
        )
      case .translated(let text): .translated(self.text(text))
      }
    let isSame = kind.texts == choice.kind.texts
    let spoken = isSame ? nil : TextChoice(choice.id.spoken, kind)
    choices[choice.id] = .some(spoken)
    return spoken
  }
}

extension TypedExpression {
  fileprivate var isText: Bool { type.unwrapped == .string }
}

extension Screen {
  /// The screen with the spoken forms of the fields and texts for screen readers.
  package var speaking: Screen {
    with(
      viewModels: viewModels.map { viewModel in
        let forms = SpokenForms(locals: Set(viewModel.locals.compactMap(\.spokenOf)))
        return viewModel.with(
          locals: viewModel.locals.map { local in
            var local = local
            if local.spokenOf != nil { local.rule = forms.rule(local.rule) }
            return local
          },
          fields: viewModel.fields.map { field in
            var field = field
            if field.isSpoken { field.rule = forms.rule(field.rule) }
            return field
          }
        )
      },
      presenter: presenter
    )
  }
}

extension [ViewModel.Local] {
  /// The values of `let`, each followed by its form for screen readers if a field for them shows it.
  package func withSpokenForms(for fields: [Field]) -> Self {
    let forms = SpokenForms()
    for local in self { forms.add(local) }
    var shown = fields.filter(\.isSpoken)
      .reduce(into: Set<String>()) { $0.formUnion($1.rule.variables) }
    var needed: Set<String> = []
    for local in reversed() where shown.contains(local.name) {
      if local.spokenOf == nil {
        guard forms.change(local.rule) else { continue }
        needed.insert(local.name)
      }
      shown.formUnion(local.rule.variables)
    }
    return flatMap { local -> [ViewModel.Local] in
      guard needed.contains(local.name) else { return [local] }
      let name = spokenName(local.name)
      return [
        local,
        ViewModel.Local(name: name, type: local.type, rule: local.rule, spokenOf: local.name),
      ]
    }
  }
}

/// The name of the spoken form of a field, a value of `let` or a format.
package func spokenName(_ name: String) -> String { name + "Spoken" }
