/// A function that expressions can call: its notation, its parameters, its result type and its value.
package struct FunctionDefinition: Sendable {
  typealias Types = @Sendable (_ base: ValueType, _ value: ValueType) -> ValueType?

  /// The kinds of values that have functions. The raw value is used in messages. A type can be of several kinds.
  enum Base: String, CaseIterable {
    case list = "lists"
    case text = "texts"
    case dictionary = "dictionaries"
    case number = "numbers"
    case wholeNumber = "whole numbers"
    case fraction = "numbers that can have a fraction"
    case url = "URLs"
    case date = "dates with a time"
    case day = "calendar days"
    case localDateTime = "local date-times"
    case enumeration = "enumerations of texts"
  }

  /// An example of a call, without its base: `prefix(3)`.
  package let sample: String
  /// An example of a call with arguments, if the sample has none but the function can take some: `hour(timeZone: 'Europe/Berlin')`.
  var sampleWithArguments: String?
  /// An example of a call that has the base, a number, as its first argument: `min(a, b)`. `nil` if the function cannot be called
  /// this way.
  package var freeSample: String?
  /// Whether a call without arguments has no parentheses, as in `tags.isEmpty`.
  package var isProperty = false
  /// Whether the function computes with Doubles, so that an Int becomes one.
  package var convertsToDouble = false
  /// Whether the closure can read `$index`. It cannot if it only says how elements are compared.
  package var hasIndex = true
  /// The parameters for each kind of base. Values of the other kinds do not have the function.
  let parameters: [Base: [FunctionParameter]]
  /// Returns the result type for a base and a value, which is the first argument (the closure's result) or, without arguments, an
  /// element of the base. Returns `nil` if these types do not have the function.
  let gives: Types
  /// Whether the result can be `nil` for these arguments even if `gives` returns a type that is not optional.
  var canReturnNil: @Sendable ([TypedExpression]) -> Bool = { _ in false }
  let value: @Sendable (FunctionInput) -> Value
}

extension FunctionDefinition {
  /// An example of a call on a base of this type.
  package func sample(on base: ValueType) -> String {
    isFree(on: base) ? freeSample ?? sample : sample
  }

  /// An example of a call on a base of this type, with arguments if there can be any.
  package func fullSample(on base: ValueType) -> String { sampleWithArguments ?? sample(on: base) }

  /// Whether a base of this type is written as the first argument, as in `min(a, b)`.
  package func isFree(on base: ValueType) -> Bool {
    freeSample != nil && base.isSummable
  }

  /// Whether values of this type, which is not optional, have the function, whatever the arguments.
  package func exists(on base: ValueType) -> Bool {
    parameters(on: base) != nil
  }

  /// The kinds of values that have the function, for messages: `lists, texts and dictionaries`.
  package var owners: String {
    let all = Base.allCases.filter { parameters[$0] != nil }.map(\.rawValue)
    let parts = [all.dropLast().joined(separator: ", "), all.last ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " and ")
  }

  private func parameters(on base: ValueType) -> [FunctionParameter]? {
    Base.all(of: base).lazy.compactMap { parameters[$0] }.first
  }

  /// The number of arguments for a base of this type; 0 if such a base does not have the function.
  package func arity(on base: ValueType) -> ClosedRange<Int> {
    let all = parameters(on: base) ?? []
    return all.count { !$0.isOptional }...all.count
  }

  /// Whether a parameter for a base of this type has this label.
  package func hasLabel(_ label: String, on base: ValueType) -> Bool {
    parameters(on: base)?.contains { $0.label == label } ?? false
  }

  /// The parameters for arguments with these labels, one for each argument; `nil` if the labels do not fit or a required argument
  /// is missing. An argument without a label is for the next parameter.
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

  /// Whether the function takes a closure on some base.
  package var takesClosure: Bool { parameters.values.joined().contains(where: \.isClosure) }

  /// Whether the function takes a closure on a base of this type, in which `$0` is an element of the base.
  package func takesClosure(on base: ValueType) -> Bool {
    parameters(on: base)?.contains(where: \.isClosure) ?? false
  }

  /// Whether the base is a number, like all arguments.
  package func takesNumbers(on base: ValueType) -> Bool {
    base.isSummable && parameters(on: base)?.allSatisfy(\.isNumber) ?? false
  }

  /// The result type for a base of this type, which is not optional; `nil` if such a base does not have the function.
  package func type(of base: ValueType, _ arguments: [TypedExpression] = []) -> ValueType? {
    guard exists(on: base) else { return nil }
    let type = gives(base, arguments.first?.type ?? base.element)
    return canReturnNil(arguments) ? type?.asOptional : type
  }
}

