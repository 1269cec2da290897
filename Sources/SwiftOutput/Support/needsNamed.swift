import OutputInterface
import ViewModelIR

/// Returns the needs of handwritten Swift, by the names in it: of the helpers themselves, and of templates, including the user's.
///
/// Code that the tool writes records its needs itself.
package func needsNamed(in source: String) -> Set<Need> {
  var needs: Set<Need> = []
  for line in source.utf8.split(separator: UInt8(ascii: "\n")) where !isComment(line) {
    let words = names(in: String(Substring(line)))
    for (index, word) in words.enumerated() {
      if pieceByName[word] != nil { needs.insert(.helper(word)) }
      if testHelpers.contains(word) { needs.insert(.testHelper(word)) }
      guard let next = words.dropFirst(index + 1).first else { continue }
      // A parameter can be called `context`, too.
      if word == "try", next == "context" { needs.insert(.testHelper(next)) }
      if word == "PluralCategory", let language = languageByName[next] {
        let isShown = words.dropFirst(index + 2).first == "shown"
        needs.insert(.plural(language: language, ofDigits: isShown))
      }
    }
  }
  return needs
}

private let testHelpers: Set<String> = ["decoded", "folded", "notation"]

private func isComment(_ line: Substring.UTF8View) -> Bool {
  line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
}

/// The languages, by the names of their functions in `PluralCategory`: `pl`, `ptPT`.
private let languageByName = Dictionary(
  pluralLanguages().map { (pluralFunctionName($0), $0) },
  uniquingKeysWith: { first, _ in first }
)
