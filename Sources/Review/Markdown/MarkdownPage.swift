import DocumentReader

/// A page that is cut to a readable length, which also fits into a GitHub comment of at most 65,536 characters.
package struct MarkdownPage {
  private static let mostRows = 150
  private static let longest = 60_000

  /// The nouns for a row and for a table, with which the end of the page counts what was cut.
  let row: String
  let table: String
  private var blocks: [String] = []
  private var length = 0
  private var rows = 0
  private var omittedRows = 0
  private var omittedTables = 0

  package init(row: String, table: String) {
    self.row = row
    self.table = table
  }

  private mutating func has(roomFor text: String) -> Bool {
    length += text.utf16.count + 2
    return length <= Self.longest
  }

  package mutating func add(_ block: String) {
    if has(roomFor: block) { blocks.append(block) }
  }

  /// Adds a heading, lines of text, and a table with as many of its rows as fit.
  package mutating func add(
    _ heading: String,
    _ parts: [String],
    columns: [String],
    rows: [[String]]
  ) {
    let beginning = ([heading] + parts).joined(separator: "\n")
    guard self.rows < Self.mostRows || rows.isEmpty, has(roomFor: beginning) else {
      omittedTables += 1
      omittedRows += rows.count
      return
    }
    blocks.append(heading)
    if !parts.isEmpty { blocks.append(parts.joined(separator: "\n")) }
    var table = line(columns) + "\n" + line(columns.map { _ in "---" })
    let shown = rows.map(line).prefix { row in
      self.rows += 1
      return self.rows <= Self.mostRows && has(roomFor: row)
    }
    for row in shown { table += "\n" + row }
    if !shown.isEmpty { blocks.append(table) }
    omittedRows += rows.count - shown.count
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  package var text: String {
    let rows = omittedRows == 0 ? nil : "And \(counted(omittedRows, "more \(row)"))"
    let tables = omittedTables == 0 ? nil : counted(omittedTables, "more \(table)")
    let rest = [rows, tables].compactMap { $0 }.joined(separator: ", with ")
    return (blocks + (rest.isEmpty ? [] : [rest + "."])).joined(separator: "\n\n") + "\n"
  }
}

package func markdownList(_ names: [String]) -> String {
  let most = 10
  let more = names.count > most ? " and \(names.count - most) more" : ""
  return names.prefix(most).joined(separator: ", ") + more
}

/// A code span, in which GitHub ignores markup and mentions: https://github.github.com/gfm/#code-spans.
package func markdownCode(_ text: String) -> String {
  if text.isEmpty { return "*empty*" }
  let line = escapingControls(text).replacing("|", with: "\\|")
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let isPadded =
    line.hasPrefix("`") || line.hasSuffix("`") || line.hasPrefix(" ") && line.hasSuffix(" ")
  return isPadded ? "\(fence) \(line) \(fence)" : fence + line + fence
}

/// The text itself if it consists of simple words, otherwise a code span. GitHub links words such as `GH-12`, and hashes of commits:
/// https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
package func markdownPlain(_ text: String) -> String {
  let isSimple = text.wholeMatch(of: /[A-Za-z0-9,\/ -]+(_[A-Za-z0-9,\/ -]+)*/) != nil
  let canBeLink = text.contains(/[A-Za-z_-][0-9]|[0-9][A-Za-z]|[0-9A-Fa-f]{7}/)
  return isSimple && !canBeLink ? text : markdownCode(text)
}
