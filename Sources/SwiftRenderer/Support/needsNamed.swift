import SupportSource
import SwiftCode
import ViewModelIR

/// The needs of Swift that people wrote: of the helpers themselves, and of the text of a template, which may be the user's.
///
/// What the tool writes knows its needs by itself.
func needsNamed(in source: String) -> Set<Need> {
  var needs: Set<Need> = []
  for line in source.utf8.split(separator: newline) where !isComment(line) {
    let words = line.split { !isNamePart($0) }.map { String(Substring($0)) }
    for (index, word) in words.enumerated() {
      if pieceByName[word] != nil { needs.insert(.helper(word)) }
      if testHelpers.contains(word) { needs.insert(.testHelper(word)) }
      guard let next = words.dropFirst(index + 1).first else { continue }
      // A parameter may be called `context`, too.
      if word == "try", next == "context" { needs.insert(.testHelper(next)) }
      if word == "PluralCategory", let language = languageByName[next] {
        let isShown = words.dropFirst(index + 2).first == "shown"
        needs.insert(.plural(language: language, ofDigits: isShown))
      }
    }
  }
  return needs
}

/// The items, with what each text names before it.
func withNeeds(_ items: [Template.Item]) -> [Template.Item] {
  var isInComment = false
  return withNeeds(items, &isInComment)
}

/// `isInComment`: whether the next text goes on with the line of a comment.
private func withNeeds(_ items: [Template.Item], _ isInComment: inout Bool) -> [Template.Item] {
  items.flatMap { item -> [Template.Item] in
    switch item {
    case .text(let text):
      let code = isInComment ? String(text.drop { $0 != "\n" }) : text
      let lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      if lines.count > 1 { isInComment = false }
      if let last = lines.last, isComment(last) { isInComment = true }
      let needs = needsNamed(in: code)
      return needs.isEmpty ? [item] : [.needs(needs), item]
    case .leading(_, _, let lineEnd):
      if lineEnd != nil { isInComment = false }
      return [item]
    case .section(let name, let inverted, let body):
      return [.section(name, inverted: inverted, body: withNeeds(body, &isInComment))]
    case .separator, .variable, .needs: return [item]
    }
  }
}

private let testHelpers: Set<String> = ["decoded", "folded"]

private func isComment(_ line: Substring.UTF8View) -> Bool {
  line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
}

private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// `pl`, `ptPT`: as the functions of `PluralCategory` are called.
private let languageByName = Dictionary(
  pluralLanguages().map { (pluralFunctionName($0), $0) },
  uniquingKeysWith: { first, _ in first }
)
