import ViewModelIR

/// The code of all styles except choices of texts, which `FormatWriter` writes.
extension Format.Style {
  /// Returns the formatted value: `value.formatted(.number.locale(context.locale))`.
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .verbatim: verbatimCode(value)
    case .number(let format): format.code(value)
    case .date(let format): format.code(value)
    case .duration(let format): format.code(value)
    case .text(let format): format.code(value)
    case .choice: value.alone
    }
  }

  /// Whether the code is a short call, which is written in the text itself. Longer code becomes a function.
  var isShort: Bool {
    switch self {
    case .verbatim: true
    case .number(let format): format.isShort
    case .date(let format): format.isShort
    case .duration(let format): format.isShort
    case .text(let format): format.isShort
    case .choice: false
    }
  }

  /// The name of the style's function; `nil` if the function is named after the first field that uses it.
  var functionName: String? {
    switch self {
    case .verbatim, .choice: nil
    case .number(let format): format.functionName
    case .date(let format): format.functionName
    case .text(let format): format.functionName
    case .duration(let format): format.functionName
    }
  }

  /// Returns the label of an option from data in calls of the function: `of` for `whole`.
  func label(of argument: String) -> String {
    if case .number(.percent) = self, argument == "whole" { "of" } else { argument }
  }
}

private func verbatimCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .url: .chain(value.base, [".absoluteString"])
  case .uuid: .chain(value.base, [".uuidString"])
  default: value.alone
  }
}

/// The code of a value to format.
struct FormattedValue {
  /// The value as the base of a call: `(a ?? b)`.
  var base: Code
  var type: ValueType
  /// The options that come from data, by name.
  var arguments: [String: Code] = [:]
  var argumentTypes: [String: ValueType] = [:]
  /// The property that keeps the texts of the format, and how.
  var texts: String?
  var store: TextStore?

  /// The value on its own, for example as an argument: `a ?? b`.
  var alone: Code {
    if case .parentheses(let code) = base { code } else { base }
  }
}

extension FormattedValue {
  /// `dateTexts.text(for: value.dayNumber(in: context.timeZone), in: context) { … }`
  func kept(_ code: Code) -> Code {
    guard let texts, case .texts(let key) = store else { return code }
    let decisive: Code =
      switch key {
      case .value: alone
      case .day: .chain(base, [".\(helper: "dayNumber")(in: \(timeZoneCode(self)))"])
      case .second: .chain(base, [".timeIntervalSinceReferenceDate", ".rounded(.down)"])
      }
    let settings: Code = key == .value && !type.isDateLike ? "context.locale" : "context"
    return keeping(texts, [.argument("for", decisive), .argument("in", settings)], code)
  }

  /// `priceTexts.text(of: value, in: context.locale) { $0.formatted(…) }`
  func learnt(by texts: String, _ format: Code, with option: Code?) -> Code {
    var arguments: [Code] = [.argument("of", alone)]
    if let option { arguments.append(.argument("with", option)) }
    arguments.append("in: context.locale")
    return keeping(texts, arguments, .chain("$0", [format]))
  }

  private func keeping(_ texts: String, _ arguments: [Code], _ code: Code) -> Code {
    .sequence([.call(.text("\(texts).text"), arguments), " ", .closure([code])])
  }
}
