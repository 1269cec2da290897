/// Returns the available language that matches the first preference possible, or `nil` if none of
/// the preferences is available. Tags are BCP 47 tags or locale identifiers.
package nonisolated func bestLanguage(
  of available: [String],
  for preferences: [String]
) -> String? {
  let known = available.map { (tag: $0, name: LanguageSubtags($0)) }
  for preference in preferences {
    let wanted = LanguageSubtags(preference)
    let served = known.filter { $0.name.isRead(like: wanted) }
    let best =
      served.first { $0.name.region == wanted.region }
      ?? served.first { $0.name.region == nil } ?? served.first
    if let best { return best.tag }
  }
  return nil
}

/// The parts of a language tag that languages are matched by.
package nonisolated struct LanguageSubtags {
  package let language: String
  /// The script, for languages that are written in several, since readers of one may not read
  /// another; otherwise empty.
  package let script: String
  package let region: String?

  package init(_ tag: String) {
    let parts = tag.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
    let subtags = parts.dropFirst().prefix { $0.count > 1 }
    let code = parts.first?.lowercased() ?? ""
    language = ["no": "nb", "iw": "he", "in": "id"][code] ?? code
    region = subtags.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?
      .uppercased()
    let written = subtags.first { $0.count == 4 }?.lowercased()
    switch language {
    case "zh": script = written ?? (["TW", "HK", "MO"].contains(region) ? "hant" : "hans")
    case "sr", "kk", "ky", "mn", "tg": script = written ?? "cyrl"
    case "az", "bs", "uz": script = written ?? "latn"
    case "pa": script = written ?? "guru"
    default: script = ""
    }
  }

  fileprivate func isRead(like other: LanguageSubtags) -> Bool {
    language == other.language && script == other.script
  }
}
