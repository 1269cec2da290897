import DocumentReader

/// The wording that all formats share.
extension TextDifference {
  /// A sentence with the number of differences.
  var summary: String {
    let all = counted(comparedScreens, "screen")
    if comparedScreens == 0, !notCompared.isEmpty { return "Nothing could be compared." }
    if isEmpty { return "No differences on \(all)." }
    let changes = changes
    let counts = [
      (changes.count { $0.before != nil && $0.after != nil }, "changed"),
      (changes.count { $0.before == nil }, "added"), (changes.count { $0.after == nil }, "removed"),
    ]
    let texts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let summary =
      texts.isEmpty
      ? "No text changed, but parts of screens were added or removed"
      : "Texts: " + texts.joined(separator: ", ")
    return "\(summary); \(screens.count) of \(all) \(screens.count == 1 ? "differs" : "differ")."
  }
}

extension TextDifference.Change {
  /// The two texts, with escapes for invisible characters if they differ in these.
  var texts: (before: String?, after: String?) { distinguishable(before?.text, after?.text) }

  /// The lengths in characters, such as `12 → 19`.
  var lengths: String {
    switch (before?.text, after?.text) {
    case (let before?, let after?): "\(before.count) → \(after.count)"
    case (let text?, nil), (nil, let text?): "\(text.count)"
    case (nil, nil): ""
    }
  }
}

extension TextDifference.ScreenDifference {
  /// The added and the removed parts, without empty lists.
  var notes: [(word: String, parts: [ShownScreens.Part])] {
    [("Added", added), ("Removed", removed)].filter { !$0.parts.isEmpty }
  }

  /// The notes as lines of text.
  var noteLines: [String] {
    notes.map { word, parts in
      "\(word): \(parts.map { $0.spoken { "‘\($0)’" } }.joined(separator: ", "))"
    }
  }
}

extension ShownScreens.Part {
  /// The part as it is named in a sentence.
  func spoken(quoting quoted: (String) -> String) -> String {
    switch self {
    case .screen: "the screen"
    case .example(let name, _): "example " + quoted(name)
    case .language(let tag, _): "language " + quoted(tag)
    case .field(let name, _): "field " + quoted(name)
    }
  }
}
