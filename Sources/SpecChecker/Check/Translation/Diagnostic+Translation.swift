import DocumentReader

extension Diagnostic {
  static func composedDefault(_ text: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .composedText,
      "\(quoted(text)) is inserted into a longer text, which can be hard to translate; a 'fallback' with a whole sentence is easier",
      at: location
    )
  }

  static func composedMap(at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .composedText,
      "the map's texts are inserted into a longer text, which can be hard to translate; 'cases' with whole sentences are easier",
      at: location
    )
  }

  static func fixedPattern(at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .fixedPattern,
      "a pattern has the same order of day, month and year in all languages: use 'date(skeleton: …)' to follow each language, "
        + "or write 'translate: false' if it should be the same",
      at: location
    )
  }
}
