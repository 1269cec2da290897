import OutputInterface

/// The texts of a screen that Android is known to show differently.
struct KnownTexts {
  /// The differences by the path of their field, in lower case.
  private let differences: [String: [PlatformDifference]]

  init(_ differences: [PlatformDifference]) {
    self.differences = Dictionary(grouping: differences) {
      "." + $0.path.joined(separator: ".").lowercased()
    }
  }

  /// The paths of the leaves that differ in the locale, in lower case.
  func paths(of leaves: [String: String], in locale: String) -> Set<String> {
    let paths = leaves.filter { path, leaf in
      guard leaf.hasPrefix("string ") else { return false }
      let field = path.replacing(/\[\d+\]/, with: "").lowercased()
      return differences[field]?.contains {
        $0.language(of: locale, String(leaf.dropFirst(7))) != nil
      } == true
    }
    return Set(paths.keys.map { $0.lowercased() })
  }
}
