/// A row of the preview: a field and its text in each locale.
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
  /// Whether the text is not from the screen, but describes what is there: nothing, or a list.
  package var isDim = false

  package init(_ text: String, isDim: Bool = false) {
    self.text = text
    self.isDim = isDim
  }

  package init(stringLiteral text: String) { self.init(text) }
}

/// How a table is shown.
package struct TableStyle {
  /// Where long cells wrap.
  var width: Int?
  var colour = false
  /// Whether text that reads from right to left is kept from reordering what is next to it.
  var isolates = false

  package static let plain = TableStyle()

  /// What suits a person at a terminal, or a program.
  package static func suiting(_ console: Console) -> TableStyle {
    TableStyle(width: console.width, colour: console.showsColour, isolates: console.isTerminal)
  }

  package func bold(_ text: String) -> String { colour ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func dim(_ text: String) -> String { colour ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  fileprivate func isolated(_ text: String) -> String {
    isolates && readsRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
  }
}

/// Pads columns by display width. If there is a width, long cells wrap, and columns that do not fit go into a
/// second table below; without one, each row is a single line, and a long cell moves the cells after it to the right.
///
///     field      en_US       de_DE
///     ─────────  ──────────  ──────────
///     priceText  $1,234.50   1.234,50 $
package func table(_ header: TableRow, _ rows: [TableRow], style: TableStyle = .plain) -> String {
  bands(of: columnWidths([header] + rows), in: style.width).map { band in
    var widths = columnWidths(([header] + rows).map { $0.limited(to: band) })
    if let width = style.width {
      fit(&widths, into: width)
    } else {
      widths = widths.map { min($0, widest) }
    }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: gap)
    return text(of: header.limited(to: band), widths, style, isHeader: true)
      + style.dim(rule) + "\n"
      + rows.map { text(of: $0.limited(to: band), widths, style) }.joined()
  }.joined(separator: "\n")
}

/// A row is as high as its highest cell.
private func text(
  of row: TableRow,
  _ widths: [Int],
  _ style: TableStyle,
  isHeader: Bool = false
) -> String {
  let cells = zip(row.columns, widths).map { cell, width in
    let lines = cellLines(cell.text).flatMap { style.width == nil ? [$0] : wrapped($0, to: width) }
    return (lines: lines, width: width, isDim: cell.isDim)
  }
  let height = cells.map(\.lines.count).max() ?? 1
  return (0..<height).map { index in
    var text = ""
    var column = 0
    var used = 0
    for cell in cells {
      if let line = cell.lines.dropFirst(index).first, !line.isEmpty {
        // Before what is seen, not after, so that no line ends in them.
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
/// The narrowest column: at least this much of each is shown next to others.
private let narrowest = 8
private let comfortable = 12
/// The most that a column is padded to if cells do not wrap.
private let widest = 48

private func columnWidths(_ rows: [TableRow]) -> [Int] {
  var widths: [Int] = []
  for row in rows {
    let columns = row.columns.map { cell in
      cellLines(cell.text).map { displayWidth($0) }.max() ?? 0
    }
    widths = columns.enumerated().map { max($1, widths.dropFirst($0).first ?? 0) }
  }
  return widths
}

/// Which columns stand side by side: all, or as many as the width has room for.
private func bands(of widths: [Int], in width: Int?) -> [Range<Int>] {
  guard let label = widths.first, let width else { return [0..<max(0, widths.count - 1)] }
  var bands: [Range<Int>] = []
  var used = 0
  for (index, column) in widths.dropFirst().enumerated() {
    let needed = gap.utf8.count + min(column, comfortable)
    if let last = bands.last, used + needed <= width {
      bands[bands.endIndex - 1] = last.lowerBound..<index + 1
      used += needed
    } else {
      bands.append(index..<index + 1)
      used = label + needed
    }
  }
  return bands
}

/// The label keeps its width where it can; the others share what is left.
private func fit(_ widths: inout [Int], into width: Int) {
  guard let label = widths.first, widths.count > 1 else { return }
  let gaps = gap.utf8.count * (widths.count - 1)
  if widths.reduce(0, +) + gaps <= width { return }
  let least = widths.dropFirst().map { min($0, narrowest) }.reduce(0, +)
  widths[0] = max(min(label, narrowest), min(label, width - gaps - least))
  var free = width - gaps - widths[0]
  var columns = widths.indices.dropFirst().sorted { widths[$0] < widths[$1] }[...]
  while let column = columns.popFirst() {
    let share = max(narrowest, free / (columns.count + 1))
    widths[column] = min(widths[column], share)
    free -= widths[column]
  }
}

extension TableRow {
  fileprivate var columns: [TableCell] { [TableCell(label)] + cells }

  fileprivate func limited(to band: Range<Int>) -> TableRow {
    TableRow(label: label, cells: Array(cells.dropFirst(band.lowerBound).prefix(band.count)))
  }
}
