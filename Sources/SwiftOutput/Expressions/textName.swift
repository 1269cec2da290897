import ViewModelIR

/// What a text of a value is called: `priceText` of a price, `totalPrice` what else the field `total` shows of it.
func textName(of value: TypedExpression, in owner: String, besides taken: Set<String>) -> String {
  let suffix = "Text"
  let shown = value.shownName ?? "value"
  let name = shown.hasSuffix(suffix) || shown.hasSuffix("Name") ? shown : shown + suffix
  if !taken.contains(name) { return name }
  let stem = owner.hasSuffix(suffix) ? String(owner.dropLast(suffix.count)) : owner
  return unused(stem.followed(by: shown), taken)
}

extension TypedExpression {
  /// What the data calls it: `authorName` for `author.name`.
  fileprivate var shownName: String? {
    switch kind {
    case .variable(let name): name
    case .property(let base, let name):
      if case .property(_, let owner) = base.kind { owner.followed(by: name) } else { name }
    case .call(let base, let function, []) where function.definition.isProperty:
      base.shownName?.followed(by: function.rawValue)
    case .now: "now"
    case .today: "today"
    case .ifPresent(let binding, _): binding.value.shownName
    default: children.firstNonNil(\.shownName)
    }
  }
}

extension String {
  /// `authorName` for `author` and `name`.
  fileprivate func followed(by name: String) -> String {
    self + name.prefix(1).uppercased() + name.dropFirst()
  }
}
