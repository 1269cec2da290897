import ViewModelIR

extension NumberFormat {
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .plain: plainCode(value)
    case .decimal(let options) where options == NumberOptions() && value.arguments.isEmpty:
      .chain(value.base, [.call(".\(helper: "numberText")", ["in: context.locale"])])
    case .decimal(let options): formattedCode(value, ".number", options)
    case .compact(let options):
      formattedCode(value, ".number.notation(.compactName)", options)
    case .currency(let options): options.code(value)
    case .price(let options): options.priceCode(value)
    case .percent(let options, let ofWhole):
      formattedCode(ofWhole ? proportionCode(value) : value, ".percent", options)
    case .bytes(let style, let digits?):
      .chain(
        .call("Int64", [value.alone]),
        [
          .call(
            ".\(helper: "bytesText")",
            [
              .text("style: .\(style.rawValue)"),
              .text("fractionDigits: \(digits.lowerBound)...\(digits.upperBound)"),
              "locale: context.locale",
            ]
          )
        ]
      )
    case .bytes(let style, nil):
      .chain(
        .call("Int64", [value.alone]),
        [
          .call(
            ".formatted",
            [
              .text(
                ".byteCount(style: .\(style.rawValue), spellsOutZero: false).locale(context.locale)"
              )
            ]
          )
        ]
      )
    case .ordinal: .chain(value.base, [.call(".\(helper: "ordinalText")", ["in: context.locale"])])
    case .measurement(let options): options.code(value)
    case .usage(let options): options.code(value)
    case .temperature(let options): options.code(value)
    }
  }

  var isShort: Bool {
    switch self {
    case .plain, .ordinal: true
    case .decimal(let options): options == NumberOptions()
    case .usage(let options): options == UsageOptions(usage: options.usage)
    case .temperature(let options): options == TemperatureOptions()
    case .compact, .currency, .price, .percent, .bytes, .measurement: false
    }
  }

  var functionName: String? {
    switch self {
    case .plain, .decimal, .ordinal, .measurement, .usage: nil
    case .compact: "compact"
    case .currency: "currency"
    case .price: "price"
    case .percent: "percent"
    case .bytes: "bytes"
    case .temperature: "temperature"
    }
  }
}

private func plainCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: .call("String", [value.alone])
  case .decimal: .chain(value.base, [".description"])
  default: .chain(value.base, [".\(helper: "plainText")"])
  }
}

/// `value.formatted(.number.grouping(.never).locale(context.locale))`, followed by calls that change the text.
func formattedCode(
  _ value: FormattedValue,
  _ style: Code,
  _ links: [Code],
  isScaled: Bool,
  locale: Code = "context.locale",
  option: Code? = nil,
  _ changes: [Code] = []
) -> Code {
  // An Int can round to a negative zero only if it is scaled.
  let name: Code =
    value.type == .integer && !isScaled
    ? ".formatted" : ".\(helper: "formattedWithSignlessZero")"
  let style = Code.chain(style, links + [".locale(\(locale))"])
  let format = Code.call(name, [style])
  guard let texts = value.texts, case .numbers = value.store else {
    return .chain(value.base, [format] + changes)
  }
  let text = value.learnt(by: texts, format, with: option)
  return changes.isEmpty ? text : .chain(text, changes)
}

func formattedCode(_ value: FormattedValue, _ style: Code, _ options: NumberOptions) -> Code {
  formattedCode(value, style, options.sources(in: .number, value), isScaled: options.scale != nil)
}

/// Returns the value's share of the whole. An Int is first converted to the type of the whole.
private func proportionCode(_ value: FormattedValue) -> FormattedValue {
  let whole = value.arguments["whole"] ?? "1"
  let wholeType = value.argumentTypes["whole"] ?? value.type
  let part =
    value.type == .integer && wholeType != .integer
    ? Code.call(wholeType.swiftName, [value.alone]) : value.base
  let share = Code.chain(part, [.call(".\(helper: "proportion")", [.argument("of", whole)])])
  let type: ValueType = wholeType == .decimal ? .decimal : .number
  return FormattedValue(
    base: share,
    type: type,
    arguments: value.arguments,
    texts: value.texts,
    store: value.store
  )
}
