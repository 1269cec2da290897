package enum TextFormat: Hashable, Sendable {
  package enum LetterCase: String, Sendable {
    case uppercase, lowercase
    /// The first letter of each word upper case, the others lower case.
    case capitalize
  }

  case letterCase(LetterCase)

  var usesContext: Bool {
    switch self {
    case .letterCase: true
    }
  }
}
