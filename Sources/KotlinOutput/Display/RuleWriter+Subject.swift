import ViewModelIR

extension RuleWriter {
  /// `when (status) { Status.Active -> …; else -> … }` for branches that compare the same value with constants or check its case; `nil` for
  /// others.
  func subjectChoice(
    _ branches: ArraySlice<Rule.Branch>,
    _ written: [Code.Branch],
    _ otherwise: Code
  ) -> Code? {
    var found: [Code.Branch] = []
    var subject: Code?
    for (branch, written) in zip(branches, written) {
      guard branch.conditions.count == 1, let patterns = written.conditions.first?.patterns,
        subject == nil || subject == patterns.subject
      else { return nil }
      subject = patterns.subject
      found.append(Code.Branch(conditions: patterns.patterns, value: written.value))
    }
    guard let subject, found.count > 1 else { return nil }
    // Kotlin warns of an `else` for nothing.
    return .choice(of: subject, found, otherwise: isComplete(branches) ? nil : otherwise)
  }

  /// Whether the branches have all cases of a union or enumeration without other values.
  private func isComplete(_ branches: ArraySlice<Rule.Branch>) -> Bool {
    let conditions = branches.flatMap(\.conditions)
    let matches = conditions.compactMap { condition in
      if case .matches(let match) = condition { match } else { nil as CaseMatch? }
    }
    if let type = matches.first?.value.type, let union = screen.service.union(type) {
      return Set(matches.map(\.caseName)).count == union.caseCount
    }
    let tests = conditions.flatMap { $0.expression.children }
    let cases = tests.compactMap { test in
      if case .enumCase(let rawValue) = test.kind { rawValue } else { nil as String? }
    }
    guard let subject = tests.first(where: { !$0.isExactLiteral }), !subject.type.isOptional,
      let enumeration = screen.service.enumeration(subject.type)
    else { return false }
    return !enumeration.keepsUnknown && Set(cases).count == enumeration.cases.count
  }
}

extension Code {
  /// The value and the patterns of a condition that is a pattern of `when`; `nil` for others.
  fileprivate var patterns: (subject: Code, patterns: [Code])? {
    switch self {
    case .binary(let subject, "is", let type): (subject, [.sequence(["is ", type])])
    case .binary(let subject, "==", let value) where value.isPattern: (subject, [value])
    case .binary(let subject, "in", .sequence(let parts)):
      if parts.first == "listOf", case .list(_, let items, _)? = parts.last {
        (subject, items)
      } else {
        nil
      }
    default: nil
    }
  }

  /// Whether the code is a constant that `when` can compare with.
  private var isPattern: Bool {
    switch self {
    case .string: true
    case .text(let text, _):
      text != "null"
        && (text.hasSuffix("L") || text.first?.isUppercase == true && text.contains("."))
    default: false
    }
  }
}
