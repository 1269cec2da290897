import ViewModelIR

/// A private static function of the generated code that formats one type of value.
struct FormatFunction {
  /// The function's name, without backticks. Functions for several types of values can share it, as overloads.
  let name: String
  let valueType: ValueType
  /// The format. Its options that come from data are variables here, named like the function's parameters.
  let format: Format
  /// The name of the property with its texts, if it keeps any.
  let texts: String?

  var usesContext: Bool { format.usesContext }
}

/// The format functions that a screen's texts call, in the order in which the texts first use them.
struct FormatFunctions {
  private struct Use: Hashable {
    let format: Format
    let type: ValueType
  }

  private(set) var all: [FormatFunction] = []
  private var byUse: [Use: FormatFunction] = [:]
  /// The types of values that there are functions for, by name.
  private var types: [String: Set<ValueType>] = [:]
  /// The names of functions for formats that the author did not name, which all texts share.
  private var sharedNames: [Format: String] = [:]
  private var takenNames: Set<String>
  /// The number that was last appended to a name. Names never become free again, so the search continues from it.
  private var lastNumbers: [String: Int] = [:]

  init(_ screen: Screen) {
    let rules = screen.viewModels.flatMap(\.rules)
    self.init(rules.lazy.map { ($0.owner, $0.rule.formattedParts) }, excluding: screen.formatNames)
  }

  /// Creates the functions for the formatted parts of some texts or rules, each with the name of its owner.
  init(
    _ uses: some Sequence<(owner: String, parts: [(value: TypedExpression, format: Format)])>,
    excluding formatNames: Set<String>
  ) {
    takenNames = formatNames
    for (owner, parts) in uses { add(parts, owner: owner) }
  }

  /// Returns the function for a format and type; `nil` if the format is written in the text itself.
  func function(for format: Format, of type: ValueType) -> FormatFunction? {
    byUse[Use(format: format.withParameters, type: type)]
  }

  /// Returns the label of the value if the name has functions for several kinds of dates, which are one type in Swift; otherwise `nil`.
  func label(_ function: FormatFunction) -> String? {
    let dates = types[function.name, default: []].filter(\.isDateLike)
    if dates.count < 2 { return nil }
    return switch function.valueType {
    case .day: "day"
    case .localDateTime: "local"
    default: nil
    }
  }

  /// Adds the functions for formatted parts.
  ///
  /// - Parameters:
  ///   - number: The format of a plural's number, which is written in the plural's own function.
  private mutating func add(
    _ parts: [(value: TypedExpression, format: Format)],
    owner: String,
    number: Format? = nil
  ) {
    for (value, format) in parts {
      let isShort = format.style.isShort && format.arguments.isEmpty
      if format.name == nil, isShort || format == number { continue }
      let use = Use(format: format.withParameters, type: value.type)
      if byUse[use] != nil { continue }
      if case .choice(let choice) = format.style {
        add(
          choice.kind.texts.flatMap(\.formattedParts),
          owner: format.name ?? owner,
          number: choice.kind.number
        )
      }
      add(use, owner: owner)
    }
  }

  private mutating func add(_ use: Use, owner: String) {
    let name = name(for: use, owner: owner)
    takenNames.insert(name)
    let stem = name.hasSuffix("Text") ? name : "\(name)Text"
    let texts = use.format.store(for: use.type).map { _ in freshName("\(stem)s") }
    if let texts { takenNames.insert(texts) }
    let function = FormatFunction(
      name: name,
      valueType: use.type,
      format: use.format,
      texts: texts
    )
    all.append(function)
    byUse[use] = function
    types[name, default: []].insert(use.type)
  }

  private mutating func name(for use: Use, owner: String) -> String {
    if let name = use.format.name {
      // A function for a named format has that name.
      return types[name]?.contains(use.type) == true ? freshName(owner) : name
    }
    if case .choice = use.format.style { return freshName(owner) }
    if let name = sharedNames[use.format] { return name }
    let name = freshName(use.format.style.functionName ?? owner, owner)
    sharedNames[use.format] = name
    return name
  }

  /// Returns the first name that is not taken, or the last one with a number.
  private mutating func freshName(_ names: String...) -> String {
    if let name = names.first(where: { !takenNames.contains($0) }) { return name }
    let stem = names.last ?? "text"
    var number = lastNumbers[stem] ?? 2
    while takenNames.contains("\(stem)\(number)") { number += 1 }
    lastNumbers[stem] = number
    return "\(stem)\(number)"
  }
}

extension Format {
  /// The format with variables in place of the options that come from data.
  fileprivate var withParameters: Format {
    var format = self
    for (index, argument) in arguments.enumerated() where argument.isData {
      let type = argument.value.type
      format.arguments[index].value = TypedExpression(type, .variable(argument.name))
    }
    return format
  }

  /// The options that come from data, which the function takes in addition to the value.
  var dataArguments: [Argument] { arguments.filter(\.isData) }
}

extension Format.Argument {
  fileprivate var isData: Bool {
    if case .literal = value.kind { false } else { true }
  }
}
