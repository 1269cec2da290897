extension FunctionDefinition {
  static let sorted = Self(
    sample: "sorted($0.name)",
    parameters: [
      .list: [
        FunctionParameter(.ordered, label: "on", isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.direction, label: "descending", needsLabel: true, isOptional: true),
      ]
    ],
    // No key is a Bool, so that one is 'descending' on its own.
    gives: { base, value in (value == .boolean ? base.element : value).isOrdered ? base : nil },
    value: { input in
      let call = input.call
      let keys = call.keys.isEmpty ? [call.element] : call.keys
      let ordering: TypedExpression.Ordering = call.isDescending ? .greater : .less
      let keyed = input.base.elements.map { element in
        (element, keys.map { input.value(of: $0, for: element) })
      }
      return .list(keyed.sorted { ordering.holds($0.1, $1.1) }.map(\.0))
    }
  )
}

extension FunctionCall {
  /// What it sorts by; empty if by the elements themselves.
  package var keys: [TypedExpression] { arguments.filter { $0.type != .boolean } }

  package var isDescending: Bool {
    arguments.contains { $0.kind == .literal(.bool(true)) }
  }
}

extension TypedExpression.Ordering {
  /// As tuples compare in Swift: by the first items that are not equal.
  fileprivate func holds(_ left: [Value], _ right: [Value]) -> Bool {
    zip(left, right).first { !areEqual($0, $1) }.map(holds) ?? false
  }
}
