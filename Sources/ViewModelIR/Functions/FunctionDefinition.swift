/// A function of expressions as a whole: how it is written, what it takes and returns, and its value.
package struct FunctionDefinition: Sendable {
  typealias Types = @Sendable (_ base: ValueType, _ value: ValueType) -> ValueType?

  /// What may have functions, as messages call it.
  enum Base: String, CaseIterable {
    case list = "lists"
    case text = "texts"
    case dictionary = "dictionaries"
    case number = "numbers"
    case date = "dates with a time"
    case day = "calendar days"
    case localDateTime = "local date-times"
    case enumeration = "enumerations of texts"
  }

  /// How an author writes it.
  package let sample: String
  /// The same with its base as an argument, as functions of numbers are written: `min(a, b)`.
  package var freeSample: String?
  /// Whether it is written without parentheses where it has no arguments.
  package var isProperty = false
  /// What it is called on, and with what.
  let parameters: [Base: [FunctionParameter]]
  /// The result's type, by the base's and by that of the closure's values, or of the elements; nil where these have no such function.
  let gives: Types
  /// Whether with these arguments the result may be nil besides.
  var mayFail: @Sendable ([TypedExpression]) -> Bool = { _ in false }
  let value: @Sendable (FunctionInput) -> Value
}

extension FunctionDefinition {
  /// How it is written of such a base.
  package func sample(on base: ValueType) -> String {
    isFree(on: base) ? freeSample ?? sample : sample
  }

  /// Whether such a base stands in its parentheses, before the arguments.
  package func isFree(on base: ValueType) -> Bool {
    freeSample != nil && Base(base) == .number
  }

  /// Whether a base that is not optional has it, whatever its arguments.
  package func exists(on base: ValueType) -> Bool {
    parameters(on: base) != nil
  }

  /// What has it: `lists, texts and dictionaries`.
  package var owners: String {
    let all = Base.allCases.filter { parameters[$0] != nil }.map(\.rawValue)
    let parts = [all.dropLast().joined(separator: ", "), all.last ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " and ")
  }

  private func parameters(on base: ValueType) -> [FunctionParameter]? {
    Base(base).flatMap { parameters[$0] }
  }

  /// How many arguments it takes on such a base; none where that has no such function.
  package func arity(on base: ValueType) -> ClosedRange<Int> {
    let all = parameters(on: base) ?? []
    return all.count { !$0.isOptional }...all.count
  }

  /// Whether an argument on such a base may have that label.
  package func hasLabel(_ label: String, on base: ValueType) -> Bool {
    parameters(on: base)?.contains { $0.label == label } ?? false
  }

  /// What arguments with these labels are for, each of them; nil where they are not what it takes. One without a label is the next.
  package func parameters(
    labelled labels: [String?],
    on base: ValueType
  ) -> [FunctionParameter]? {
    var rest = (parameters(on: base) ?? [])[...]
    var found: [FunctionParameter] = []
    for label in labels {
      let skipped = label == nil ? [] : rest.prefix { $0.label != label }
      rest = rest.dropFirst(skipped.count)
      guard skipped.allSatisfy(\.isOptional), let parameter = rest.popFirst(),
        label != nil || !parameter.needsLabel
      else { return nil }
      found.append(parameter)
    }
    return rest.allSatisfy(\.isOptional) ? found : nil
  }

  /// Whether `$0` in its arguments is an element of the base.
  package func takesClosure(on base: ValueType) -> Bool {
    parameters(on: base)?.contains(where: \.isClosure) ?? false
  }

  /// The result's type on a base that is not optional; nil where that has no such function.
  package func type(of base: ValueType, _ arguments: [TypedExpression] = []) -> ValueType? {
    guard exists(on: base) else { return nil }
    let type = gives(base, arguments.first?.type ?? base.element)
    return mayFail(arguments) ? type?.asOptional : type
  }
}

extension FunctionDefinition.Base {
  init?(_ type: ValueType) {
    switch type {
    case .list: self = .list
    case .string: self = .text
    case .dictionary: self = .dictionary
    case .date: self = .date
    case .day: self = .day
    case .localDateTime: self = .localDateTime
    case .named: self = .enumeration
    case _ where type.isSummable: self = .number
    default: return nil
    }
  }
}

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
