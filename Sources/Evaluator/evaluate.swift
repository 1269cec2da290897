import Foundation
import ViewModelIR
import ViewModelSupport

/// Returns the fields of a view model by name, with the values that the generated initializer would set.
///
/// Nested view models are objects. A value that is `nil` or cannot be computed is `.null`. `language` is `nil` for the
/// source language.
package func evaluate(
  _ viewModel: ViewModel,
  in screen: Screen,
  source: Value,
  inputs: [String: Value],
  context: DisplayContext,
  language: String? = nil,
  record: TextRecord? = nil,
  functions: FunctionTable? = nil
) -> Value {
  let scope = EvaluationScope(
    screen: screen,
    context: context,
    language: language,
    record: record,
    functions: functions
  )
  return evaluate(viewModel, in: scope.over(source, variables: inputs))
}

/// Evaluates a view model. `scope` contains the values that it is created from.
private func evaluate(_ viewModel: ViewModel, in scope: EvaluationScope) -> Value {
  var scope = scope
  for local in viewModel.locals {
    scope.expressions.variables[local.name] = evaluate(local.rule, in: scope)
  }
  let fields = viewModel.fields.map { ($0.name, evaluate($0.rule, in: scope)) }
  return .object(Dictionary(fields, uniquingKeysWith: { first, _ in first }))
}

private func evaluate(_ rule: Rule, in scope: EvaluationScope) -> Value {
  switch rule {
  case .text(let text): value(evaluate(text, in: scope))
  case .fallback(let text, let otherwise):
    value(evaluate(text, in: scope) ?? otherwise.flatMap { evaluate($0, in: scope) })
  case .cases(let branches): evaluate(branches, in: scope)
  case .join(let parts, let separator, let languages) where rule.isStyled:
    .string(
      parts.compactMap { styled($0, in: scope) }.joinedParts(
        separator: evaluate(separator, in: scope) ?? "",
        isIsolated: languages.contains(scope.language)
      ).notation
    )
  case .join(let parts, let separator, let languages):
    .string(
      parts.compactMap { evaluate($0, in: scope).text }.filter { !$0.isEmpty }
        .map { languages.contains(scope.language) ? "\u{2068}\($0)\u{2069}" : $0 }
        .joined(separator: evaluate(separator, in: scope) ?? "")
    )
  case .value(let expression), .state(let expression): scope.expressions.value(expression)
  case .each(let nested): each(nested, in: scope)
  case .one(let nested): one(nested, in: scope)
  }
}

/// The evaluated part of a join of texts with marks; `nil` if it is.
private func styled(_ part: Rule, in scope: EvaluationScope) -> AttributedString? {
  switch part {
  case .text(let text):
    guard let styling = text.styling, let (pieces, values, marked) = filled(text, in: scope) else {
      return nil
    }
    return styling.styled(pieces, values, marked: marked)
  case .cases(let branches):
    for branch in branches {
      if let scope = scope.satisfying(branch.conditions) {
        return branch.rule.flatMap { styled($0, in: scope) }
      }
    }
    return nil
  default: return nil
  }
}

private func evaluate(_ branches: [Rule.Branch], in scope: EvaluationScope) -> Value {
  for branch in branches {
    if let scope = scope.satisfying(branch.conditions) {
      return branch.rule.map { evaluate($0, in: scope) } ?? .null
    }
  }
  return .null
}

private func each(_ nested: Rule.Nested, in scope: EvaluationScope) -> Value {
  guard
    case .list(let elements) = scope.expressions.value(nested.source),
    let viewModel = scope.screen.viewModel(nested.model)
  else { return .null }
  let differ = nested.arguments.contains {
    $0.value.usesElement || $0.value.usesIndex
  }
  let same = differ ? [:] : inputs(nested, scope.expressions)
  return .list(
    elements.enumerated().map { index, element in
      var expressions = scope.expressions
      expressions.element = element
      expressions.index = .integer(index)
      let variables = differ ? inputs(nested, expressions) : same
      return evaluate(viewModel, in: scope.over(element, variables: variables))
    }
  )
}

private func one(_ nested: Rule.Nested, in scope: EvaluationScope) -> Value {
  let source = scope.expressions.value(nested.source)
  guard let viewModel = scope.screen.viewModel(nested.model),
    source != .null || !nested.isOptional(in: scope.screen)
  else { return .null }
  let present = scope.binding(nested.bindings) ?? scope
  let variables = inputs(nested, present.expressions)
  return evaluate(viewModel, in: scope.over(source, variables: variables))
}

private func inputs(
  _ nested: Rule.Nested,
  _ expressions: ExpressionEvaluator
) -> [String: Value] {
  Dictionary(
    nested.arguments.map { ($0.name, expressions.value($0.value)) },
    uniquingKeysWith: { first, _ in first }
  )
}

/// The evaluated text; `nil` if a value that it depends on is `nil`.
func evaluate(_ text: Text, in scope: EvaluationScope) -> String? {
  guard let (pieces, values, marked) = filled(text, in: scope) else { return nil }
  if let styling = text.styling { return styling.text(pieces, values, marked: marked) }
  return pieces.map { piece in
    switch piece {
    case .literal(let literal): literal
    case .slot(let slot): values[slot]
    }
  }.joined()
}

/// What the text consists of, the strings in its slots, and the values that have marks of their own; `nil` if a value that it depends on is
/// `nil`.
private func filled(
  _ text: Text,
  in scope: EvaluationScope
) -> (pieces: [TextPattern.Piece], values: [String], marked: [Int: AttributedString])? {
  guard let scope = scope.binding(text.bindings) else { return nil }
  scope.record?.note(text.id, in: scope)
  var marked: [Int: AttributedString] = [:]
  let values = text.segments.enumerated().map { slot, segment -> String in
    guard case .value(let expression, let format) = segment else { return "" }
    if let styling = text.styling, let value = text.marked(segment) {
      marked[slot] = value.styled(styling) { scope.expressions.value($0).text ?? "" }
      return ""
    }
    let value = scope.expressions.value(expression)
    return formatted(value, of: expression.type.unwrapped, as: format, in: scope)
  }
  let pieces = text.translation.map { translatedText(text, $0, in: scope) } ?? text.pieces
  return (pieces, values, marked)
}

private func value(_ text: String?) -> Value {
  text.map(Value.string) ?? .null
}

extension EvaluationScope {
  /// The scope after checking the conditions in order; `nil` if one of them does not hold.
  func satisfying(_ conditions: [Condition]) -> EvaluationScope? {
    var scope = self
    for condition in conditions {
      switch condition {
      case .holds(let expression):
        if !scope.expressions.holds(expression) { return nil }
      case .binds(let binding):
        guard let bound = scope.binding([binding]) else { return nil }
        scope = bound
      case .matches(let match):
        guard case .choice(match.caseName, let value) = scope.expressions.value(match.value)
        else { return nil }
        if let name = match.name { scope.expressions.variables[name] = value }
      }
    }
    return scope
  }
}
