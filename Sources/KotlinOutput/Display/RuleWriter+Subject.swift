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
    return .choice(of: subject, found, otherwise: otherwise)
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
