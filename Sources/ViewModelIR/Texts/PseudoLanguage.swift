/// Languages that nobody speaks, made from the specs' texts: they show what is not translated, is clipped or stands on the wrong side.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Accents, longer texts, and brackets where they begin and end.
  case accented = "en-XA"
  /// Written from right to left.
  case mirrored = "ar-XB"
}

extension Screen {
  /// The plural rules of one of its languages.
  package func plurals(of language: String) -> PluralRules {
    let isOwn = language == self.language || PseudoLanguage(rawValue: language) != nil
    return isOwn ? plurals : pluralRules(for: language) ?? plurals
  }
}