extension FunctionDefinition.Base {
  static func all(of type: ValueType) -> [Self] {
    switch type {
    case .list: [.list]
    case .string: [.text]
    case .dictionary: [.dictionary]
    case .url: [.url]
    case .date: [.date]
    case .day: [.day]
    case .localDateTime: [.localDateTime]
    case .named: [.enumeration]
    case .integer: [.wholeNumber, .number]
    case .number, .decimal, .duration: [.fraction, .number]
    case .styledText, .boolean, .uuid, .json, .viewModel, .optional: []
    }
  }
}

/// A parameter of a function.
package struct FunctionParameter: Sendable {
  private let wanted: Wanted
  /// The argument label; `nil` if the parameter has none.
  package let label: String?
  /// Whether the label is required.
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

  /// A description of the accepted arguments, for messages: `a number`.
  package var wants: String { wanted.name }

  /// Whether the argument is a closure, which has a value for each element `$0`.
  package var isClosure: Bool { wanted.isClosure }

  /// Whether the argument must have the type of the list's elements.
  package var isElement: Bool { wanted.name == Wanted.element.name }

  package var isPattern: Bool { wanted.name == Wanted.pattern.name }

  /// Whether the argument must be a date of the same kind as the base.
  package var isSameDate: Bool { wanted.name == Wanted.sameDate.name }

  package var isTimeZone: Bool { wanted.name == Wanted.timeZone.name }

  var isNumber: Bool { wanted.name == Wanted.number.name }

  /// Whether the argument must be a literal, so that a message about a wrong one does not mention its type.
  package var isLiteral: Bool { wanted.isLiteral }

  package func takes(_ argument: TypedExpression) -> Bool { wanted.isMet(argument) }
}

/// A requirement that an argument must meet.
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
  static let replacement = Wanted(
    name: "a String, or a list or dictionary of Strings",
    isClosure: false
  ) { [.string, .list(.string), .dictionary(.string)].contains($0.type) }
  static let firstNumber = Wanted(
    name: "a literal of 0 or more after 'from:', such as 1",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.integer(0...)) = $0.kind { true } else { false }
  }
  static let characters = Wanted(name: "a String of one or more characters", isClosure: false) {
    $0.type == .string && $0.kind != .literal(.string(""))
  }
  /// The checker also reports a literal that no time zone has.
  static let timeZone = Wanted(
    name: "a time zone (a String such as 'Europe/Berlin', or the seconds from UTC as an Int)",
    isClosure: false
  ) { [.string, .integer].contains($0.type) }
  /// The argument is compared with the elements of the list, whose type the checker knows.
  static let element = Wanted(name: "an element of the list", isClosure: false) { _ in true }
  static let number = Wanted(name: "a number", isClosure: false) { $0.type.isSummable }
  static let integer = Wanted(name: "an Int", isClosure: false) { $0.type == .integer }
  /// The checker compares the types.
  static let sameDate = Wanted(name: "a date of the same kind", isClosure: false) {
    $0.type.isDateLike
  }
  /// The direction decides which code is generated, so it cannot come from data.
  static let direction = Wanted(
    name: "a literal true or false after 'descending:'",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.bool) = $0.kind { true } else { false }
  }
  static let localization = Wanted(
    name: "a literal true or false after 'localized:'",
    isClosure: false,
    isLiteral: true,
    isMet: direction.isMet
  )
  static let positiveCount = Wanted(
    name: "a literal count of 1 or more, such as 4",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.integer(1...)) = $0.kind { true } else { false }
  }
  /// A count is 0 if it is negative, but a literal can hardly be meant to be.
  static let count = Wanted(name: "an Int", isClosure: false) {
    if case .literal(.integer(..<0)) = $0.kind { false } else { $0.type == .integer }
  }
  /// The width is limited, because the length of the result depends on it.
  static let width = Wanted(
    name: "a literal number of characters from 1 to 100, such as 2",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.integer(1...100)) = $0.kind { true } else { false }
  }
  /// The checker also reports a mistake in the pattern.
  static let pattern = Wanted(
    name: "a literal pattern, such as '^[A-Z]{3}$'",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.string) = $0.kind { true } else { false }
  }
  static let character = Wanted(
    name: "a literal of one character, such as '0'",
    isClosure: false,
    isLiteral: true
  ) {
    if case .literal(.string(let text)) = $0.kind { text.count == 1 } else { false }
  }
}
