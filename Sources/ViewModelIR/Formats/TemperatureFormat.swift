import DocumentReader
import Foundation
import ViewModelSupport

private let unit = LiteralOption<TemperatureOptions.Unit>.word(
  "unit",
  standard: .celsius,
  "the unit of the value"
)
private let width = LiteralOption<MeasurementWidth>.word(
  "width",
  standard: .abbreviated,
  "`narrow` omits the letter `C` or `F`"
)
private let digits = LiteralOption<ClosedRange<Int>?>.digits(
  "`1`, `'0...2'`",
  "digits after the decimal separator",
  standard: 0...0
)

extension FormatDefinition {
  static let temperature = Self(
    "temperature",
    takes: .numbers,
    "A temperature in Celsius or Fahrenheit, whichever the user's locale specifies (`en_US@mu=celsius`, `de_DE@mu=fahrenhe`), or on Apple's systems the user in Settings. If neither does (`mu=kelvin` is ignored), the unit is Fahrenheit for the US measurement system and Celsius for all others.",
    options: [unit.option, width.option, digits.option]
  ) { (options) throws(Diagnostic) in
    let width = try options.read(width)
    let temperature = TemperatureOptions(
      unit: try options.read(unit),
      fractionDigits: try options.read(digits) ?? 0...0,
      showsUnit: width != .narrow
    )
    return Format(.number(.temperature(temperature)))
  }
}

extension TemperatureOptions {
  func text(_ value: Value, in locale: Locale) -> String {
    double(value)?.temperatureText(
      from: unit.supported,
      fractionDigits: fractionDigits,
      showsUnit: showsUnit,
      locale: locale
    ) ?? ""
  }
}

extension TemperatureOptions.Unit {
  fileprivate var supported: Double.TemperatureUnit {
    switch self {
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    case .kelvin: .kelvin
    }
  }
}
