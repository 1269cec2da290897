import DocumentReader

/// A row of a table, such as a field and its text in each locale.
package struct TableRow: Equatable {
  package var label: String
  package var cells: [TableCell]

  package init(label: String, cells: [TableCell]) {
    self.label = label
    self.cells = cells
  }
}

package struct TableCell: Equatable, ExpressibleByStringLiteral {
  package var text: String
  /// Whether the text describes what the screen shows (nothing, or a list) instead of being shown itself.
  package var isDim = false

  package init(_ text: String, isDim: Bool = false) {
    self.text = text
    self.isDim = isDim
  }

  package init(stringLiteral text: String) { self.init(text) }
}

/// The style in which a table is printed.
package struct TableStyle {
  var color = false
  /// Whether right-to-left text is isolated, so that it does not reorder what is next to it.
  var isolates = false

  package static let plain = TableStyle()

  /// Returns the style for a person at a terminal or for a program, depending on where the output goes.
  package static func suiting(_ console: Console) -> TableStyle {
    TableStyle(color: console.showsColor, isolates: console.isTerminal)
  }

  package func bold(_ text: String) -> String { color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func dim(_ text: String) -> String { color ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  fileprivate func isolated(_ text: String) -> String {
    isolates && readsRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
  }
}

/// Returns a table whose columns are padded by display width. A long cell moves the cells after it to the right.
///
///     field      en_US       de_DE
///     ─────────  ──────────  ──────────
///     priceText  $1,234.50   1.234,50 $
package func textTable(_ header: TableRow, _ rows: [TableRow], style: TableStyle = .plain) -> String
{
  let widths = columnWidths([header] + rows)
  let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: gap)
  return text(of: header, widths, style, isHeader: true) + style.dim(rule) + "\n"
    + rows.map { text(of: $0, widths, style) }.joined()
}

/// Returns the text of a row, with as many lines as its tallest cell.
private func text(
  of row: TableRow,
  _ widths: [Int],
  _ style: TableStyle,
  isHeader: Bool = false
) -> String {
  let cells = zip(row.columns, widths).map { cell, width in
    (lines: cellLines(cell.text), width: width, isDim: cell.isDim)
  }
  let height = cells.map(\.lines.count).max() ?? 1
  return (0..<height).map { index in
    var text = ""
    var column = 0
    var used = 0
    for cell in cells {
      if let line = cell.lines.dropFirst(index).first, !line.isEmpty {
        // Spaces are written before a cell, not after it, so that no line ends in spaces.
        text += String(repeating: " ", count: max(used == 0 ? 0 : gap.utf8.count, column - used))
        let shown = style.isolated(line)
        text += isHeader ? style.bold(shown) : cell.isDim ? style.dim(shown) : shown
        used = column + displayWidth(line)
      }
      column += cell.width + gap.utf8.count
    }
    return text + "\n"
  }.joined()
}

private let gap = "  "
/// The width up to which a column is padded.
private let widest = 48

private func columnWidths(_ rows: [TableRow]) -> [Int] {
  var widths: [Int] = []
  for row in rows {
    let columns = row.columns.map { cell in
      min(widest, cellLines(cell.text).map { displayWidth($0) }.max() ?? 0)
    }
    widths = columns.enumerated().map { max($1, widths.dropFirst($0).first ?? 0) }
  }
  return widths
}

extension TableRow {
  fileprivate var columns: [TableCell] { [TableCell(label)] + cells }
}

/// Returns the lines of a text in a form that is safe to show in a terminal.
func cellLines(_ text: String) -> [String] {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { escapingOpenMarks(String($0).replacing("\t", with: "  ")) }
}
