import ViewModelIR

/// A format for one type of value as a private static function of the generated code.
struct FormatFunction {
  /// Without backticks. Functions for several types share it, as overloads do.
  let name: String
  let valueType: ValueType
  /// Its options from data are the function's parameters, by their names.
  let format: Format

  var usesContext: Bool { format.usesContext }
}

/// The functions that a screen's texts call, in the order in which these ask for them.
struct FormatFunctions {
  private struct Use: Hashable {
    let format: Format
    let type: ValueType
  }

  private(set) var all: [FormatFunction] = []
  private var byUse: [Use: FormatFunction] = [:]
  /// The types that a name has functions for.
  private var types: [String: Set<ValueType>] = [:]
  /// Of formats that the author did not name: any text may share them.
  private var sharedNames: [Format: String] = [:]
  private var takenNames: Set<String>
  /// The number that a name was last given with: no name comes free again.
  private var lastNumbers: [String: Int] = [:]

  init(_ screen: Screen) {
    let rules = screen.viewModels.flatMap(\.rules)
    self.init(rules.lazy.map { ($0.owner, $0.rule.formattedParts) }, besides: screen.formatNames)
  }

  /// For what some texts or rules format, each with the name of what it belongs to.
  init(
    _ uses: some Sequence<(owner: String, parts: [(value: TypedExpression, format: Format)])>,
    besides formatNames: Set<String>
  ) {
    takenNames = formatNames
    for (owner, parts) in uses { add(parts, owner: owner) }
  }

  /// The function that formats like this; nil if the format stands in the text itself.
  func function(for format: Format, of type: ValueType) -> FormatFunction? {
    byUse[Use(format: format.withParameters, type: type)]
  }

  /// The value's label where there are functions of the name for several kinds of dates, which are one type in Swift; nil elsewhere.
  func label(_ function: FormatFunction) -> String? {
    let dates = types[function.name, default: []].filter(\.isMoment)
    if dates.count < 2 { return nil }
    return switch function.valueType {
    case .day: "day"
    case .localDateTime: "local"
    default: nil
    }
  }

  /// `number`: what a plural shows its number with, which stands in the plural's own function.
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
    let function = FormatFunction(name: name, valueType: use.type, format: use.format)
    all.append(function)
    byUse[use] = function
    types[name, default: []].insert(use.type)
    takenNames.insert(name)
  }

  private mutating func name(for use: Use, owner: String) -> String {
    if let name = use.format.name {
      // A format that the author named means what its name says.
      return types[name]?.contains(use.type) == true ? freshName(owner) : name
    }
    if case .choice = use.format.style { return freshName(owner) }
    if let name = sharedNames[use.format] { return name }
    let name = freshName(use.format.style.functionName ?? owner, owner)
    sharedNames[use.format] = name
    return name
  }

  /// The first of the names that no other format has, or the last with a number.
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
  /// With variables in the place of what comes from data.
  fileprivate var withParameters: Format {
    var format = self
    for (index, argument) in arguments.enumerated() where argument.isData {
      let type = argument.value.type
      format.arguments[index].value = TypedExpression(type, .variable(argument.name))
    }
    return format
  }

  /// What its function takes beside the value.
  var dataArguments: [Argument] { arguments.filter(\.isData) }
}

extension Format.Argument {
  fileprivate var isData: Bool {
    if case .literal = value.kind { false } else { true }
  }
}
