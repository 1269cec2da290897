import DocumentReader

extension Diagnostic {
  static func composedDefault(_ text: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .composedText,
      "\(quoted(text)) is put into a longer text; a 'fallback' of its own can be translated as a sentence",
      at: location
    )
  }

  static func composedMap(at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .composedText,
      "what the map says is put into a longer text; 'cases' can be translated as sentences",
      at: location
    )
  }

  static func fixedPattern(at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .fixedPattern,
      "a pattern has one order of day, month and year in all languages; 'date(skeleton: …)' has each language's own. Where that is meant, "
        + "write 'translate: false'",
      at: location
    )
  }
}
