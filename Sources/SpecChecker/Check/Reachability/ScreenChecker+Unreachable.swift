import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  func warnOfUnreachable(
    _ branches: [Spec.DisplayField.Branch],
    _ conditions: [[Condition]]
  ) {
    // A branch without a condition before the last one was reported when the spec was read.
    if branches.dropLast().contains(where: { $0.when == nil }) { return }
    let whens = branches.map { $0.when?.node }
    for found in unreachableBranches(conditions) {
      guard let when = whens.dropFirst(found.index).first ?? nil else { continue }
      let taker = found.taker.flatMap { whens.dropFirst($0).first ?? nil }
      problems.note(
        taker.map { .unreachableCase($0, at: when.location) }
          ?? .conditionNeverHolds(at: when.location)
      )
    }
  }
}

extension TypedExpression {
  var readsData: Bool {
    switch kind {
    case .model, .variable, .now, .today, .element, .appCall: true
    default: children.contains(where: \.readsData)
    }
  }
}

extension Diagnostic {
  /// This is an error, because compilers would warn that the generated code never runs.
  static func constantCondition(at location: Location) -> Self {
    Self(
      .unreachable,
      "this condition does not depend on the data, so its result is always the same; remove it",
      at: location
    )
  }

  fileprivate static func conditionNeverHolds(at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "this condition is never true, so its case is never used; correct it or remove the case",
      at: location
    )
  }

  fileprivate static func unreachableCase(_ taker: Node, at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "this case is never reached, because \(quoted(taker.text ?? "")) on line \(taker.location.line) applies first; "
        + "remove this case, or move it up if it should come first",
      at: location
    )
  }
}
