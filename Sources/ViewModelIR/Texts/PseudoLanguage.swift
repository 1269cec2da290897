/// Artificial languages, generated from the specs' texts. They reveal texts that are not translated, are clipped or are on the
/// wrong side.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Accented letters, longer texts, and brackets at the start and the end.
  case accented = "en-XA"
  /// Written from right to left.
  case mirrored = "ar-XB"
}

extension Screen {
  /// The plural rules of one of the screen's languages. The pseudo-languages have those of the source language.
  package func plurals(of language: String) -> PluralRules {
    let isOwn = language == self.language || PseudoLanguage(rawValue: language) != nil
    return isOwn ? plurals : pluralRules(for: language) ?? plurals
  }
}
