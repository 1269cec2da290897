import ViewModelIR

func numberCode(_ value: FormattedValue, _ format: NumberFormat) -> Code {
  switch format {
  case .plain: plain(value)
  case .decimal(let options): formatted(value, ".number", links(options), options)
  case .compact(let options):
    formatted(value, ".number", [".notation(.compactName)"] + links(options), options)
  case .currency(let options): currency(value, options)
  case .percent(let options, let ofWhole):
    formatted(ofWhole ? proportion(value) : value, ".percent", links(options), options)
  case .bytes(let style):
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
  case .ordinal: .chain(value.base, [.call(".ordinalText", ["in: context.locale"])])
  case .measurement(let options): measurement(value, options)
  }
}

private func plain(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: .call("String", [value.alone])
  case .decimal: .chain(value.base, [".description"])
  default: .chain(value.base, [".plainText"])
  }
}

private func currency(_ value: FormattedValue, _ options: CurrencyOptions) -> Code {
  let code = value.arguments["code"]?.flat ?? "\"\""
  var links = options.isNarrow ? [".presentation(.narrow)"] : []
  links += SwiftRenderer.links(options.number, zero: "showZero")
  if options.countsMinorUnits { links.append(".scale(\(code).currencyMinorUnit)") }
  var number = options.number
  if options.countsMinorUnits { number.scale = 0 }
  // A literal was checked.
  if code.hasPrefix("\"") { return formatted(value, ".currency(code: \(code))", links, number) }
  let style = ".currency(code: \(code).asCurrencyCode)"
  return formatted(value, style, links, number, [.text(".showingCurrency(\(code))")])
}

/// The share as the value of a type that can hold it.
private func proportion(_ value: FormattedValue) -> FormattedValue {
  let whole = value.arguments["whole"] ?? "1"
  let wholeType = value.argumentTypes["whole"] ?? value.type
  let part =
    value.type == .integer && wholeType != .integer
    ? Code.call(wholeType.swiftName, [value.alone]) : value.base
  let share = Code.chain(part, [.call(".proportion", [.argument("of", whole)])])
  return FormattedValue(
    alone: share,
    base: share,
    type: wholeType == .decimal ? .decimal : .number
  )
}

private func measurement(_ value: FormattedValue, _ options: MeasurementOptions) -> Code {
  let number = NumberOptions(fractionDigits: options.fractionDigits)
  var value = value
  if !options.conversion.isEmpty {
    var converted = doubleCode(value).flat ?? ""
    for (index, step) in options.conversion.enumerated() {
      if case .add = step {
      } else if index > 0, case .add = options.conversion[index - 1] {
        converted = "(\(converted))"
      }
      converted += operation(step)
    }
    value = FormattedValue(alone: .text(converted), base: .text("(\(converted))"), type: .number)
  }
  return .binary(
    formatted(value, ".number", links(number), number),
    [.init("+", .string(SwiftString(options.suffix)))]
  )
}

private func doubleCode(_ value: FormattedValue) -> Code {
  switch value.type {
  case .integer: .call("Double", [value.alone])
  case .decimal:
    .chain(
      .call("NSDecimalNumber", [.argument("decimal", value.alone)]),
      [".doubleValue"]
    )
  default: value.base
  }
}

private func operation(_ step: MeasurementOptions.Step) -> String {
  switch step {
  case .add(let number):
    number < 0 ? " - \(numberLiteral(-number))" : " + \(numberLiteral(number))"
  case .multiply(let number): " * \(numberLiteral(number))"
  case .divide(let number): " / \(numberLiteral(number))"
  }
}

/// What the options add to a style; `zero` is the label with which `always` speaks of it.
private func links(_ options: NumberOptions, zero: String = "includingZero") -> [String] {
  var links: [String] = []
  if let digits = options.fractionDigits {
    let length =
      digits.count == 1 ? "\(digits.lowerBound)" : "\(digits.lowerBound)...\(digits.upperBound)"
    links.append(".precision(.fractionLength(\(length)))")
  }
  if let scale = options.scale { links.append(".scale(\(numberLiteral(scale)))") }
  if options.rounding != .toNearestOrEven {
    links.append(".rounded(rule: .\(options.rounding.rawValue))")
  }
  if !options.grouping { links.append(".grouping(.never)") }
  switch options.sign {
  case .automatic: break
  case .always: links.append(".sign(strategy: .always())")
  case .exceptZero: links.append(".sign(strategy: .always(\(zero): false))")
  case .never, .accounting: links.append(".sign(strategy: .\(options.sign.rawValue))")
  }
  return links
}

private func formatted(
  _ value: FormattedValue,
  _ style: String,
  _ links: [String],
  _ options: NumberOptions,
  _ changes: [Code] = []
) -> Code {
  // An Int rounds to a zero below zero only where it is scaled.
  let name =
    value.type == .integer && options.scale == nil ? "formatted" : "formattedWithSignlessZero"
  let style = Code.chain(.text(style), (links + [".locale(context.locale)"]).map { .text($0) })
  return .chain(value.base, [.call(".\(name)", [style])] + changes)
}
