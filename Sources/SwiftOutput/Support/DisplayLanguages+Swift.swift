import OutputInterface
import ViewModelIR

extension DisplayLanguages {
  /// The helpers that the code in `swift` calls.
  static let needs: Set<Need> = [.helper("bestLanguage"), .helper("speaking")]

  /// The Swift code of `DisplayLanguage`, and of a `DisplayContext` with a language, which replaces the helper without one.
  var swift: String {
    let cases = all.map { tag in
      let raw = languageCase(tag) == tag ? "" : " = \"\(tag)\""
      let line = "  case \(languageCase(tag))\(raw)\n"
      return PseudoLanguage(rawValue: tag) == nil ? line : "  #if DEBUG\n  \(line)  #endif\n"
    }
    return """
      /// A language that the texts are available in.
      public nonisolated enum DisplayLanguage: String, CaseIterable, Sendable {
      \(cases.joined())
        /// Creates the available language that matches the first preference possible; `\(source)` if
        /// none of the preferences is available.
        public init(for preferences: [String] = Locale.preferredLanguages) {
          let best = bestLanguage(of: Self.allCases.map(\\.rawValue), for: preferences)
          self = best.flatMap { Self(rawValue: $0) } ?? .\(languageCase(source))
        }
      }

      /// The language, the settings and the time that values are formatted for.
      public nonisolated struct DisplayContext: Hashable, Sendable {
        public var language: DisplayLanguage
        public var locale: Locale
        public var timeZone: TimeZone
        public var calendar: Calendar
        public var now: Date

        /// Creates a context. Arguments that are left out default to the user's current settings and
        /// the current time. If `language` or `locale` is left out, it follows from the other one.
        public init(
          language: DisplayLanguage? = nil,
          locale: Locale? = nil,
          timeZone: TimeZone = .current,
          calendar: Calendar = .current,
          now: Date = Date()
        ) {
          let spoken =
            language ?? locale.map { DisplayLanguage(for: [$0.identifier]) } ?? DisplayLanguage()
          self.language = spoken
          self.locale = locale ?? Locale.current.speaking(spoken.rawValue)
          self.timeZone = timeZone
          self.calendar = calendar
          self.now = now
        }

        /// The user's current settings and the current time.
        public static var current: DisplayContext { DisplayContext() }
      }

      """
  }
}
