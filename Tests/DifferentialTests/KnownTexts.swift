import OutputInterface

/// The texts of a screen that Android is known to show differently.
struct KnownTexts {
  /// The differences by the path of their field, in lower case.
  private let differences: [String: [PlatformDifference]]

  init(_ differences: [PlatformDifference]) {
    self.differences = Dictionary(grouping: differences) {
      $0.path.joined(separator: ".").lowercased()
    }
  }

  /// The differences of the leaves that differ in the locale, by the path of the leaf, which is in lower case, too.
  func differences(
    of leaves: [String: String],
    in locale: String
  ) -> [String: [PlatformDifference]] {
    leaves.reduce(into: [:]) { known, leaf in
      guard leaf.value.hasPrefix("string ") else { return }
      let names = leaf.key.split(separator: ".").map { $0.prefix { $0 != "[" } }
      guard let rows = differences[names.joined(separator: ".")] else { return }
      let text = String(leaf.value.dropFirst(7))
      let found = rows.filter { $0.language(of: locale, text) != nil }
      if !found.isEmpty { known[leaf.key] = found }
    }
  }
}
