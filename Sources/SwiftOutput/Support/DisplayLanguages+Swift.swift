import OutputInterface
import TextOutput
import ViewModelIR

extension DisplayLanguages {
  /// Of `swift`.
  static let needs: Set<Need> = [.helper("bestLanguage"), .helper("speaking")]

  /// The enum of the languages, and a context that has one of them: the support file's, in place of the one that has none.
  var swift: String {
    let cases = all.map { tag in
      let raw = languageCase(tag) == tag ? "" : " = \"\(tag)\""
      let line = "  case \(languageCase(tag))\(raw)\n"
      return PseudoLanguage(rawValue: tag) == nil ? line : "  #if DEBUG\n  \(line)  #endif\n"
    }
    return """
      import Foundation

      /// A language that texts are in.
      package nonisolated enum DisplayLanguage: String, CaseIterable, Sendable {
      \(cases.joined())
        /// The best for a user with these preferences, the first of them before all others; `\(source)`
        /// where there is none of them.
        package init(for preferences: [String] = Locale.preferredLanguages) {
          let best = bestLanguage(of: Self.allCases.map(\\.rawValue), for: preferences)
          self = best.flatMap { Self(rawValue: $0) } ?? .\(languageCase(source))
        }
      }

      /// What decides how a value is shown, apart from the value itself.
      package nonisolated struct DisplayContext: Hashable, Sendable {
        package var language: DisplayLanguage
        package var locale: Locale
        package var timeZone: TimeZone
        package var calendar: Calendar
        package var now: Date

        /// Anything left out is the user's setting, or the time, at the moment of the call; words and
        /// formats are in one language.
        package init(
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

        /// The user's settings and the time, as they are at the moment of the call.
        package static var current: DisplayContext { DisplayContext() }
      }

      """
  }
}
