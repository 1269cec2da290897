import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  func warnOfUnreachable(
    _ branches: [Spec.DisplayField.Branch],
    _ conditions: [[Condition]]
  ) {
    // A branch for all that is left has others behind it: told when the spec was read.
    if branches.dropLast().contains(where: { $0.when == nil }) { return }
    let constant = zip(branches, conditions).filter { $1.contains(where: \.isConstant) }
    if !constant.isEmpty {
      problems.note(
        constant.map { .constantCondition(at: ($0.0.when?.node.location ?? $0.0.location)) }
      )
      return
    }
    let unreachable = unreachableBranches(conditions, in: service)
    for found in unreachable {
      guard let branch = branches.dropFirst(found.index).first else { continue }
      let takers = found.takers.compactMap { branches.dropFirst($0).first?.when?.node }
      guard let when = branch.when?.node else {
        // The branch before becomes the last, which it can unless it unwraps something or is to be dropped itself.
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

  fileprivate var isConstant: Bool {
    if case .holds(let expression) = self { !expression.readsData } else { false }
  }
}

extension TypedExpression {
  fileprivate var readsData: Bool {
    switch kind {
    case .model, .variable, .now, .today, .element: true
    default: children.contains(where: \.readsData)
    }
  }
}

extension Diagnostic {
  /// An error, because compilers warn of what never runs.
  fileprivate static func constantCondition(at location: Location) -> Self {
    Self(
      .unreachable,
      "this condition, or a part of it, does not depend on the data, so it always has the same result; drop it",
      at: location
    )
  }

  fileprivate static func conditionNeverHolds(at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "this condition never holds, so its text is never shown; correct it or drop the branch",
      at: location
    )
  }

  fileprivate static func unreachableCase(_ takers: [Node], at location: Location) -> Self {
    Self(
      .warning,
      .unreachable,
      "this branch is never reached: \(list(of: takers)) \(takers.count == 1 ? "takes" : "take") all its cases; "
        + "drop it, or move it up if it should come first",
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
      "this branch is never reached: \(list(of: takers)) \(takers.count == 1 ? "takes" : "take") every case; "
        + "drop it and the 'when' on line \(last.location.line)",
      at: location
    )
  }

  /// `'price < 20' on line 7 and 'isFan' on line 8`
  private static func list(of conditions: [Node]) -> String {
    var items = conditions.prefix(4).map {
      "\(quoted($0.text ?? "")) on line \($0.location.line)"
    }
    if conditions.count > items.count { items.append("\(conditions.count - items.count) more") }
    let last = items.popLast() ?? ""
    return items.isEmpty ? last : items.joined(separator: ", ") + " and " + last
  }
}
