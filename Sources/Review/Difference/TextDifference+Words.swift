import DocumentReader

/// How a difference is worded, whatever the format.
extension TextDifference {
  /// In a sentence.
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
    let told =
      texts.isEmpty
      ? "No text changed, but what there is" : "Texts: " + texts.joined(separator: ", ")
    return "\(told); \(screens.count) of \(all) \(screens.count == 1 ? "differs" : "differ")."
  }
}

extension TextDifference.Change {
  /// In characters: `12 → 19`.
  var lengths: String {
    switch (before?.text, after?.text) {
    case (let before?, let after?): "\(before.count) → \(after.count)"
    case (let text?, nil), (nil, let text?): "\(text.count)"
    case (nil, nil): ""
    }
  }
}

extension TextDifference.ScreenDifference {
  /// What came and what went, where something did.
  var notes: [(word: String, parts: [ShownScreens.Part])] {
    [("Added", added), ("Removed", removed)].filter { !$0.parts.isEmpty }
  }

  /// In a line each.
  var noteLines: [String] {
    notes.map { word, parts in
      "\(word): \(parts.map { $0.spoken { "‘\($0)’" } }.joined(separator: ", "))"
    }
  }
}

extension ShownScreens.Part {
  /// In a sentence.
  func spoken(quoting quoted: (String) -> String) -> String {
    switch self {
    case .screen: "the screen"
    case .example(let name, _): "example " + quoted(name)
    case .language(let tag, _): "language " + quoted(tag)
    case .field(let name, _): "field " + quoted(name)
    }
  }
}
