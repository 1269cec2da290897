import ViewModelIR

extension Format.Style {
  /// The parts of the style by which texts of Android differ, as `AndroidDifferences.yaml` names them.
  var parts: Set<String> {
    switch self {
    case .number(let format): format.parts
    case .date(let format): format.parts
    case .duration(let format): format.parts
    case .text(.name(let code)): ["name-\(code.rawValue)"]
    case .text(.list(let options)): ["list-\(options.conjunction)"]
    case .text, .verbatim, .choice: []
    }
  }
}

extension NumberFormat {
  fileprivate var parts: Set<String> {
    switch self {
    case .plain, .price: ["number"]
    case .percent: ["number", "grouped", "percent"]
    case .compact: ["number", "grouped", "compact"]
    case .bytes: ["number", "grouped", "bytes"]
    case .ordinal: ["number", "grouped", "ordinal"]
    case .currency(let options):
      Set(["number", "grouped", "currency"])
        .union(options.number.sign == .accounting ? ["accounting"] : [])
        .union(options.presentation == .narrow ? ["narrowCurrency"] : [])
        .union(options.presentation == .fullName ? ["namedCurrency"] : [])
        .union(options.number.fractionDigits == nil ? ["currencyDigits"] : [])
    default: ["number", "grouped"]
    }
  }
}

extension DateFormat {
  fileprivate var parts: Set<String> {
    switch self {
    case .style(let style, let time):
      shown(style, prefix: "date").union(time == nil ? [] : ["time"])
        .union(time == .complete ? ["timeZone"] : [])
        .union(style == nil || time == nil ? [] : shown(style, prefix: "dateAndTime"))
        .union(style == nil || time != .complete ? [] : ["dateAndTimeZone"])
    case .timeOfDay: ["time"]
    case .interval(let style, let time):
      shown(style, prefix: "interval").union(time == nil ? [] : ["time", "intervalTime"])
        .union(time == .complete ? ["timeZone", "intervalTimeZone"] : [])
    case .skeleton(let fields): skeletonParts(fields)
    case .pattern(let parts):
      Set(
        parts.compactMap { part in
          guard case .field(let letter, let count) = part else { return nil }
          return "pattern-\(String(repeating: letter, count: count))"
        }
      )
    case .relative(_, let width, _): ["relative", "relative-\(width)"]
    case .relativeDay(let style, nil): shown(style, prefix: "date").union(["relativeDay"])
    case .relativeDay(let style, let time):
      // A name of a day is joined to the time as a long date is.
      DateFormat.style(style, time: time).parts.union(DateFormat.style(.long, time: time).parts)
        .union(["relativeDay"])
    default: []
    }
  }
}

private func shown(_ style: DateFormat.Style?, prefix: String) -> Set<String> {
  guard let style else { return [] }
  let hasShortMonth = style == .abbreviated || prefix == "date" && style == .medium
  return Set(["\(prefix)-\(style)"]).union(hasShortMonth ? ["shortMonth"] : [])
}

/// `skeleton-M` and `skeleton-M3` for `MMM`.
private func skeletonParts(_ fields: [DateFormat.Field]) -> Set<String> {
  let letters = Set(fields.map { "skeleton-\($0.letter)" })
  let counts = fields.map { "skeleton-\($0.letter)\($0.count)" }
  let hasHour = !letters.isDisjoint(with: ["skeleton-j", "skeleton-J"])
  let zones: Set = ["skeleton-z", "skeleton-Z", "skeleton-O", "skeleton-v"]
  return letters.union(counts)
    .union(counts.contains("skeleton-M3") ? ["shortMonth"] : [])
    .union(hasHour ? ["skeletonHour", "time"] : [])
    .union(hasHour && !letters.isDisjoint(with: zones) ? ["skeletonZone"] : [])
}

extension DurationFormat {
  fileprivate var parts: Set<String> {
    guard case .units(let units, let width) = style else { return ["clock"] }
    let shown = Set(units.map { "duration-\(width)-\($0)" }).union(["grouped"])
    return units.count > 1 && maxUnits != 1 ? shown.union(["durations-\(width)"]) : shown
  }
}
