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
    let unreachable = unreachableBranches(conditions, in: service)
    for found in unreachable {
      guard let branch = branches.dropFirst(found.index).first else { continue }
      let takers = found.takers.compactMap { branches.dropFirst($0).first?.when?.node }
      guard let when = branch.when?.node else {
        // The last branch has no condition and is unreachable. Suggest dropping the condition of the branch before it, unless that
        // condition binds a value or that branch is unreachable too.
        let previous = found.index - 1
        if !unreachable.contains(where: { $0.index == previous }),
          let before = conditions.dropFirst(previous).first, !before.contains(where: \.isBinding),
          let last = branches.dropFirst(previous).first?.when?.node
        {
          problems.note(.needlessLastCase(takers, after: last, at: branch.location))
        }
        continue
      }
      problems.note(
        takers.isEmpty
          ? .conditionNeverHolds(at: when.location)
          : .unreachableCase(takers, at: when.location)
      )
    }
  }
}

extension Condition {
  fileprivate var isBinding: Bool {
    switch self {
    case .holds: false
    case .binds: true
    case .matches(let match): match.name != nil
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

  fileprivate static func unreachableCase(_ takers: [Node], at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "this case is never reached, because \(list(of: takers)) \(takers.count == 1 ? "applies" : "apply") first; "
        + "remove this case, or move it up if it should come first",
      at: location
    )
  }

  fileprivate static func needlessLastCase(
    _ takers: [Node],
    after last: Node,
    at location: Location
  ) -> Self {
    Self(
      .warning,
      .unreachable,
      "this case is never reached, because \(list(of: takers)) \(takers.count == 1 ? "covers" : "cover") every possibility; "
        + "remove this case and the 'when' on line \(last.location.line)",
      at: location
    )
  }

  /// The conditions with their lines: `'price < 20' on line 7 and 'isFan' on line 8`.
  private static func list(of conditions: [Node]) -> String {
    var items = conditions.prefix(4).map {
      "\(quoted($0.text ?? "")) on line \($0.location.line)"
    }
    if conditions.count > items.count { items.append("\(conditions.count - items.count) more") }
    let last = items.popLast() ?? ""
    return items.isEmpty ? last : items.joined(separator: ", ") + " and " + last
  }
}
