import ViewModelIR

/// The parts of formats by which Android's texts differ.
extension Format.Style {
  private var number: NumberFormat? { if case .number(let format) = self { format } else { nil } }

  private var date: DateFormat? { if case .date(let format) = self { format } else { nil } }

  private var currency: CurrencyOptions? {
    if case .currency(let options)? = number { options } else { nil }
  }

  // MARK: - Numbers

  /// Whether the locale separates thousands in the text.
  var isGrouped: Bool {
    switch self {
    case .number(.plain), .number(.price): false
    case .number: true
    case .duration(let format): if case .units = format.style { true } else { false }
    case .verbatim, .date, .text, .choice: false
    }
  }

  var isNumber: Bool { number != nil }
  var isPercent: Bool { if case .percent? = number { true } else { false } }
  var isCompact: Bool { if case .compact? = number { true } else { false } }
  var isBytes: Bool { if case .bytes? = number { true } else { false } }
  var isOrdinal: Bool { number == .ordinal }
  var isCurrency: Bool { currency != nil }
  var isAccounting: Bool { currency?.number.sign == .accounting }
  var isNarrowCurrency: Bool { currency?.presentation == .narrow }

  // MARK: - Dates and times

  func showsDate(_ style: DateFormat.Style) -> Bool {
    switch date {
    case .style(style, _)?, .relativeDay(style)?: true
    default: false
    }
  }

  /// Whether the text has an abbreviated name of a month.
  var showsShortMonth: Bool {
    showsDate(.medium) || showsDate(.abbreviated) || isInterval(.abbreviated)
      || skeleton("M", 3...3)
  }

  func showsDateAndTime(_ style: DateFormat.Style) -> Bool {
    if case .style(style, .some)? = date { true } else { false }
  }

  var showsDateAndTimeZone: Bool {
    if case .style(.some, .complete)? = date { true } else { false }
  }

  /// Whether the text has a time of day, as the locale writes it.
  var showsTime: Bool {
    switch date {
    case .style(_, let time)?, .interval(_, let time)?: time != nil
    case .timeOfDay?: true
    default: hasSkeletonHour
    }
  }

  var showsTimeZone: Bool {
    switch date {
    case .style(_, .complete)?, .interval(_, .complete)?: true
    default: false
    }
  }

  /// Whether the format has a skeleton with this field, and as many of its letters.
  func skeleton(_ letter: Character, _ counts: ClosedRange<Int> = 1...9) -> Bool {
    guard case .skeleton(let fields)? = date else { return false }
    return fields.contains { $0.letter == letter && counts.contains($0.count) }
  }

  var hasSkeletonHour: Bool { skeleton("j") || skeleton("J") }

  var hasSkeletonZone: Bool {
    hasSkeletonHour && ["z", "Z", "O", "v"].contains { skeleton($0) }
  }

  func pattern(_ letter: Character, _ count: Int) -> Bool {
    guard case .pattern(let parts)? = date else { return false }
    return parts.contains(.field(letter, count))
  }

  // MARK: - Intervals

  func isInterval(_ style: DateFormat.Style) -> Bool {
    if case .interval(style, _)? = date { true } else { false }
  }

  var isTimeInterval: Bool { if case .interval(_, .some)? = date { true } else { false } }

  var isZoneInterval: Bool { if case .interval(_, .complete)? = date { true } else { false } }

  // MARK: - Relative dates

  var isRelative: Bool { if case .relative? = date { true } else { false } }

  var isRelativeDay: Bool { if case .relativeDay? = date { true } else { false } }

  func isRelative(_ widths: DateFormat.Width...) -> Bool {
    if case .relative(_, let width, _)? = date { widths.contains(width) } else { false }
  }

  // MARK: - Durations

  func isDuration(_ width: DurationFormat.Width, _ unit: DurationFormat.Unit) -> Bool {
    if case .duration(let format) = self, case .units(let units, width) = format.style {
      units.contains(unit)
    } else {
      false
    }
  }

  func isDurationOfSeveral(_ width: DurationFormat.Width) -> Bool {
    if case .duration(let format) = self, case .units(let units, width) = format.style {
      units.count > 1 && format.maxUnits != 1
    } else {
      false
    }
  }

  // MARK: - Names

  /// What the format names by its code; `nil` if it is not such a format.
  var names: TextFormat.NamedCode? {
    if case .text(.name(let code)) = self { code } else { nil }
  }
}
