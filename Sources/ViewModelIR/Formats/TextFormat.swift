import DocumentReader
import Foundation
import ViewModelSupport

package enum TextFormat: Hashable, Sendable {
  package enum LetterCase: String, Sendable {
    case uppercase, lowercase
    /// The first letter of each word in upper case, the others in lower case.
    case capitalize
    /// The first letter in upper case, the others unchanged.
    case sentence
  }

  package struct ListOptions: Hashable, Sendable {
    package enum Conjunction: String, CaseIterable, Sendable {
      case and, or
    }

    package enum Width: String, CaseIterable, Sendable {
      case standard, short, narrow
    }

    package var conjunction: Conjunction
    package var width: Width

    package init(conjunction: Conjunction = .and, width: Width = .standard) {
      self.conjunction = conjunction
      self.width = width
    }
  }

  /// The kinds of codes that can be shown as names.
  package enum NamedCode: String, Sendable {
    case region, language, currency
  }

  package enum URLStyle: String, CaseIterable, Sendable {
    /// `example.com`
    case host
    /// `example.com/path`
    case short
    case full
  }

  case letterCase(LetterCase)
  /// `a, b, and c`
  case list(ListOptions)
  /// At most `length` characters. If the text is longer, the last one is an ellipsis.
  case truncate(length: Int)
  /// At most `length` characters around the first of some search words.
  case excerpt(length: Int)
  /// The text, with some search words in bold if it is styled.
  case highlight
  /// The initials of a name: `AL` for Ada King Lovelace.
  case initials(count: Int)
  /// `•••• 1234`
  case mask(visible: Int, character: String)
  case url(URLStyle)
  case name(NamedCode)
  /// The flag of a region as an emoji; empty for other codes.
  case regionFlag
  /// The text that a browser shows for HTML.
  case html
  /// The words of Markdown; in a styled text also its marks.
  case markdown

  var usesContext: Bool {
    switch self {
    case .letterCase, .list, .name: true
    case .truncate, .excerpt, .highlight, .initials, .mask, .url, .regionFlag, .html, .markdown:
      false
    }
  }
}

private let conjunction = LiteralOption<TextFormat.ListOptions.Conjunction>.word(
  "type",
  standard: .and,
  "the conjunction before the last item"
)
private let listWidth = LiteralOption<TextFormat.ListOptions.Width>.word(
  "width",
  standard: .standard,
  "how compact the list is"
)
private let letters = LiteralOption<Int?>.count(
  "count",
  in: 1...3,
  standard: 2,
  "the number of letters"
)
private let visible = LiteralOption<Int?>.count(
  "visible",
  in: 0...100,
  standard: 4,
  "how many letters and digits at the end stay visible"
)
private let bullet = "•"
private let character = LiteralOption.text(
  "character",
  such: bullet,
  "`'*'`",
  "the replacement for each hidden letter or digit",
  says: "`\(bullet)`"
)
private let urlStyle = LiteralOption<TextFormat.URLStyle>.word(
  "style",
  standard: .short,
  "`example.com`, `example.com/path` or the full URL"
)
private let namingLanguage = FormatOption(
  "in",
  "`'de'`, `book.language`",
  "the tag of the language to write the name in; the user's by default"
)

extension FormatDefinition {
  static let uppercase = letterCase(
    .uppercase,
    "All letters in upper case, following the rules of the locale's language."
  )
  static let lowercase = letterCase(.lowercase, "All letters in lower case.")
  static let capitalize = letterCase(
    .capitalize,
    "The first letter of each word in upper case, the others in lower case."
  )
  static let sentence = letterCase(
    .sentence,
    "The first letter in upper case, the others unchanged; useful after another format."
  )

  private static func letterCase(_ letterCase: TextFormat.LetterCase, _ reference: String) -> Self {
    Self(letterCase.rawValue, takes: .strings, reference, .text(.letterCase(letterCase)))
  }

  package static let list = Self(
    "list",
    takes: .listsOfStrings,
    "A list of texts, joined with the locale's punctuation and conjunction.",
    options: [conjunction.option, listWidth.option]
  ) { (options) throws(Diagnostic) in
    let list = TextFormat.ListOptions(
      conjunction: try options.read(conjunction),
      width: try options.read(listWidth)
    )
    return Format(.text(.list(list)))
  }

  static let initials = Self(
    "initials",
    takes: .strings,
    "The initials of a name: by default those of its first and last word, with `count: 3` also that of the second.",
    options: [letters.option]
  ) { (options) throws(Diagnostic) in
    Format(.text(.initials(count: try options.read(letters) ?? 2)))
  }

