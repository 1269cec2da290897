/// How a plural shows its number. The plural category is that of the number as shown (UTS 35, part 3): 1.2 without digits after the decimal
/// point is "1", and "1,2 M" in French is `many`.
package enum ShownNumber: Hashable, Sendable {
  /// In digits, with this many after the decimal point.
  case digits(ClosedRange<Int>)
  /// In another format, of whose text the first number counts.
  case text(Format, of: ValueType)
}

extension TextChoice.Kind {
  /// How a plural shows a value of this type: as its text for `other` does or, if that does not show it, as the first one that does.
  package func shown(_ type: ValueType) -> ShownNumber {
    guard case .plural(_, let categories, let digits) = self else { return .digits(0...0) }
    let type = type.unwrapped
    let format = categories[.other]?.formatOfNumber ?? texts.firstNonNil(\.formatOfNumber)
    switch format?.style {
    case .number(.decimal(let options))?:
      let shown = options.fractionDigits ?? digits
      let isPlain =
        options.scale == nil && options.rounding == .toNearestOrEven
        && format?.arguments.isEmpty == true
      if type == .integer, isPlain, shown.lowerBound == 0 { return .digits(0...0) }
      if type != .integer, isPlain { return .digits(shown) }
    case .number(.plain)?: return .digits(type == .integer ? 0...0 : 0...16)
    // Its decimal separator is its own, not the locale's.
    case .number(.price(let options))?: return .digits(options.number.fractionDigits ?? 2...2)
    case nil: return .digits(type == .integer ? 0...0 : digits)
    default: break
    }
    return .text(format ?? .number, of: type)
  }
}

extension Text {
  /// The format in which a text of a plural shows its number.
  package var formatOfNumber: Format? {
    for case .value(let value, let format) in segments where value.variableName == "value" {
      switch format.style {
      case .number, .duration: return format
      default: continue
      }
    }
    return nil
  }
}

extension ShownNumber {
  /// The numbers of digits after the decimal point, in a number with this exponent.
  func fractionDigits(_ exponent: Int) -> ClosedRange<Int> {
    switch self {
    case .digits(let digits): return digits
    case .text(let format, let type):
      let digits = format.style.fractionDigits(of: type)
      // A whole number has a fraction only after it was divided.
      let isWhole = format.isCompact && type == .integer && exponent == 0
      return isWhole ? digits.lowerBound...digits.lowerBound : digits
    }
  }

  /// The powers of ten that the number may be shown with. Languages have words for other ones, too, but the same category for all from six.
  var exponents: [Int] {
    if case .text(let format, _) = self, format.isCompact { [0, 3, 6] } else { [0] }
  }
}

extension Format {
  package var isCompact: Bool {
    if case .number(.compact) = style { true } else { false }
  }
}

extension Format.Style {
  fileprivate func fractionDigits(of type: ValueType) -> ClosedRange<Int> {
    guard case .number(let format) = self else { return 0...0 }
    return switch format {
    case .ordinal: 0...0
    case .plain: type == .integer ? 0...0 : 0...6
    case .decimal(let options):
      options.fractionDigits ?? (type == .integer && options.scale == nil ? 0...0 : 0...6)
    case .compact(let options): options.fractionDigits ?? 0...1
    case .percent(let options, _): options.fractionDigits ?? 0...0
    case .currency(let options), .price(let options): options.number.fractionDigits ?? 0...2
    case .bytes(_, let digits): digits ?? 0...2
    case .measurement(let options): options.fractionDigits
    case .usage(let options): options.fractionDigits ?? 0...1
    case .temperature(let options): options.fractionDigits
    }
  }
}
