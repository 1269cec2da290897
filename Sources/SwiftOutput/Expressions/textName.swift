import ViewModelIR

/// Returns a name for the text of a value: `priceText` for a price, or `totalPrice` in the field `total` if that name is taken.
func textName(of value: TypedExpression, in owner: String, excluding taken: Set<String>) -> String {
  let suffix = "Text"
  let shown = value.shownName ?? "value"
  let name = shown.hasSuffix(suffix) || shown.hasSuffix("Name") ? shown : shown + suffix
  if !taken.contains(name) { return name }
  let stem = owner.hasSuffix(suffix) ? String(owner.dropLast(suffix.count)) : owner
  return unused(stem.followed(by: shown), taken)
}

extension TypedExpression {
  /// The name of the value in the data: `authorName` for `author.name`.
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
  /// Returns `authorName` for `author` and `name`.
  fileprivate func followed(by name: String) -> String {
    self + name.prefix(1).uppercased() + name.dropFirst()
  }
}
