nonisolated extension String {
  /// Covers all but the last characters: `•••• 1234`; spaces and punctuation stay and do not count.
  ///
  /// A text that has no more than those is covered as a whole.
  package func masked(visible count: Int, with mask: String = "•") -> String {
    let secrets = filter { !$0.isWhitespace && !$0.isPunctuation }.count
    var covered = secrets > count ? secrets - count : secrets
    return map { character in
      if character.isWhitespace || character.isPunctuation || covered == 0 {
        return String(character)
      }
      covered -= 1
      return mask
    }
    .joined()
  }
}
