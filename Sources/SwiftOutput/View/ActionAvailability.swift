import ViewModelIR

/// Finds the Bool fields that show whether an action is available, by comparing their values with its `when`.
struct ActionAvailability {
  let screen: Screen
  let action: Presenter.Action
  /// The view model that has the fields: the row's or the screen's.
  let viewModel: ViewModel

  /// Returns a condition in Swift, such as `row.isMine && !row.isLocked`; `nil` if no field matches the action's `when`.
  func code(over shown: String) -> String? {
    let terms = terms(over: shown)
    return terms.isEmpty ? nil : terms.map { $0.code(holds: true) }.joined(separator: " && ")
  }

  /// Returns the negated condition: `!canSend` for `canSend`, and `canSend` for `!canSend`; `nil` if no field matches the action's `when`.
  func negatedCode(over shown: String) -> String? {
    let terms = terms(over: shown)
    if let only = terms.first, terms.count == 1 { return only.code(holds: false) }
    return code(over: shown).map { "!(\($0))" }
  }

  /// Whether the field makes the action available or unavailable.
  func depends(on field: Field) -> Bool {
    terms(over: "").contains { $0.field == ".\(swiftMember(field.name))" }
  }

  /// A field, and whether it holds if the action is available.
  private struct Term {
    let field: String
    let holds: Bool

    func code(holds: Bool) -> String { (self.holds == holds ? "" : "!") + field }
  }

  private func terms(over shown: String) -> [Term] {
    guard let condition = action.condition else { return [] }
    // An action that says why it is refused can always be triggered, unless there is nothing to save.
    if action.saysRefusal {
      return condition.clauses.filter(isEdited).compactMap { term($0, over: shown) }
    }
    if let whole = term(condition, over: shown) { return [whole] }
    return condition.clauses.compactMap { term($0, over: shown) }
  }

  /// Whether the condition is that the user has edited something.
  private func isEdited(_ condition: TypedExpression) -> Bool {
    if case .or(let left, let right) = condition.kind { return isEdited(left) && isEdited(right) }
    return screen.presenter?.edits.contains { $0.isEdited == condition } ?? false
  }

  private func term(_ condition: TypedExpression, over shown: String) -> Term? {
    let wanted = Fact(condition)
    for field in viewModel.fields {
      guard field.type == .boolean, case .value(let value) = field.rule,
        let shownFact = inAction(value).map(Fact.init), shownFact.subject == wanted.subject
      else { continue }
      return Term(
        field: "\(shown).\(swiftMember(field.name))",
        holds: shownFact.holds == wanted.holds
      )
    }
    return nil
  }

  /// Returns a field's value in terms of the action's condition; `nil` if it cannot be expressed in these terms.
  private func inAction(_ value: TypedExpression) -> TypedExpression? {
    let value = value.withoutShared(of: viewModel)
    guard let rows = action.rows else { return value }
    // Only the arguments of rows on the screen itself are in terms of the screen.
    let field = rows.fields.count == 1 ? rows.fields.first : nil
    let nested = field.flatMap { screen.viewModels.first?.field($0)?.rule.nested }
    let arguments = Dictionary(
      (nested?.arguments ?? []).filter { !$0.value.usesElement }.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    if !value.variables.isSubset(of: arguments.keys) { return nil }
    return value.replacing { expression in
      switch expression.kind {
      case .model: TypedExpression(expression.type, .variable("row"))
      case .variable(let name): arguments[name]
      default: nil
      }
    }
  }
}

/// A value that must be true, or must be false, for a condition to hold.
private struct Fact {
  let subject: TypedExpression
  let holds: Bool

  init(_ condition: TypedExpression) {
    let (inner, isNegated): (TypedExpression?, Bool) =
      switch condition.kind {
      case .not(let value): (value, true)
      case .coalesce(let value, let other) where other.kind == .literal(.bool(false)):
        (value, false)
      case .equal(let value, let other, let isNegated) where other.kind == .literal(.bool(true)):
        (value, isNegated)
      default: (nil, false)
      }
    let fact = inner.map(Fact.init)
    (subject, holds) = (fact?.subject ?? condition, (fact?.holds ?? true) != isNegated)
  }
}

extension TypedExpression {
  /// The operands of `&&`.
  fileprivate var clauses: [TypedExpression] {
    if case .and(let left, let right) = kind { left.clauses + right.clauses } else { [self] }
  }

  /// Returns the expression with those of `let` in place of their names, as expressions of the presenter have them.
  func withoutShared(of viewModel: ViewModel) -> Self {
    var shared: [String: Self] = [:]
    for local in viewModel.locals {
      guard let value = local.rule.expression(of: local.type) else { continue }
      shared[local.name] = value.replacing { $0.variableName.flatMap { shared[$0] } }
    }
    return replacing { $0.variableName.flatMap { shared[$0] } }
  }

  /// Returns the expression with replacements for the subexpressions for which `change` returns one.
  fileprivate func replacing(_ change: (Self) -> Self?) -> Self {
    change(self) ?? mapChildren { $0.replacing(change) }
  }
}