  static let mask = Self(
    "mask",
    takes: .strings,
    "Hides all letters and digits except the last `visible` ones; spaces, punctuation and symbols such as `+` stay. If the text has no more letters and digits than `visible`, all of them are hidden.",
    options: [visible.option, character.option]
  ) { (options) throws(Diagnostic) in
    let given = try options.read(character)
    if let given, given.text?.count != 1 {
      throw .wrongOption(character.option.name, given, wants: "one character such as '\(bullet)'")
    }
    return Format(
      .text(.mask(visible: try options.read(visible) ?? 4, character: given?.text ?? bullet))
    )
  }

  static let url = Self(
    "url",
    takes: .urls,
    "A web address in a readable form, such as `example.com/path`.",
    options: [urlStyle.option]
  ) { (options) throws(Diagnostic) in
    Format(.text(.url(try options.read(urlStyle))))
  }

  static let html = Self(
    "html",
    takes: .strings,
    "The text that a browser shows for HTML: tags are removed, paragraphs, items and `<br>` become lines, and character references such as `&amp;` become characters. What a browser does not show, such as scripts, is left out. A [styled text](styled-texts.md#markdown-and-html-from-data) keeps bold words, links and the like.",
    .text(.html)
  )

  static let markdown = Self(
    "markdown",
    takes: .strings,
    "A text in Markdown: in a [styled text](styled-texts.md) with its marks, otherwise only its words. Headings, lists and other blocks are shown as they are written.",
    .text(.markdown)
  )

  static let regionName = Self(
    "regionName",
    takes: .strings,
    "The name of a country or region in the user's language, given its ISO 3166 or UN M.49 code. A code without a name is shown unchanged.",
    .text(.name(.region))
  )

  static let languageName = Self(
    "languageName",
    takes: .strings,
    "The name of a language in the user's language, given its BCP 47 tag. It is in lower case if the user's language writes it that way; a tag without a name is shown unchanged.",
    options: [namingLanguage]
  ) { (options) throws(Diagnostic) in
    guard var language = try options.data(namingLanguage, .string) else {
      return Format(.text(.name(.language)))
    }
    if case .literal(.string(let tag)) = language.value.kind, !tag.isKnownLanguage,
      let given = options[namingLanguage.name]
    {
      throw .unknownLanguage(tag, at: given.node?.location ?? given.valueLocation)
    }
    language.name = "language"
    return Format(.text(.name(.language)), [language])
  }

  static let regionFlag = Self(
    "regionFlag",
    takes: .strings,
    "The flag of a country or region as an emoji, given its two-letter ISO 3166 code. Other codes have none.",
    .text(.regionFlag)
  )

  static let currencyName = Self(
    "currencyName",
    takes: .strings,
    "The name of a currency in the user's language, given its ISO 4217 code. A code without a name is shown unchanged.",
    .text(.name(.currency))
  )
}

extension TextFormat {
  func text(_ input: FormatInput) -> String {
    let value = verbatimText(input.value)
    return switch self {
    case .letterCase(let letterCase): letterCase.text(value, input.context.locale)
    case .list(let options):
      listText(input.value.elements.compactMap(\.text), options, input.context.locale)
    case .truncate(let length): value.truncated(to: length)
    case .excerpt(let length):
      value.excerpt(around: input.arguments["words"]?.text ?? "", length: length)
    case .highlight: value
    case .initials(let count): value.nameInitials(count: count)
    case .mask(let visible, let character): value.masked(visible: visible, with: character)
    case .url(.host): value.urlHostText
    case .url(.short): value.urlShortText
    case .url(.full): value.urlFullText
    case .name(.region): value.regionName(in: input.context.locale)
    case .name(.language):
      input.arguments["language"]?.text.map {
        value.translatedLanguageName(to: $0, or: input.context.locale)
      } ?? value.languageName(in: input.context.locale)
    case .name(.currency): value.currencyName(in: input.context.locale)
    case .regionFlag: value.regionFlag
    case .html: value.htmlText
    case .markdown: value.markdownText
    }
  }
}

extension TextFormat.LetterCase {
  fileprivate func text(_ text: String, _ locale: Locale) -> String {
    switch self {
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    case .capitalize: text.capitalized(with: locale)
    case .sentence: text.sentenceCased(with: locale)
    }
  }
}

private func listText(
  _ texts: [String],
  _ options: TextFormat.ListOptions,
  _ locale: Locale
) -> String {
  typealias Style = ListFormatStyle<StringStyle, [String]>
  let conjunction: Style.ListType = options.conjunction == .and ? .and : .or
  let width: Style.Width =
    switch options.width {
    case .standard: .standard
    case .short: .short
    case .narrow: .narrow
    }
  return texts.formatted(.list(type: conjunction, width: width).locale(locale))
}
