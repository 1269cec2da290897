/// A tag, and those of the languages that it falls back to: `zh-Hant-HK`, `zh-Hant`; `de-AT`, `de`.
func fallbackTags(of tag: String) -> [String] {
  var parts = tag.split(separator: "-")
  var tags = [tag]
  while parts.count > 1 {
    // Without its script it would be another language to read.
    if parts.last?.count == 4 { break }
    parts.removeLast()
    let parent = parts.joined(separator: "-")
    tags.append(parent)
    if parts.count == 1, parent == "zh", let region = tag.split(separator: "-").last {
      tags[tags.count - 1] = ["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans"
    }
  }
  return tags
}

/// A tag as BCP 47 has it, whichever sign a tool has put between its parts.
func hyphenated(_ tag: String) -> String {
  String(tag.map { $0 == "_" ? "-" : $0 })
}

/// By its language, or a script that it names.
package func isRightToLeft(_ tag: String) -> Bool {
  let parts = tag.split(separator: "-").map(String.init)
  if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
    return ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc", "Adlm"].contains(script)
  }
  return rightToLeftLanguages.contains(parts.first ?? "")
}

private let rightToLeftLanguages: Set = [
  "ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
]
