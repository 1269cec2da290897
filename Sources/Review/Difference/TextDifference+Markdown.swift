import DocumentReader

extension TextDifference {
  /// For a comment on a pull request: a table for each screen.
  package func markdown(against revision: String) -> String {
    var page = MarkdownPage()
    page.add("## Texts of screens, compared with \(code(revision))")
    page.add(summary)
    if !notCompared.isEmpty {
      page.add("Not compared, because of mistakes in them: \(listed(notCompared.map(code))).")
    }
    for screen in screens {
      page.add("### " + plain(screen.name), screen.partLines, rows: screen.changes.map(\.row))
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
      parts.isEmpty ? nil : "- \(word): " + listed(parts.map(\.shown))
    }
  }
}

/// As much as people read, and as GitHub takes: no comment of more than 65,536 characters.
private struct MarkdownPage {
  private static let mostRows = 150
  private static let longest = 60_000

  private var blocks: [String] = []
  private var length = 0
  private var rows = 0
  private var untoldRows = 0
  private var untoldScreens = 0

  private mutating func has(roomFor text: String) -> Bool {
    length += text.utf16.count + 2
    return length <= Self.longest
  }

  mutating func add(_ block: String) {
    if has(roomFor: block) { blocks.append(block) }
  }

  /// A screen, with as many of its rows as there is room for.
  mutating func add(_ heading: String, _ parts: [String], rows: [String]) {
    let beginning = ([heading] + parts).joined(separator: "\n")
    guard self.rows < Self.mostRows || rows.isEmpty, has(roomFor: beginning) else {
      untoldScreens += 1
      untoldRows += rows.count
      return
    }
    blocks.append(heading)
    if !parts.isEmpty { blocks.append(parts.joined(separator: "\n")) }
    var table = """
      | example | locale | field | before | after | length |
      | --- | --- | --- | --- | --- | --- |
      """
    let told = rows.prefix { row in
      self.rows += 1
      return self.rows <= Self.mostRows && has(roomFor: row)
    }
    for row in told { table += "\n" + row }
    if !told.isEmpty { blocks.append(table) }
    untoldRows += rows.count - told.count
  }

  var text: String {
    let texts = untoldRows == 0 ? nil : "And \(counted(untoldRows, "more text"))"
    let screens = untoldScreens == 0 ? nil : counted(untoldScreens, "more screen")
    let rest = [texts, screens].compactMap { $0 }.joined(separator: ", with ")
    return (blocks + (rest.isEmpty ? [] : [rest + "."])).joined(separator: "\n\n") + "\n"
  }
}

extension TextDifference.Change {
  fileprivate var row: String {
    let cells = [
      plain(place.example), plain(shown.heading), code(place.field),
      cell(before, beside: after), cell(after, beside: before), lengths,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
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
    guard text.count > most else { return code(text) }
    let same = zip(text, other?.text ?? "").prefix { $0 == $1 }.count
    let start = other == nil ? 0 : max(0, min(same - before, text.count - most))
    let piece = text.dropFirst(start).prefix(most)
    let isEnd = start + piece.count == text.count
    return code((start > 0 ? "…" : "") + piece + (isEnd ? "" : "…"))
  }
}

extension ShownScreens.Part {
  fileprivate var shown: String {
    switch self {
    case .screen: "the screen"
    case .example(let name, _): "example " + code(name)
    case .language(let tag, _): "language " + code(tag)
    case .field(let name, _): "field " + code(name)
    }
  }
}

private func listed(_ names: [String]) -> String {
  let most = 10
  let more = names.count > most ? " and \(names.count - most) more" : ""
  return names.prefix(most).joined(separator: ", ") + more
}

/// A code span, in which no text is markup and none mentions anyone: https://github.github.com/gfm/#code-spans.
private func code(_ text: String) -> String {
  if text.isEmpty { return "*empty*" }
  let line = escapingControls(text).replacing("|", with: "\\|")
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let isPadded =
    line.hasPrefix("`") || line.hasSuffix("`") || line.hasPrefix(" ") && line.hasSuffix(" ")
  return isPadded ? "\(fence) \(line) \(fence)" : fence + line + fence
}

/// As it is where it is a few words, else a code span.
private func plain(_ text: String) -> String {
  text.wholeMatch(of: /[A-Za-z0-9,\/ -]+(_[A-Za-z0-9,\/ -]+)*/) == nil ? code(text) : text
}
