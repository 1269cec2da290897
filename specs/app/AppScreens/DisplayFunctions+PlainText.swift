import Foundation

nonisolated extension DisplayFunctions {
  /// The text of a piece of HTML, with an empty line between paragraphs.
  static func plainText(_ html: String) -> String {
    let lines = html.replacingOccurrences(of: "</p><p>", with: "\n\n")
      .replacingOccurrences(of: "<br>", with: "\n")
    var text = ""
    var isInTag = false
    for character in lines {
      switch character {
      case "<": isInTag = true
      case ">" where isInTag: isInTag = false
      default: if !isInTag { text.append(character) }
      }
    }
    return entities.reduce(text) { text, entity in
      text.replacingOccurrences(of: entity.name, with: entity.character)
    }
  }

  /// `&amp;` is the last one, so that `&amp;lt;` becomes `&lt;`.
  private static let entities = [
    (name: "&lt;", character: "<"), (name: "&gt;", character: ">"),
    (name: "&quot;", character: "\""), (name: "&#39;", character: "'"),
    (name: "&amp;", character: "&"),
  ]
}
