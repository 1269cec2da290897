import ViewModelIR

extension Screen {
  /// Returns the screen with its texts replaced by their translations.
  func translated(by translations: [Text.ID: Translation]) -> Screen {
    let rewriter = TextRewriter(translations, languages)
    return with(
      viewModels: viewModels.map { viewModel in
        viewModel.with(
          locals: viewModel.locals.map { local in
            var local = local
            local.rule = rewriter.rule(local.rule)
            return local
          },
          fields: viewModel.fields.map { field in
            var field = field
            field.rule = rewriter.rule(field.rule)
            return field
          }
        )
      },
      presenter: presenter.map(rewriter.presenter)
    )
  }
}

/// Replaces texts with their translations.
private final class TextRewriter {
  private let translations: [Text.ID: Translation]
  /// The languages of the screen, its own first.
  private let languages: [String]
  /// The translated choices. The type is part of the key, because a plural can be used for numbers of several types.
  private var choices: [Choice: TextChoice] = [:]

  private struct Choice: Hashable {
    let id: Text.ID
    let type: ValueType
  }

  init(_ translations: [Text.ID: Translation], _ languages: [String]) {
    self.translations = translations
    self.languages = languages
  }

  func rule(_ rule: Rule) -> Rule {
    switch rule {
    case .text(let text): .text(self.text(text))
    case .fallback(let text, let otherwise):
      .fallback(self.text(text), otherwise: otherwise.map(self.text))
    case .cases(let branches):
      .cases(
        branches.map { branch in
          Rule.Branch(
            conditions: branch.conditions.map(condition),
            rule: branch.rule.map(self.rule)
          )
        }
      )
    case .join(let parts, let separator, _):
      .join(
        parts.map(self.rule),
        separator: text(separator),
        isolatedIn: parts.contains(where: \.hasData) ? languages.filter(isRightToLeft) : []
      )
    case .value(let value): .value(expression(value))
    case .each(let nested): .each(self.nested(nested))
    case .one(let nested): .one(self.nested(nested))
    case .state: rule
    }
  }

  private func nested(_ nested: Rule.Nested) -> Rule.Nested {
    Rule.Nested(
      source: expression(nested.source),
      model: nested.model,
      arguments: nested.arguments.map { .init(name: $0.name, value: expression($0.value)) },
      bindings: nested.bindings.map { Binding(name: $0.name, value: expression($0.value)) }
    )
  }

  private func condition(_ condition: Condition) -> Condition {
    switch condition {
    case .holds(let value): return .holds(expression(value))
    case .binds(let binding):
      return .binds(Binding(name: binding.name, value: expression(binding.value)))
    case .matches(var match):
      match.value = expression(match.value)
      return .matches(match)
    }
  }

  func presenter(_ presenter: Presenter) -> Presenter {
    var presenter = presenter
    for index in presenter.errors.indices {
      presenter.errors[index].text = text(presenter.errors[index].text)
      let fields = presenter.errors[index].fields
      presenter.errors[index].fields = fields.map { ($0, $1.map(text)) }
    }
    presenter.otherError = text(presenter.otherError)
    for action in presenter.actions.indices {
      presenter.actions[action] = self.action(presenter.actions[action])
    }
    for selection in presenter.selections.indices {
      for obstacle in presenter.selections[selection].obstacles.indices {
        let alert = presenter.selections[selection].obstacles[obstacle].alert
        presenter.selections[selection].obstacles[obstacle].alert = alert.map(text)
      }
    }
    return presenter
  }

  private func action(_ action: Presenter.Action) -> Presenter.Action {
    var action = action
    action.question = action.question.map(notice)
    action.refusal.toast = action.refusal.toast.map(text)
    for index in action.successes.indices {
      action.successes[index].notice = action.successes[index].notice.map(notice)
    }
    for index in action.failures.indices {
      action.failures[index].notice = action.failures[index].notice.map(notice)
    }
    return action
  }

  private func notice(_ notice: Presenter.Notice) -> Presenter.Notice {
    var notice = notice
    notice.texts = notice.texts.map { ($0, $1.map(text)) }
    return notice
  }

  private func text(_ text: Text) -> Text {
    var text = text
    text.bindings = text.bindings.map { Binding(name: $0.name, value: expression($0.value)) }
    if let translation = translations[text.id] ?? isolates(in: text, languages) {
      text.segments = translation.slots.map { .value($0.value, $0.format) }
      text.translation = translation
    }
    text.segments = text.segments.map { segment in
      guard case .value(let value, let format) = segment else { return segment }
      return .value(expression(value), self.format(format, of: value.type))
    }
    return text
  }

  private func expression(_ expression: TypedExpression) -> TypedExpression {
    var result = expression.mapChildren(self.expression)
    switch result.kind {
    case .text(let text): result.kind = .text(self.text(text))
    case .formatted(let value, let format):
      result.kind = .formatted(value, self.format(format, of: value.type))
    default: break
    }
    return result
  }

  private func format(_ format: Format, of type: ValueType) -> Format {
    guard case .choice(let choice) = format.style else { return format }
    var format = format
    format.style = .choice(self.choice(choice, of: type))
    return format
  }

  private func choice(_ choice: TextChoice, of type: ValueType) -> TextChoice {
    let key = Choice(id: choice.id, type: type)
    if let known = choices[key] { return known }
    let result = TextChoice(choice.id, kind(of: choice, type))
    choices[key] = result
    return result
  }

  private func kind(of choice: TextChoice, _ type: ValueType) -> TextChoice.Kind {
    switch choice.kind {
    case .plural:
      guard let translation = translations[choice.id],
        let source = SourceText(choice, of: type, named: translation.slots.first?.name ?? "")
      else { return choice.kind }
      let own = Translation(
        key: translation.key,
        slots: source.slots,
        variants: translation.variants
      )
      let segments = own.slots.map { Text.Segment.value($0.value, $0.format) }
      return .translated(Text(choice.id, segments: segments, translation: own))
    case .map(let entries, let unknown):
      return .map(
        entries.map { .init(key: $0.key, text: text($0.text)) },
        unknown: unknown.map(text)
      )
    case .translated: return choice.kind
    }
  }
}
