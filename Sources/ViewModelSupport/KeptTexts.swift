import Foundation

// MARK: KeptTexts
/// Texts that are made once for each key, as long as the settings that they depend on stay the same.
/// Of those that were not asked for lately, some are dropped, so that there are never more than
/// 2,048.
public nonisolated final class KeptTexts<Key: Hashable>: @unchecked Sendable {
  private struct Settings: Equatable {
    let locale: Locale
    let timeZone: TimeZone?
    let calendar: Calendar?
  }

  private let lock = NSLock()
  private var settings: Settings?
  /// An autoupdating setting stays equal when the user changes it.
  private var isKeeping = false
  private var recent: [Key: String] = [:]
  private var earlier: [Key: String] = [:]

  public init() {}

  /// Returns the text for a key that decides it, apart from the locale.
  public func text(for key: Key, in locale: Locale, make: () -> String) -> String {
    text(for: key, in: Settings(locale: locale, timeZone: nil, calendar: nil), make)
  }

  /// Returns the text for a key that decides it, apart from the context's settings.
  public func text(for key: Key, in context: DisplayContext, make: () -> String) -> String {
    let settings = Settings(
      locale: context.locale,
      timeZone: context.timeZone,
      calendar: context.calendar
    )
    return text(for: key, in: settings, make)
  }

  private func text(for key: Key, in settings: Settings, _ make: () -> String) -> String {
    if let text = lock.withLock({ known(key, in: settings) }) { return text }
    let text = make()
    lock.withLock { if isKeeping, settings == self.settings { keep(text, for: key) } }
    return text
  }

  private func known(_ key: Key, in settings: Settings) -> String? {
    guard settings == self.settings else {
      self.settings = settings
      isKeeping =
        settings.locale != .autoupdatingCurrent && settings.timeZone != .autoupdatingCurrent
        && settings.calendar != .autoupdatingCurrent
      (recent, earlier) = ([:], [:])
      return nil
    }
    if let text = recent[key] { return text }
    guard let text = earlier[key] else { return nil }
    keep(text, for: key)
    return text
  }

  private func keep(_ text: String, for key: Key) {
    if recent.count >= 1024 { (earlier, recent) = (recent, [:]) }
    recent[key] = text
  }
}
