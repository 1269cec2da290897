/// One of the arguments that a function takes.
package struct FunctionParameter: Sendable {
  private let wanted: Wanted
  /// What may stand before it.
  package let label: String?
  /// Whether that must stand there.
  let needsLabel: Bool
  let isOptional: Bool

  init(
    _ wanted: Wanted,
    label: String? = nil,
    needsLabel: Bool = false,
    isOptional: Bool = false
  ) {
    self.wanted = wanted
    self.label = label
    self.needsLabel = needsLabel
    self.isOptional = isOptional
  }

  /// What it must be, in a message.
  package var wants: String { wanted.name }

  /// Whether it has a value for each element, which is its `$0`.
  package var isClosure: Bool { wanted.isClosure }

  /// Whether it must be written out, so that its type says nothing of what is wrong.
  package var isLiteral: Bool { wanted.isLiteral }

  package func takes(_ argument: TypedExpression) -> Bool { wanted.isMet(argument) }
}

/// What an argument must be.
struct Wanted: Sendable {
  let name: String
  var isClosure = true
  var isLiteral = false
  let isMet: @Sendable (_ argument: TypedExpression) -> Bool

  static let summable = Wanted(name: "a number") { $0.type.unwrapped.isSummable }
  static let comparable = Wanted(name: "a number, a String or a Date") {
    $0.type.unwrapped.isOrdered
  }
  static let key = Wanted(name: "a value") { _ in true }
  static let ordered = Wanted(name: "a number, a String or a Date") { $0.type.isOrdered }
  static let condition = Wanted(name: "a condition") { $0.type == .boolean }
  static let optional = Wanted(name: "an optional; for others use 'map'") { $0.type.isOptional }
  static let value = Wanted(name: "a value; for optionals use 'compactMap'") {
    !$0.type.isOptional
  }
  static let text = Wanted(name: "a String", isClosure: false) { $0.type == .string }
  static let number = Wanted(name: "a number", isClosure: false) { $0.type.isSummable }
  /// The direction decides which code is generated, so it cannot come from data.
  static let direction = Wanted(
    name: "a literal true or false after 'descending:'",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.bool) = $0.kind { true } else { false }
  }
  static let positiveCount = Wanted(
    name: "a literal count of 1 or more, such as 4",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.integer(1...)) = $0.kind { true } else { false }
  }
  static let count = Wanted(
    name: "a literal count of 0 or more, such as 3",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.integer(0...)) = $0.kind { true } else { false }
  }
}
