import ViewModelSupport

/// Functions that count or search: sizes, `contains`, prefixes and suffixes, known codes, and the comparison of versions.
extension FunctionDefinition {
  static let count = size("count", .integer) { .integer($0) }
  static let isEmpty = size("isEmpty", .boolean) { .bool($0 == 0) }

  private static func size(
    _ name: String,
    _ type: ValueType,
    _ value: @escaping @Sendable (Int) -> Value
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.list: [], .text: [], .dictionary: []],
      gives: { _, _ in type },
      value: { value($0.base.text?.count ?? $0.base.elements.count + $0.base.members.count) }
    )
  }

  static let contains = Self(
    sample: "contains('x')",
    parameters: [
      .list: [FunctionParameter(.condition, label: "where")], .text: [FunctionParameter(.text)],
    ],
    gives: { _, _ in .boolean },
    value: { input in
      let list = input.base.elements
      if input.call.isConditional { return .bool(!input.met.isEmpty) }
      let wanted = input.argument
      if let text = input.base.text { return .bool(text.contains(wanted.text ?? "")) }
      return .bool(list.contains { areEqual($0, wanted) })
    }
  )

  static let occurrences = Self(
    sample: "occurrences(of: 'x')",
    parameters: [.text: [FunctionParameter(.characters, label: "of", needsLabel: true)]],
    gives: { _, _ in .integer },
    value: { .integer(($0.base.text ?? "").occurrences(of: $0.argument.text ?? "")) }
  )

  static let isKnownRegion = code("isKnownRegion") { $0.isKnownRegion }
  static let isKnownLanguage = code("isKnownLanguage") { $0.isKnownLanguage }

  private static func code(
    _ name: String,
    _ isKnown: @escaping @Sendable (String) -> Bool
  ) -> Self {
    Self(
      sample: name,
      isProperty: true,
      parameters: [.text: []],
      gives: { _, _ in .boolean },
      value: { .bool(isKnown($0.base.text ?? "")) }
    )
  }

  static let hasPrefix = affix("hasPrefix") { $0.hasPrefix($1) }
  static let hasSuffix = affix("hasSuffix") { $0.hasSuffix($1) }

  private static func affix(
    _ name: String,
    _ isEnd: @escaping @Sendable (String, String) -> Bool
  ) -> Self {
    Self(
      sample: "\(name)('x')",
      parameters: [.text: [FunctionParameter(.text)]],
      gives: { _, _ in .boolean },
      value: { .bool(isEnd($0.base.text ?? "", $0.argument.text ?? "")) }
    )
  }

  static let isOlderVersion = Self(
    sample: "isOlderVersion(than: '2.0')",
    parameters: [.text: [FunctionParameter(.text, label: "than", needsLabel: true)]],
    gives: { _, _ in .boolean },
    value: { .bool(($0.base.text ?? "").isOlderVersion(than: $0.argument.text ?? "")) }
  )
}

/// Functions that find an element of a list, or its index.
extension FunctionDefinition {
  static let first = end("first") { $0.first }
  static let last = end("last") { $0.last }

  private static func end(
    _ name: String,
    _ end: @escaping @Sendable ([Value]) -> Value?
  ) -> Self {
    Self(
      sample: "\(name)($0.price > 0)",
      isProperty: true,
      parameters: [.list: [FunctionParameter(.condition, label: "where", isOptional: true)]],
      gives: { base, _ in base.element.asOptional },
      value: { input in
        end(input.call.argument == nil ? input.base.elements : input.met.map(\.element)) ?? .null
      }
    )
  }

  static let firstIndex = Self(
    sample: "firstIndex($0.price > 0)",
    parameters: [.list: [FunctionParameter(.condition, label: "where")]],
    gives: { _, _ in .optional(.integer) },
    value: { ($0.met.first?.index).map(Value.integer) ?? .null }
  )
}
