import DocumentReader
import Foundation
import ViewModelSupport

/// The options of `currency` for a shop that sends how it writes its prices.
enum PriceOption {
  static let symbol = FormatOption(
    "symbol",
    "`'kr'`, `shop.currencySymbol`",
    "instead of `code`: the symbol of a shop that sends how it writes its prices"
  )
  static let position = FormatOption(
    "position",
    "`'left'`, `shop.symbolPosition`",
    "with `symbol`: its place, which is `left`, `left_space`, `right` or `right_space`; default: `left`"
  )
  static let decimalSeparator = FormatOption(
    "decimalSeparator",
    "`','`, `shop.decimalSeparator`",
    "with `symbol`; default: `.`"
  )
  static let groupingSeparator = FormatOption(
    "groupingSeparator",
    "`'.'`, `shop.thousandSeparator`",
    "with `symbol`: what separates thousands; default: `,`"
  )
  static let places = [position, decimalSeparator, groupingSeparator]
  static let all = [symbol] + places
}

/// The positions of a symbol, named as in WooCommerce.
private let positions = ["left", "left_space", "right", "right_space"]

extension FormatOptions {
  /// The arguments for the symbol and its place; `nil` if there is no symbol.
  func priceArguments() throws(Diagnostic) -> [Format.Argument]? {
    guard let symbol = try data(PriceOption.symbol, .string) else {
      for option in PriceOption.places {
        if let stray = self[option.name] {
          throw .optionWithoutSymbol(stray.name, at: stray.location)
        }
      }
      return nil
    }
    for name in ["code", "narrow"] {
      if let stray = self[name] { throw .optionBesideSymbol(name, at: stray.location) }
    }
    var arguments = [symbol]
    for option in PriceOption.places {
      if let argument = try data(option, .string) { arguments.append(argument) }
    }
    func separator(_ option: FormatOption, or standard: String) -> String? {
      guard let value = arguments.first(where: { $0.name == option.name })?.value else {
        return standard
      }
      if case .literal(.string(let text)) = value.kind { return text } else { return nil }
    }
    if let decimal = separator(PriceOption.decimalSeparator, or: "."),
      decimal == separator(PriceOption.groupingSeparator, or: ",")
    {
      throw .sameSeparators(decimal, at: location)
    }
    if let given = self[PriceOption.position.name],
      case .literal(.string(let text))? = arguments.first(where: { $0.name == given.name })?.value
        .kind,
      !positions.contains(text)
    {
      let location = given.node?.location ?? given.valueLocation
      throw .unknownPosition(text, known: positions, at: location)
    }
    return arguments
  }
}

extension CurrencyOptions {
  /// The price as the shop writes it, which is the same in every locale.
  func priceText(_ input: FormatInput) -> String {
    var number = number.with(input.arguments["fractionDigits"])
    if countsMinorUnits { number.scale = input.arguments["fractionDigits"]?.integer?.decimalUnit }
    func text(_ option: FormatOption) -> String? { input.arguments[option.name]?.text }
    return decimalText(input.value, number, in: Locale(identifier: "en_US_POSIX")).asPrice(
      symbol: text(PriceOption.symbol) ?? "",
      position: text(PriceOption.position) ?? "left",
      decimalSeparator: text(PriceOption.decimalSeparator) ?? ".",
      groupingSeparator: text(PriceOption.groupingSeparator) ?? ","
    )
  }
}

extension Diagnostic {
  static func sameSeparators(_ separator: String, at location: Location) -> Self {
    let other = separator == "," ? "groupingSeparator: '.'" : "decimalSeparator: ','"
    return Self(
      .format,
      "\(quoted(separator)) would separate thousands and decimals: add '\(other)'",
      at: location
    )
  }

  static func optionWithoutSymbol(_ name: String, at location: Location) -> Self {
    Self(
      .format,
      "'\(name)' works only with 'symbol': the locale decides how an amount with a 'code' is written",
      at: location
    )
  }

  static func optionBesideSymbol(_ name: String, at location: Location) -> Self {
    Self(
      .format,
      "'\(name)' does not work with 'symbol', which is shown as it is: leave one of them out",
      at: location
    )
  }

  static func unknownPosition(_ name: String, known: [String], at location: Location) -> Self {
    Self(
      .wrongType,
      "'position' cannot be \(quoted(name))",
      Hint(for: name, among: known, else: "write", "or"),
      at: location
    )
  }
}
