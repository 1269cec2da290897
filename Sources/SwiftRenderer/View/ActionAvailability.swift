import SwiftNaming
import ViewModelIR

/// Which Bool fields say whether an action does anything, by its `when`.
struct ActionAvailability {
  let screen: Screen
  let action: Presenter.Action
  /// Whose fields they are: the row's, or the screen's.
  let viewModel: ViewModel

  /// `row.isMine && !row.isLocked`; nil where no field says anything.
  func code(over shown: String) -> String? {
    guard let condition = action.condition else { return nil }
    if let whole = code(condition, over: shown) { return whole }
    let clauses = condition.clauses.compactMap { code($0, over: shown) }
    return clauses.isEmpty ? nil : clauses.joined(separator: " && ")
  }

  private func code(_ condition: TypedExpression, over shown: String) -> String? {
    let wanted = Fact(condition)
    for field in viewModel.fields {
      guard field.type == .boolean, case .value(let value) = field.rule,
        let said = inAction(value).map(Fact.init), said.subject == wanted.subject
      else { continue }
      return (said.holds == wanted.holds ? "" : "!") + "\(shown).\(swiftMember(field.name))"
    }
    return nil
  }

  /// The field's value as the action's condition would have it; nil where that cannot.
  private func inAction(_ value: TypedExpression) -> TypedExpression? {
    guard let rows = action.rows else { return value }
    var arguments: [String: TypedExpression] = [:]
    if rows.fields.count == 1, let name = rows.fields.first,
      case .each(_, _, let given)? = screen.viewModels.first?.field(name)?.rule
    {
      for argument in given { arguments[argument.name] = argument.value }
    }
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

/// What must be true or false for a condition to hold.
private struct Fact {
  let subject: TypedExpression
  let holds: Bool

  init(_ condition: TypedExpression) {
    let yes = TypedExpression.Kind.literal(.bool(true))
    let no = TypedExpression.Kind.literal(.bool(false))
    let inner: (TypedExpression, holds: Bool)? =
      switch condition.kind {
      case .not(let value): (value, false)
      case .coalesce(let value, let other) where other.kind == no: (value, true)
      case .equal(let value, let other, let negated) where other.kind == yes: (value, !negated)
      case .equal(let value, let other, let negated)
      where other.kind == no && value.type == .boolean:
        (value, negated)
      case .equal(let left, let right, true):
        (TypedExpression(.boolean, .equal(left, right, negated: false)), false)
      default: nil
      }
    guard let inner else {
      (subject, holds) = (condition, true)
      return
    }
    let fact = Fact(inner.0)
    (subject, holds) = (fact.subject, fact.holds == inner.holds)
  }
}

extension TypedExpression {
  /// What must all hold.
  fileprivate var clauses: [TypedExpression] {
    if case .and(let left, let right) = kind { left.clauses + right.clauses } else { [self] }
  }

  /// With others in place of those that `change` knows.
  fileprivate func replacing(_ change: (Self) -> Self?) -> Self {
    change(self) ?? mapChildren { $0.replacing(change) }
  }
}
