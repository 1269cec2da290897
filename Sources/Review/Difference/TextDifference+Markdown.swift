import DocumentReader

extension TextDifference {
  /// The difference as Markdown for a comment on a pull request, with a table for each screen.
  package var markdown: String {
    var page = MarkdownPage(row: "text", table: "screen")
    page.add("## Texts of screens, compared with \(markdownCode(revision))")
    page.add(summary)
    if !notCompared.isEmpty {
      page.add("Not compared: \(markdownList(notCompared.map(markdownCode))).")
    }
    for screen in screens {
      page.add(
        "### " + markdownPlain(screen.name),
        screen.notes.map {
          "- \($0): \(markdownList($1.map { $0.spoken(quoting: markdownCode) }))"
        },
        columns: ["example", "locale", "field", "before", "after", "length"],
        rows: screen.changes.map(\.row)
      )
    }
    return page.text
  }
}

extension TextDifference.Change {
  fileprivate var row: [String] {
    let texts = texts
    return [
      markdownPlain(place.example), markdownPlain(shown.heading), markdownCode(place.field),
      cell(texts.before, of: before, beside: texts.after),
      cell(texts.after, of: after, beside: texts.before), lengths,
    ]
  }

  /// The text as code; a long text is cut to the part around the first difference.
  private func cell(_ text: String?, of shown: ShownText?, beside other: String?) -> String {
    guard let text else { return shown == nil ? "–" : "*nil*" }
    let (most, before) = (100, 20)
    guard text.count > most else { return markdownCode(text) }
    let same = zip(text, other ?? "").prefix { $0 == $1 }.count
    let start = other == nil ? 0 : max(0, min(same - before, text.count - most))
    let piece = text.dropFirst(start).prefix(most)
    let isEnd = start + piece.count == text.count
    return markdownCode((start > 0 ? "…" : "") + piece + (isEnd ? "" : "…"))
  }
}
