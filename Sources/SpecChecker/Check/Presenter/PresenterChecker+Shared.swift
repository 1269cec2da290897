import DocumentReader
import SpecSyntax
import ViewModelIR

// The values of the spec's `let` in expressions of the screen, in which their names stand for their expressions.

extension PresenterChecker {
  /// Returns the scope outside of the model with the values of `let` that do not need it.
  func withoutModel(_ outside: Scope, _ inside: Scope) -> Scope {
    var scope = sharing(in: outside)
    scope.needingModel = sharing(in: inside).sharedNames.subtracting(scope.sharedNames)
    return scope
  }

  /// Returns the scope with the values of `let` that can be computed in it. A text becomes a part of the texts that contain it, so that
  /// each of them is translated as a whole.
  func sharing(in scope: Scope) -> Scope {
    var scope = scope
    for local in screen.spec.locals where scope.variables[local.name] == nil {
      if screen.findings.brokenLocals.contains(local.location) {
        scope.broken.insert(local.name)
        continue
      }
      let checker = screen.elsewhere
      let id = id(["let", local.name])
      guard let (rule, type) = try? checker.rule(local, id, in: scope),
        checker.problems.all.allSatisfy({ $0.severity != .error })
      else { continue }
      let used = checker.findings.sharedLocals.union([local.location])
      if case .text(let text) = rule, text.bindings.isEmpty {
        scope.sharedTexts[local.name] = SharedText(text: text, used: used)
      }
      guard let value = rule.expression(of: type), !value.hasText else { continue }
      if case .value(let written)? = local.rule, type == .boolean,
        let (syntax, expressions) = try? checker.expression(written, id, in: scope)
      {
        scope.conditions[local.name] = SharedCondition(syntax, expressions)
      }
      scope.variables[local.name] = type
      scope.shared[local.name] = SharedValue(expression: value, used: used)
    }
    return scope
  }
}

extension PresenterChecker {
  /// The values of `let` that expressions of the screen use directly or indirectly.
  func shared(in scope: Scope) -> [ViewModel.Local] {
    screen.spec.locals.compactMap { local in
      guard screen.findings.sharedLocals.contains(local.location),
        let value = scope.shared[local.name]?.expression
      else { return nil }
      return ViewModel.Local(name: local.name, type: value.type, rule: .value(value))
    }
  }
}

extension TypedExpression {
  /// Whether the expression contains a text that is translated separately.
  fileprivate var hasText: Bool {
    if case .text = kind { return true }
    return children.contains(where: \.hasText)
  }
}
