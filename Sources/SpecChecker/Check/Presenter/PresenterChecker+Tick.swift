import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
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
