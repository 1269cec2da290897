import Foundation

/// The functions that `viewmodelgen.yaml` declares, written by hand as in an app.
nonisolated extension DisplayFunctions {
  /// The text without its tags and with the most common entity replaced.
  static func plainText(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      switch character {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    return text.replacingOccurrences(of: "&amp;", with: "&")
  }

  /// The part that `likes` is of `all`; `nil` without a positive number to compare with.
  static func share(_ likes: Int, _ all: Int?) -> Double? {
    guard let all, all > 0 else { return nil }
    return Double(likes) / Double(all)
  }
}
