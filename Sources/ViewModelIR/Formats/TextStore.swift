import Foundation

/// What generated code and the evaluator do so that a format's texts need not be made again.
package enum TextStore: Hashable, Sendable {
  /// They learn how the locale writes numbers of a type: `NumberTexts`.
  ///
  /// - Parameter shift: How many digits the format moves the decimal point: 2 for percentages.
  case numbers(ValueType, movingPoint: Int)
  /// They keep the texts by what decides them: `KeptTexts`.
  case texts(TextKey)
}

/// What decides a text, apart from the settings.
package enum TextKey: Hashable, Sendable {
  case value
  /// The day or the second of a date. Minutes do not begin at the same time in all zones: until 1972, Monrovia was 44:30 behind.
  case day, second
}

extension Format {
  /// How the texts of the format are kept; `nil` if they are made each time, or a helper keeps them.
  package func store(for type: ValueType) -> TextStore? {
    let isDecidedByData = arguments.contains { argument in
      guard ["fractionDigits", "timeZone"].contains(argument.name) else { return false }
      if case .literal = argument.value.kind { return false }
      return true
    }
    if isDecidedByData { return nil }
    switch style {
    case .number(let format): return format.store(for: type, arguments)
    case .date(.style(let style?, let time)) where !style.isOfLocale:
      // A calendar day is a time by itself.
      if type == .day { return .texts(.value) }
      return .texts(time == nil ? .day : .second)
    default: return nil
    }
  }
}

extension NumberFormat {
  fileprivate func store(for type: ValueType, _ arguments: [Format.Argument]) -> TextStore? {
    switch self {
    case .decimal(let options):
      // Without options, a helper formats the number.
      return options == NumberOptions()
        ? nil : options.shift.map { .numbers(type, movingPoint: $0) }
    case .percent(let options, _):
      let whole = arguments.first { $0.name == "whole" }?.value.type
      let isDecimal = [type, whole].contains(.decimal)
      return options.shift.map { .numbers(isDecimal ? .decimal : .number, movingPoint: $0 + 2) }
    case .currency(let options):
      // The name of a currency has plurals.
      if options.countsMinorUnits || options.presentation == .fullName { return nil }
      return options.number.shift.map { .numbers(type, movingPoint: $0) }
    case .measurement(let options):
      return .numbers(options.conversion.isEmpty ? type : .number, movingPoint: 0)
    case .compact, .bytes(_, nil): return .texts(.value)
    case .plain, .price, .bytes, .ordinal, .usage, .temperature: return nil
    }
  }
}

extension NumberOptions {
  /// How many digits the scale moves the decimal point; `nil` if it does more, or numbers are not rounded to the nearest.
  var shift: Int? {
    guard rounding == .toNearestOrEven else { return nil }
    let shift = log10(scale ?? 1).rounded()
    return pow(10, shift) == scale ?? 1 ? shift.roundedToInt() : nil
  }
}
