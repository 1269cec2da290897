import DocumentReader
import Reports

extension Impact {
  /// For people at a terminal.
  package func text(style: TableStyle) -> String {
    var lines = ["Compared with \(escapingControls(against))", "", summary]
    if !isComplete { lines.append("Not compared: \(list(notCompared.sorted())).") }
    if !added.isEmpty { lines.append("New, and so in no app: \(list(added)).") }
    for screen in screens where !screen.findings.isEmpty || !screen.samples.isEmpty {
      lines += [
        "", style.bold("\(escapingControls(screen.name)) (\(escapingControls(screen.spec)))"),
      ]
      for finding in screen.findings { lines += [""] + finding.lines }
      for sample in screen.samples { lines += [""] + sample.lines }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ScreenImpact.Finding {
  fileprivate var lines: [String] {
    var lines = ["  \(ignored == nil ? severity.words : "ignored"): \(escapingControls(title))"]
    func add(_ line: String) { lines.append("    " + line) }
    if let ignored { add("reason: \(escapingControls(ignored))") }
    if change != nil { add("app in users' hands: \(releasedWords)") }
    add("next build: \(nextBuildWords)")
    if !fields.isEmpty {
      add("shown by: \(fields.map { escapingControls($0) }.joined(separator: ", "))")
    }
    if let before = change?.before { add("before: \(placeText(before))") }
    if let after = change?.after { add("after:  \(placeText(after))") }
    for mistake in mistakes {
      add("\(placeText(mistake.location)): \(mistake.message) [\(mistake.code.rawValue)]")
    }
    for text in texts.prefix(mostTexts) {
      add("\(escapingControls(text.example)), \(escapingControls(text.field)): \(text.shown)")
    }
    if texts.count > mostTexts { add("and \(counted(texts.count - mostTexts, "more text"))") }
    return lines
  }
}

private let mostTexts = 10

extension TextChange {
  /// `"Open" → "Unknown"`
  fileprivate var shown: String { "\(inQuotes(before)) → \(inQuotes(after))" }
}

private func inQuotes(_ text: String?) -> String {
  text.map { "\"\(escapingControls($0))\"" } ?? "nothing"
}

extension SampleResult {
  fileprivate var lines: [String] {
    var lines = ["  \(escapingControls(path))"]
    if let failure {
      lines.append(
        "    app in users' hands: cannot decode it: \(placeText(failure.location)): \(failure.message)"
      )
    }
    let next = Dictionary((self.next ?? []).map { ($0.place.field, $0.text) }) { first, _ in first }
    for text in released ?? [] {
      let new = next[text.place.field]
      let shown =
        new == text.text || self.next == nil
        ? inQuotes(text.text) : "\(inQuotes(text.text)) → \(inQuotes(new))"
      lines.append("    \(escapingControls(text.place.field)): \(shown)")
    }
    if released == nil {
      for text in self.next ?? [] {
        lines.append(
          "    \(escapingControls(text.place.field)), next build: \(inQuotes(text.text))"
        )
      }
    }
    return lines
  }
}
