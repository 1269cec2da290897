import DocumentReader
import Workspace

extension Impact {
  /// The impact as text for a terminal.
  package func text(style: TableStyle) -> String {
    var lines = ["Compared with \(escapingControls(against))", "", summary]
    lines += otherSpecs.map { "\($0.words): \(list($0.specs, "and"))." }
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
  /// The lines of a finding. A harmless change that no field shows, as most are, takes only one.
  fileprivate var lines: [String] {
    if severity == .none, ignored == nil, mistakes.isEmpty, fields.isEmpty {
      let place = (change?.after ?? change?.before).map { " (\(placeText($0)))" } ?? ""
      return ["  no harm: \(escapingControls(title))\(place)"]
    }
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
    for type in types { add("type of \(escapingControls(type.words))") }
    for text in texts.prefix(mostTexts) { add(text.shown) }
    if texts.count > mostTexts { add("and \(counted(texts.count - mostTexts, "more text"))") }
    return lines
  }
}

private let mostTexts = 10

extension TextChange {
  /// The example, the data put into it, and the text before and after: `nothing known with "on_the_way", stockText: "In stock" → "Ask us"`.
  fileprivate var shown: String {
    let given = given.map { " with \($0)" } ?? ""
    return escapingControls("\(example)\(given), \(field): ")
      + change(from: before, to: after)
  }
}

private func change(from before: String?, to after: String?) -> String {
  let (before, after) = distinguishable(before, after)
  return "\(inQuotes(before)) → \(inQuotes(after))"
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
      let new = next[text.place.field] ?? nil
      let shown =
        new == text.text || self.next == nil
        ? inQuotes(text.text) : change(from: text.text, to: new)
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
