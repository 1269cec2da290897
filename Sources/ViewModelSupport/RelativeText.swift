import Foundation

// MARK: RelativeDistance
/// How far a date is from now, rounded so that a formatter of the system shows it as intended.
public nonisolated struct RelativeDistance {
  public private(set) var date: Date
  public private(set) var now: Date
  public private(set) var calendar: Calendar
  public private(set) var presentation: Date.RelativeFormatStyle.Presentation

  /// - Parameter units: The units to count, from the largest.
  public init(
    of date: Date,
    from now: Date,
    in units: [Calendar.Component],
    _ presentation: Date.RelativeFormatStyle.Presentation,
    roundsDown: Bool,
    _ calendar: Calendar
  ) {
    self.date = date
    self.now = now
    self.calendar = calendar
    self.presentation = presentation
    if let twin = GregorianTwin(date, calendar, calendar.timeZone) {
      self.date = twin.date
      self.now = twin.date(of: now, in: calendar.timeZone)
      self.calendar.timeZone = twin.timeZone
    }
    if roundsDown {
      roundDown(units)
    } else if presentation == .numeric {
      roundToNearest()
    }
  }

  /// Cuts the distance to whole units of the largest unit that it reaches: 1 h 59 min becomes one
  /// hour. One day and 23 hours ago is not always yesterday, so it has that name only if it is.
  private mutating func roundDown(_ units: [Calendar.Component]) {
    guard let (unit, whole) = wholeUnits(units) else {
      date = now
      return
    }
    let isOfClock = [.hour, .minute, .second].contains(unit)
    if !isOfClock, !calendar.isDate(whole, equalTo: date, toGranularity: unit) {
      presentation = .numeric
    }
    date = whole
  }

  /// Rounds the distance to the nearest number of weeks, months or years, if it reaches one. The
  /// formatter would count those that begin in between.
  private mutating func roundToNearest() {
    guard let (unit, whole) = wholeUnits([.year, .month, .weekOfYear]),
      let next = calendar.date(byAdding: unit, value: date < now ? -1 : 1, to: whole)
    else { return }
    // The clocks are compared, so that a change of them does not count.
    let clock = date.wallClock(in: calendar.timeZone)
    let rest = clock.timeIntervalSince(whole.wallClock(in: calendar.timeZone))
    let missing = next.wallClock(in: calendar.timeZone).timeIntervalSince(clock)
    date = abs(missing) <= abs(rest) ? next : whole
  }

  /// The largest unit that the distance reaches, and now moved by whole units.
  private func wholeUnits(_ units: [Calendar.Component]) -> (Calendar.Component, Date)? {
    let distance = calendar.dateComponents(Set(units), from: now, to: date)
    for unit in units {
      guard let count = distance.value(for: unit), count != 0 else { continue }
      return calendar.date(byAdding: unit, value: count, to: now).map { (unit, $0) }
    }
    return nil
  }
}

// MARK: noteChangeOfDistance
nonisolated extension Date {
  /// Notes when a text of the date's distance from a whole second changes next, or a time before
  /// that. When the next day begins is not noted.
  ///
  /// Distances are rounded to halves of a unit. Up to one day, they count the time that has passed.
  /// From one day on, they are counted in calendar days, so that they change at a time of day.
  public func noteChangeOfDistance(from now: Date, in timeZone: TimeZone) {
    guard NextChange.isBeingFound else { return }
    let elapsed = now.timeIntervalSince(self)
    let distance =
      elapsed + Double(timeZone.secondsFromGMT(for: now) - timeZone.secondsFromGMT(for: self))
    // The two differ if the clocks change in between. The smaller one changes its text sooner.
    let least = Swift.min(abs(elapsed), abs(distance))
    func note(_ distance: TimeInterval, half: TimeInterval) {
      let rest = half - distance + (distance / half).rounded(.down) * half
      // Fractions of a second are rounded too, so a text can change up to a second earlier or later.
      NextChange.note(now + (distance < 0 && rest > half - 1 ? 1 : Swift.max(rest - 1, 1)))
    }
    if least < 60 {
      NextChange.note(now + 1)
    } else if least < 3600 {
      note(elapsed, half: 30)
    } else if least < 90_000 {
      note(elapsed, half: 1800)
    } else {
      note(distance, half: 43_200)
    }
    if let change = timeZone.nextDaylightSavingTimeTransition(after: now) {
      NextChange.note(change)
    }
  }
}

// MARK: relativeText
nonisolated extension RelativeDistance {
  fileprivate static let texts = KeptTexts<Self.Key>()

  /// What decides a text, apart from the settings.
  fileprivate struct Key: Hashable {
    let presentation: Date.RelativeFormatStyle.Presentation
    let width: Date.RelativeFormatStyle.UnitsStyle
    let roundsDown: Bool
    let steps: RelativeDistance.Steps
  }

  /// Texts change only after whole steps: halves of the unit. From one day on, calendars count, so
  /// that the days of the two dates decide, too.
  fileprivate struct Steps: Hashable {
    private let count: Double
    private let step: TimeInterval
    private var day = 0.0
    private var now = 0.0

    init(of date: Date, from now: Date, in timeZone: TimeZone) {
      let elapsed = now.timeIntervalSince(date)
      let offset = Double(timeZone.secondsFromGMT(for: date))
      let shift = Double(timeZone.secondsFromGMT(for: now)) - offset
      let isCounted = abs(elapsed) >= 90_000
      let distance = isCounted ? elapsed + shift : elapsed
      step = isCounted ? 43_200 : abs(elapsed) < 3600 ? 30 : 1800
      let count = distance / step
      // Near a change, fractions of a second decide. So do the clocks if they change in between.
      let isNearChange = abs(count - count.rounded()) * step < 2
      let isClear = abs(elapsed) < 79_200 && shift == 0 || isCounted
      self.count = isNearChange || !isClear || abs(elapsed) < 60 ? count : count.rounded(.down)
      guard isCounted || !isClear else { return }
      day = ((date.timeIntervalSince1970 + offset) / 86_400).rounded(.down)
      self.now = now.timeIntervalSince1970
    }
  }
}

