import DocumentReader

extension Diagnostic {
  static func composedDefault(
    _ text: String,
    isOfChoice: Bool,
    at location: Location
  ) -> Diagnostic {
    let remedy =
      isOfChoice
      ? "'cases' with whole sentences are easier"
      : "a 'fallback' with a whole sentence is easier"
    return Diagnostic(
      .note,
      .composedText,
      "\(quoted(text)) is inserted into a longer text, which can be hard to translate; \(remedy)",
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

  static func untranslatedWords(_ words: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .composedText,
      "the words \(quoted(words)) in an expression are not translated: write the whole text as a template, with the values in braces",
      at: location
    )
  }

  static func bareNumber(_ path: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .bareNumber,
      "the words after '\(path)' are the same for every number, which is wrong in many languages; with 'plural' they follow the number",
      at: location
    )
  }

  static func cutText(at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .cutText,
      "'truncate' cuts translated words, which can be longer in other languages: give the field a 'maxLength', which translators see, instead",
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
