import Foundation

// MARK: DisplayContext
/// The settings and the time that values are formatted for.
public nonisolated struct DisplayContext: Hashable, Sendable {
  public var locale: Locale
  public var timeZone: TimeZone
  public var calendar: Calendar
  public var now: Date

  /// Creates a context. Arguments that are left out default to the user's current settings and the
  /// current time.
  public init(
    locale: Locale = .current,
    timeZone: TimeZone = .current,
    calendar: Calendar = .current,
    now: Date = Date()
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  /// The user's current settings and the current time.
  public static var current: DisplayContext { DisplayContext() }
}

// MARK: speaking
nonisolated extension Locale {
  /// Returns the locale with another language, so that formats match the texts. Region, calendar
  /// and digits stay the user's.
  public func speaking(_ tag: String) -> Locale {
    let own = LanguageSubtags(identifier)
    let other = LanguageSubtags(tag)
    // The user's own locale has settings that its identifier lacks, such as a 24-hour clock.
    if own.language == other.language, own.script == other.script, other.region == nil {
      return self
    }
    let keywords = identifier.drop { $0 != "@" }
    let parts = tag.split(separator: "-").map(String.init)
    let region = other.region == nil ? own.region.map { [$0] } ?? [] : []
    return Locale(identifier: (parts + region).joined(separator: "_") + keywords)
  }
}