nonisolated extension Date {
  /// Formats the distance of the date from now: `in 2 hours`, `yesterday`.
  public func relativeText(
    _ presentation: Date.RelativeFormatStyle.Presentation,
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    roundsDown: Bool = false,
    in context: DisplayContext
  ) -> String {
    var calendar = context.calendar
    calendar.timeZone = context.timeZone
    // So that the text changes at whole seconds.
    let now = context.now.startOfInterval(1)
    noteChangeOfDistance(from: now, in: context.timeZone)
    let key = RelativeDistance.Key(
      presentation: presentation,
      width: width,
      roundsDown: roundsDown,
      steps: RelativeDistance.Steps(of: self, from: now, in: context.timeZone)
    )
    return RelativeDistance.texts.text(for: key, in: context) {
      let distance = RelativeDistance(
        of: self,
        from: now,
        in: [.year, .month, .weekOfYear, .day, .hour, .minute, .second],
        presentation,
        roundsDown: roundsDown,
        calendar
      )
      return distance.text(width, context.locale)
    }
  }
}

nonisolated extension RelativeDistance {
  fileprivate func text(
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    _ locale: Locale
  ) -> String {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Date.AnchoredRelativeFormatStyle(
        anchor: date,
        presentation: presentation,
        unitsStyle: width,
        locale: locale,
        calendar: calendar
      ).format(now)
    }
    return textByClock(width, locale)
  }

  /// Formats the distance with the style of earlier systems, which always counts from the system
  /// clock.
  public func textByClock(
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    _ locale: Locale
  ) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: presentation,
      unitsStyle: width,
      locale: locale,
      calendar: calendar
    )
    return style.format(Date() + date.timeIntervalSince(now))
  }
}

// MARK: nameOfNearDay, relativeDayText
nonisolated extension Date {
  /// Formats the distance of a calendar day, given as midnight UTC, from today: `tomorrow`,
  /// `2 weeks ago`.
  public func relativeDayText(
    _ presentation: Date.RelativeFormatStyle.Presentation,
    _ width: Date.RelativeFormatStyle.UnitsStyle,
    roundsDown: Bool = false,
    in context: DisplayContext
  ) -> String {
    let today = context.currentDay
    var calendar = context.calendar
    calendar.timeZone = .ofCalendarDays
    let distance = RelativeDistance(
      of: self,
      from: today,
      in: [.year, .month, .weekOfYear, .day],
      presentation,
      roundsDown: roundsDown,
      calendar
    )
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Date.AnchoredRelativeFormatStyle(
        anchor: distance.date,
        allowedFields: [.day, .week, .month, .year],
        presentation: distance.presentation,
        unitsStyle: width,
        locale: context.locale,
        calendar: distance.calendar
      ).format(distance.now)
    }
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.calendar = calendar
      formatter.locale = context.locale
      formatter.dateTimeStyle = distance.presentation == .named ? .named : .numeric
      switch width {
      case .wide: formatter.unitsStyle = .full
      case .spellOut: formatter.unitsStyle = .spellOut
      case .abbreviated: formatter.unitsStyle = .short
      default: formatter.unitsStyle = .abbreviated
      }
      // For a distance of zero, the formatter would return "now".
      return distance.date == distance.now
        ? formatter.localizedString(from: DateComponents(day: 0))
        : formatter.localizedString(for: distance.date, relativeTo: distance.now)
    #else
      return formatted(Date.FormatStyle(date: .numeric, locale: context.locale))
    #endif
  }

  /// `today`, `tomorrow` or `yesterday` if the date is on that day in a time zone; otherwise `nil`.
  public func nameOfNearDay(in timeZone: TimeZone, _ context: DisplayContext) -> String? {
    let today = context.now.dayNumber(in: context.timeZone)
    let day = dayNumber(in: timeZone)
    guard abs(day - today) <= 1 else { return nil }
    return Date(timeIntervalSince1970: day * 86_400).relativeDayText(.named, .wide, in: context)
  }
}

// MARK: nearDayAndTime
nonisolated extension Date {
  /// `tomorrow at 4:05 PM` if the date is on a day with a name; otherwise `nil`. What the locale
  /// writes between a long date and a time is between the name and the time.
  public func nearDayAndTime(
    _ time: DateFormatter.Style,
    in timeZone: TimeZone,
    _ context: DisplayContext
  ) -> String? {
    guard let name = nameOfNearDay(in: timeZone, context) else { return nil }
    let day = styledText(date: .long, timeZone: timeZone, in: context)
    return styledText(date: .long, time: time, timeZone: timeZone, in: context)
      .replacingOccurrences(of: day, with: name)
  }
}
