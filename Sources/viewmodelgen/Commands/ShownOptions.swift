import ArgumentParser
import Evaluator
import Review
import Workspace

/// Options for the locales and languages in which screens are shown.
struct ShownOptions: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("A locale, such as de_DE; may be repeated.", valueName: "id"),
    transform: localeIdentifier
  )
  var locales: [String] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      """
      A language of the texts, such as de; all for every language; en-XA or ar-XB for a pseudo-language made from the texts; may be \
      repeated. Without translations, the specs' language, which determines the plural rules.
      """,
      valueName: "id"
    ),
    transform: languageCode
  )
  var languages: [String] = []

  func selection(of specs: [String], flags: Settings) -> ScreenSelection {
    ScreenSelection(specs, flags: flags, locales: locales, languages: languages)
  }
}

@Sendable private func localeIdentifier(_ argument: String) throws -> String {
  guard isWellFormed(argument), isLocale(argument) else {
    throw ValidationError(mend("a locale such as de_DE", nearestLocale(argument)))
  }
  return argument
}

/// Whether a locale identifier has a form such as `de_DE`, `zh-Hant-TW`, `ar_EG@numbers=latn`.
private func isWellFormed(_ locale: String) -> Bool {
  let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
  let tags = parts.prefix(1) + parts.dropFirst().flatMap { $0.split(separator: ";") }
  return tags.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: "_-=".contains) }
    .allSatisfy { tag in
      !tag.isEmpty
        && tag.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
    }
}

func mend(_ expected: String, _ near: String?) -> String {
  near.map { "Did you mean '\($0)'?" } ?? "Expected \(expected)."
}
