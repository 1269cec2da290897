import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// The next time that the data name; `nil` if there is none, or it has an error, which is reported.
  func time(_ expression: SpecExpression?, of key: String, in scope: Scope) -> TypedExpression? {
    guard let expression else { return nil }
    return problems.noting { () throws(Diagnostic) in
      let (syntax, checker) = try screen.expression(expression, id([key, "at"]), in: scope)
      let time = try checker.check(syntax)
      guard time.type.unwrapped == .date else {
        throw .mismatch(
          "'at'",
          wants: "a 'Date' with a time and an offset",
          got: time.type,
          at: expression.node.location
        )
      }
      return time
    }
  }

  /// Warns if nothing on the screen depends on the time, so that `tick` updates nothing.
  func warnOfPointlessTick(_ presenter: Presenter) {
    guard let tick = spec.tick else { return }
    let uses = viewModels.map(\.contextUse) + [presenter.empty?.contextUse ?? .nothing]
    if uses.most < .moments {
      screen.findings.unusedState.append(.pointlessTick(at: tick.location))
    }
  }
}

extension Diagnostic {
  fileprivate static func pointlessTick(at location: Location) -> Self {
    Self(
      .warning,
      .pointlessTick,
      "nothing on this screen depends on the time, so 'tick' updates nothing: remove it, or show a time with 'relative' or 'now'",
      at: location
    )
  }
}
