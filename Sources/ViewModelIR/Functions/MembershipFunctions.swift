import ViewModelSupport

/// Functions that return a list with or without one element, such as the IDs of the rows that are open.
extension FunctionDefinition {
  static let adding = change("adding") { list, element in
    list.contains { areEqual($0, element) } ? list : list + [element]
  }

  static let removing = change("removing") { list, element in
    list.filter { !areEqual($0, element) }
  }

  static let toggling = change("toggling") { list, element in
    list.contains { areEqual($0, element) }
      ? list.filter { !areEqual($0, element) } : list + [element]
  }

  private static func change(
    _ name: String,
    _ value: @escaping @Sendable ([Value], Value) -> [Value]
  ) -> Self {
    Self(
      sample: "\(name)(id)",
      parameters: [.list: [FunctionParameter(.element)]],
      gives: { base, _ in base },
      value: { .list(value($0.base.elements, $0.argument)) }
    )
  }
}
