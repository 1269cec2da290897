import DocumentReader

extension TextDifference {
  /// For a comment on a pull request: a table for each screen.
  package func markdown(against revision: String) -> String {
    var page = MarkdownPage(row: "text", table: "screen")
    page.add("## Texts of screens, compared with \(markdownCode(revision))")
    page.add(summary)
    if !notCompared.isEmpty {
      page.add(
        "Not compared, because of mistakes in them: \(markdownList(notCompared.map(markdownCode)))."
      )
    }
    for screen in screens {
      page.add(
        "### " + markdownPlain(screen.name),
        screen.partLines,
        columns: ["example", "locale", "field", "before", "after", "length"],
        rows: screen.changes.map(\.row)
      )
    }
    return page.text
  }

  /// In a sentence.
  var summary: String {
    let all = counted(comparedScreens, "screen")
    if isEmpty { return "No differences on \(all)." }
    let changes = changes
    let counts = [
      (changes.count { $0.before != nil && $0.after != nil }, "changed"),
      (changes.count { $0.before == nil }, "added"), (changes.count { $0.after == nil }, "removed"),
    ]
    let texts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let told = texts.isEmpty ? "No text differs" : "Texts: " + texts.joined(separator: ", ")
    return "\(told); \(screens.count) of \(all) \(screens.count == 1 ? "differs" : "differ")."
  }
}

extension TextDifference.ScreenDifference {
  fileprivate var partLines: [String] {
    [("Added", added), ("Removed", removed)].compactMap { word, parts in
      parts.isEmpty ? nil : "- \(word): " + markdownList(parts.map(\.shown))
    }
  }
}

extension TextDifference.Change {
  fileprivate var row: [String] {
    [
      markdownPlain(place.example), markdownPlain(shown.heading), markdownCode(place.field),
      cell(before, beside: after), cell(after, beside: before), lengths,
    ]
  }

  /// In characters: `12 → 19`.
  var lengths: String {
    switch (before?.text, after?.text) {
    case (let before?, let after?): "\(before.count) → \(after.count)"
    case (let text?, nil), (nil, let text?): "\(text.count)"
    case (nil, nil): ""
    }
  }

  /// Cut around the first difference where it is long.
  private func cell(_ shown: ShownText?, beside other: ShownText?) -> String {
    guard let shown else { return "–" }
    guard let text = shown.text else { return "*nil*" }
    let (most, before) = (100, 20)
    guard text.count > most else { return markdownCode(text) }
    let same = zip(text, other?.text ?? "").prefix { $0 == $1 }.count
    let start = other == nil ? 0 : max(0, min(same - before, text.count - most))
    let piece = text.dropFirst(start).prefix(most)
    let isEnd = start + piece.count == text.count
    return markdownCode((start > 0 ? "…" : "") + piece + (isEnd ? "" : "…"))
  }
}

extension ShownScreens.Part {
  fileprivate var shown: String {
    switch self {
    case .screen: "the screen"
    case .example(let name, _): "example " + markdownCode(name)
    case .language(let tag, _): "language " + markdownCode(tag)
    case .field(let name, _): "field " + markdownCode(name)
    }
  }
}
