import DocumentReader

private let length = LiteralOption<Int?>.count(
  "length",
  in: 1...10_000,
  "the maximum number of characters, including the ellipsis",
  isRequired: true
)
private let searchWords = FormatOption(
  "words",
  "`query`",
  "the search words, with spaces between them",
  isRequired: true
)
private let excerptLength = LiteralOption<Int?>.count(
  "length",
  in: 20...10_000,
  "the maximum number of characters, including the ellipses",
  isRequired: true
)

/// Formats that show a part of a long text, and what was searched for in it.
extension FormatDefinition {
  static let truncate = Self(
    "truncate",
    takes: .strings,
    "At most `length` characters; a longer text is cut off and ends with `…`. An emoji counts as one character, even if it combines several.",
    options: [length.option]
  ) { (options) throws(Diagnostic) in
    guard let length = try options.read(length) else {
      throw options.missing(length.option, such: "40")
    }
    return Format(.text(.truncate(length: length)))
  }

  static let excerpt = Self(
    "excerpt",
    takes: .strings,
    "At most `length` characters around the first of the search words that the text contains, whatever their case and accents; around its beginning if it contains none. It is cut between words, with `…` in place of the rest.",
    options: [searchWords, excerptLength.option]
  ) { (options) throws(Diagnostic) in
    guard let words = try options.data(searchWords, .string) else {
      throw options.missing(searchWords, such: "query")
    }
    guard let length = try options.read(excerptLength) else {
      throw options.missing(excerptLength.option, such: "120")
    }
    return Format(.text(.excerpt(length: length)), [words])
  }

  static let highlight = Self(
    "highlight",
    takes: .strings,
    "The text, in which a [styled text](styled-texts.md#search-words) shows the search words in bold, whatever their case and accents.",
    options: [searchWords]
  ) { (options) throws(Diagnostic) in
    guard let words = try options.data(searchWords, .string) else {
      throw options.missing(searchWords, such: "query")
    }
    return Format(.text(.highlight), [words])
  }
}
