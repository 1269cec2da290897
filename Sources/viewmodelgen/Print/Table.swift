/// A row of the preview: a field and its text in each locale.
struct TableRow: Equatable {
  var label: String
  var cells: [String]
}

/// Columns padded by display width; with a terminal's width, long cells wrap.
///
///     field      en_US       de_DE
///     ─────────  ──────────  ──────────
///     priceText  $1,234.50   1.234,50 $
func table(_ header: TableRow, _ rows: [TableRow], width: Int? = nil) -> String {
  let all = ([header] + rows).map { row in ([row.label] + row.cells).map(cellLines) }
  let count = header.cells.count + 1
  var widths = (0..<count).map { column in
    all.flatMap { $0.dropFirst(column).first ?? [] }.map { displayWidth($0) }.max() ?? 0
  }
  if let width { fit(&widths, into: width) }
  let rule = widths.map { [String(repeating: "─", count: $0)] }
  return (all.prefix(1) + [rule] + all.dropFirst()).map { text(of: $0, widths) }.joined()
}

/// A row is as high as its highest cell.
private func text(of row: [[String]], _ widths: [Int]) -> String {
  let cells = zip(row, widths).map { lines, width in lines.flatMap { wrapped($0, to: width) } }
  let height = cells.map(\.count).max() ?? 1
  return (0..<height).map { line in
    let parts = zip(cells, widths).map { padded($0.dropFirst(line).first ?? "", to: $1) }
    return trimmingEnd(parts.joined(separator: gap)) + "\n"
  }.joined()
}

private let gap = "  "
private let narrowest = 8

/// The label keeps its width where it can; the others share what is left.
private func fit(_ widths: inout [Int], into width: Int) {
  guard let label = widths.first, widths.count > 1 else { return }
  let gaps = gap.utf8.count * (widths.count - 1)
  if widths.reduce(0, +) + gaps <= width { return }
  var free = width - gaps - label
  var columns = widths.indices.dropFirst().sorted { widths[$0] < widths[$1] }[...]
  while let column = columns.popFirst() {
    let share = max(narrowest, free / (columns.count + 1))
    widths[column] = min(widths[column], share)
    free -= widths[column]
  }
}

private func cellLines(_ text: String) -> [String] {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { escapingControls($0.replacingTabs) }
}

/// At spaces where there are any, else anywhere.
private func wrapped(_ line: String, to width: Int) -> [String] {
  var lines: [String] = []
  var rest = line[...]
  while true {
    var used = 0
    let fitting = rest.prefix { character in
      used += displayWidth(character)
      return used <= width
    }
    if fitting.endIndex == rest.endIndex { return lines + [String(rest)] }
    // A character wider than the column goes in all the same.
    let most = fitting.isEmpty ? rest.prefix(1) : fitting
    let isWordEnd = rest[most.endIndex...].first == " "
    let space = isWordEnd ? nil : most.lastIndex(of: " ")
    let piece = space.map { $0 > most.startIndex ? most[..<$0] : most } ?? most
    lines.append(String(piece))
    rest = rest[piece.endIndex...]
    if rest.first == " " { rest = rest.dropFirst() }
  }
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - displayWidth(text)))
}

private func trimmingEnd(_ text: String) -> Substring {
  var text = text[...]
  while text.last == " " { text = text.dropLast() }
  return text
}

extension StringProtocol {
  fileprivate var replacingTabs: String {
    split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")
  }
}
