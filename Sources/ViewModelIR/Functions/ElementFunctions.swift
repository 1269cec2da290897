/// One element of a list, and where it is.
extension FunctionDefinition {
  static let first = end("first") { list, isMet in list.first { isMet($0) } }
  static let last = end("last") { list, isMet in list.last { isMet($0) } }

  private static func end(
    _ name: String,
    _ find: @escaping @Sendable ([Value], (Value) -> Bool) -> Value?
  ) -> Self {
    Self(
      sample: "\(name)($0.price > 0)",
      isProperty: true,
      parameters: [.list: [FunctionParameter(.condition, label: "where", isOptional: true)]],
      gives: { base, _ in base.element.asOptional },
      value: { input in
        let isMet = input.call.argument == nil ? { _ in true } : input.holds
        return find(input.base.elements, isMet) ?? .null
      }
    )
  }

  static let firstIndex = Self(
    sample: "firstIndex($0.price > 0)",
    parameters: [.list: [FunctionParameter(.condition, label: "where")]],
    gives: { _, _ in .optional(.integer) },
    value: { $0.base.elements.firstIndex(where: $0.holds).map(Value.integer) ?? .null }
  )
}
