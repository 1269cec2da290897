import DocumentReader

/// The options of one use of a format, in the hands of its definition.
package struct FormatOptions {
  /// As it is written.
  package struct Option {
    package let name: String
    package let location: Location
    /// A literal or a word; nil for any other expression.
    package let node: Node?
    package let valueLocation: Location
    /// Whether it is a bare name, of something in the data or a word.
    package let isName: Bool
    /// If it stands under `formats`, where nothing comes from data: how to write it where the format is used.
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

  /// The option of a name as an expression of a type, or of one of the others; nil if it is not there.
  package typealias Data = (_ name: String, _ type: ValueType, _ others: [ValueType])
    throws(Diagnostic) -> Format.Argument?

  let format: FormatDefinition
  /// The value that is formatted, which is not optional.
  let value: TypedExpression
  /// What it was before it was unwrapped.
  let source: TypedExpression
  let service: ServiceModel
  let all: [Option]
  /// What is worth a word but no error.
  package var warnings: [Diagnostic] = []
  private let findLocation: () -> Location
  private let findData: Data

  /// `location`: where the format's name is, found only when it is needed.
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

  /// An option that is written out.
  func read<Value>(_ option: LiteralOption<Value>) throws(Diagnostic) -> Value {
    guard let given = self[option] else { return option.standard }
    guard let node = given.node else {
      throw .literalOption(given.name, option.wanted, at: given.valueLocation)
    }
    return try option.read(node)
  }

  /// An option that may come from data; a literal takes the type.
  func data(
    _ option: FormatOption,
    _ type: ValueType,
    or others: [ValueType] = []
  ) throws(Diagnostic) -> Format.Argument? {
    try findData(option.name, type, others)
  }

  /// Says that an option must be there, such as this one.
  func missing(_ option: FormatOption, such sample: String) -> Diagnostic {
    .missingOption(option.name, of: format.name, such: "\(option.name): \(sample)", at: location)
  }
}

// MARK: - Digits

extension FormatOptions {
  /// Digits that may come from data too, which replace those of the style.
  func fixedDigits(
    _ option: LiteralOption<ClosedRange<Int>?>
  ) throws(Diagnostic) -> ClosedRange<Int>? {
    guard let given = self[option] else { return option.standard }
    if hasDigitsFromData(option) { return option.standard }
    // Data is for the place where the format is used.
    if given.use != nil, given.node?.text?.first?.isLetter == true {
      _ = try data(option.option, .integer)
    }
    return try read(option)
  }

  /// An Int of the data that says how many digits there are.
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
