/// An option of a format, as the reference and editors explain it.
package struct FormatOption: Sendable {
  package let name: String
  /// The words that it takes; nil for other values.
  package let words: [String]?
  /// The words, or values such as it takes, in Markdown.
  package let values: String
  /// What it does, in Markdown.
  package let reference: String

  private init(_ name: String, words: [String]?, values: String, _ reference: String) {
    self.name = name
    self.words = words
    self.values = values
    self.reference = reference
  }

  /// `values`: such as it takes.
  static func value(_ name: String, _ values: String, _ reference: String) -> Self {
    FormatOption(name, words: nil, values: values, reference)
  }

  static func flag(_ name: String, _ reference: String) -> Self {
    words(name, ["true", "false"], reference)
  }

  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Word.Type,
    except unfit: Word? = nil,
    _ reference: String
  ) -> Self {
    words(name, Word.allCases.map(\.rawValue).filter { $0 != unfit?.rawValue }, reference)
  }

  private static func words(_ name: String, _ words: [String], _ reference: String) -> Self {
    let values = words.map { "`\($0)`" }.joined(separator: ", ")
    return FormatOption(name, words: words, values: values, reference)
  }
}
