import DocumentReader

extension Impact {
  /// The impact as Markdown for a pull request comment, with a table for each screen.
  package var markdown: String {
    var page = MarkdownPage(row: "change", table: "screen")
    page.add("## How the schema's changes affect screens, compared with \(markdownCode(against))")
    page.add(summary)
    for (words, specs) in otherSpecs {
      page.add("\(words): \(markdownList(specs.map(markdownCode))).")
    }
    for screen in screens where !screen.findings.isEmpty || !screen.samples.isEmpty {
      page.add(
        "### " + markdownPlain(screen.name),
        screen.samples.map(\.line),
        columns: ["", "change", "app in users' hands", "next build", "shown by", "texts"],
        rows: screen.findings.map(\.row)
      )
    }
    return page.text
  }
}

extension ScreenImpact.Finding {
  fileprivate var row: [String] {
    [
      ignored == nil ? severity.words : "ignored",
      changeCell,
      change == nil ? "" : releasedWords,
      ([nextBuildWords] + mistakes.map { markdownCode("\(placeText($0.location)): \($0.message)") }
        + types.map { markdownCode($0.words) })
        .joined(separator: "<br>"),
      markdownList(fields.map(markdownCode)),
      texts.prefix(3).map(\.cell).joined(separator: "<br>"),
    ]
  }

  private var changeCell: String {
    let places = [change?.before, change?.after].map { $0.map(placeText) ?? "–" }
    let reason = ignored.map { ["reason: " + markdownCode($0)] } ?? []
    let place = change == nil ? [] : [markdownCode(places.joined(separator: " → "))]
    return ([markdownCode(title)] + place + reason).joined(separator: "<br>")
  }
}

extension TextChange {
  fileprivate var cell: String {
    let (before, after) = (before.map(shortened), after.map(shortened))
    let given = given.map { " with \(markdownCode($0))" } ?? ""
    return
      "\(markdownCode(example))\(given): \(markdownCode(field)) \(before ?? "–") → \(after ?? "–")"
  }
}

extension SampleResult {
  fileprivate var line: String {
    guard let failure else {
      let changes = changes.map { change in
        "\(markdownCode(change.place.field)) \(shown(change.before)) → \(shown(change.after))"
      }
      let rest = changes.isEmpty ? "" : ", and the next build shows different strings: "
      return "- \(markdownCode(path)): decoded\(rest)\(markdownList(changes))"
    }
    return
      "- \(markdownCode(path)): cannot be decoded: \(markdownCode("\(placeText(failure.location)): \(failure.message)"))"
  }

  private func shown(_ text: ShownText?) -> String { text?.text.map(shortened) ?? "–" }
}

private func shortened(_ text: String) -> String {
  markdownCode(text.count > 60 ? text.prefix(60) + "…" : text)
}
