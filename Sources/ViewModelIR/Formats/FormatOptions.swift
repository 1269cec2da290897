import DocumentReader

/// The options of one use of a format, which its definition reads and checks.
package struct FormatOptions {
  /// An option as written in the spec.
  package struct Option {
    package let name: String
    package let location: Location
    /// The value if it is a literal or a word; `nil` for any other expression.
    package let node: Node?
    package let valueLocation: Location
    /// Whether the value is a bare name: a word, or a property of the data.
    package let isName: Bool
    /// How to write the option where the format is used, for an option under `formats`, where values cannot come from the data;
    /// otherwise `nil`.
    package let use: String?

    package init(
      name: String,
      location: Location,
      node: Node?,
      valueLocation: Location,
      isName: Bool = false,
      use: String? = nil
    ) {
      self.name = name
      self.location = location
      self.node = node
      self.valueLocation = valueLocation
      self.isName = isName
      self.use = use
    }
  }

  /// Returns the value of an option as an expression of `type` or one of `others`; `nil` if the option is not given.
  package typealias Data = (_ name: String, _ type: ValueType, _ others: [ValueType])
    throws(Diagnostic) -> Format.Argument?

  let format: FormatDefinition
  /// The formatted value, already unwrapped.
  let value: TypedExpression
  /// The formatted value before it was unwrapped.
  let source: TypedExpression
  let service: ServiceModel
  let all: [Option]
  /// Warnings about options that are valid but suspicious.
  package var warnings: [Diagnostic] = []
  private let findLocation: () -> Location
  private let findData: Data

  /// `location` returns the location of the format's name. It is called only if it is needed.
  package init(
    _ format: FormatDefinition,
    of value: TypedExpression,
    from source: TypedExpression,
    in service: ServiceModel,
    _ all: [Option],
    at location: @escaping () -> Location,
    data: @escaping Data
  ) {
    self.format = format
    self.value = value
    self.source = source
    self.service = service
    self.all = all
    findLocation = location
    findData = data
  }

  var type: ValueType { value.type }
  var location: Location { findLocation() }

  subscript(name: String) -> Option? { all.first { $0.name == name } }

  subscript<Value>(option: LiteralOption<Value>) -> Option? { self[option.option.name] }

  /// Returns the value of a literal option, or its default if it is not given.
  func read<Value>(_ option: LiteralOption<Value>) throws(Diagnostic) -> Value {
    guard let given = self[option] else { return option.standard }
    guard let node = given.node else {
      throw .literalOption(given.name, option.wanted, at: given.valueLocation)
    }
    return try option.read(node)
  }

  /// Returns the value of an option that can come from the data; `nil` if it is not given. A literal gets the given type.
  func data(
    _ option: FormatOption,
    _ type: ValueType,
    or others: [ValueType] = []
  ) throws(Diagnostic) -> Format.Argument? {
    try findData(option.name, type, others)
  }

  /// A diagnostic about a missing option. `sample` is a valid value.
  func missing(_ option: FormatOption, such sample: String) -> Diagnostic {
    .missingOption(option.name, of: format.name, such: "\(option.name): \(sample)", at: location)
  }
}

// MARK: - Digits

extension FormatOptions {
  /// Returns the digits if they are literal. If they come from the data (see `digitsFromData`), returns the default.
  func fixedDigits(
    _ option: LiteralOption<ClosedRange<Int>?>
  ) throws(Diagnostic) -> ClosedRange<Int>? {
    guard let given = self[option] else { return option.standard }
    if hasDigitsFromData(option) { return option.standard }
    // Values under `formats` cannot come from the data, and `data` throws the diagnostic for that.
    if given.use != nil, given.node?.text?.first?.isLetter == true {
      _ = try data(option.option, .integer)
    }
    return try read(option)
  }

  /// Returns the argument for a number of digits that comes from the data; empty if there is none.
  func digitsFromData(
    _ option: LiteralOption<ClosedRange<Int>?>
  ) throws(Diagnostic) -> [Format.Argument] {
    guard hasDigitsFromData(option) else { return [] }
    return try data(option.option, .integer).map { [$0] } ?? []
  }

  private func hasDigitsFromData(_ option: LiteralOption<ClosedRange<Int>?>) -> Bool {
    guard let given = self[option], given.use == nil else { return false }
    return given.isName || given.node == nil
  }
}
