extension Format.Style {
  /// The style for a screen reader, which misreads abbreviations: "1M" as one meter, "11:21" as a time of day. It is the same style if its
  /// text can be read aloud. A choice is unchanged.
  func spoken(of type: ValueType) -> Self {
    switch self {
    case .verbatim, .choice: self
    case .number(let format): .number(format.spoken(of: type))
    case .date(let format): .date(format.spoken)
    case .duration(let format): .duration(format.spoken)
    case .text(let format): format.spoken
    }
  }
}

extension NumberFormat {
  fileprivate func spoken(of type: ValueType) -> NumberFormat {
    switch self {
    case .compact(var options):
      options.fractionDigits = type.unwrapped == .integer ? nil : 0...0
      return .decimal(options)
    case .currency(var options) where options.presentation == .narrow:
      options.presentation = .fullName
      return .currency(options)
    case .plain, .decimal, .currency, .price, .percent, .bytes, .ordinal, .measurement, .usage,
      .temperature:
      return self
    }
  }
}

extension DateFormat {
  fileprivate var spoken: DateFormat {
    guard case .relative(let presentation, _, let roundsDown) = self else { return self }
    return .relative(presentation, .wide, roundsDown: roundsDown)
  }
}

extension DurationFormat {
  fileprivate var spoken: DurationFormat {
    var format = self
    switch style {
    case .clock(_, let hasDays, _, _):
      let days: Set<DurationFormat.Unit> = hasDays ? [.days] : []
      format.style = .units(days.union([.hours, .minutes, .seconds]), .wide)
    case .units(let units, _): format.style = .units(units, .wide)
    }
    return format
  }
}

extension TextFormat {
  fileprivate var spoken: Format.Style {
    switch self {
    case .truncate, .highlight, .initials: .verbatim
    // Only what is visible: reading the rest aloud would reveal it.
    case .mask(let visible, _) where visible > 0: .text(.mask(visible: visible, character: ""))
    // Screen readers say which flag an emoji is, in their own language.
    case .letterCase, .list, .excerpt, .mask, .url, .name, .regionFlag, .html, .markdown:
      .text(self)
    }
  }
}
