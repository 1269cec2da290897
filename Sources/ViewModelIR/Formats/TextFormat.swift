package enum TextFormat: Hashable, Sendable {
  package enum LetterCase: String, Sendable {
    case uppercase, lowercase
    /// The first letter of each word upper case, the others lower case.
    case capitalize
    /// The first letter upper case, the others as they are.
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

  /// The kinds of codes whose names are shown.
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
  /// At most so many characters, the last of them an ellipsis where some were cut off.
  case truncate(length: Int)
  /// `AL` for Ada King Lovelace.
  case initials(count: Int)
  /// `•••• 1234`
  case mask(visible: Int, character: String)
  case url(URLStyle)
  case name(NamedCode)

  var usesContext: Bool {
    switch self {
    case .letterCase, .list, .name: true
    case .truncate, .initials, .mask, .url: false
    }
  }
}
