import DocumentReader
import OutputInterface

/// Returns what `diff -u` prints, except that `\r\n` counts as `\n` and control characters are escaped.
func unifiedDiff(from oldName: String, _ old: [UInt8], to newName: String, _ new: [UInt8]) -> String
{
  let edits = lineEdits(from: lines(of: old), to: lines(of: new))
  var text = "--- \(oldName)\n+++ \(newName)\n"
  for hunk in hunks(of: edits) {
    text += hunk.heading
    let hidden = hunk.hiddenChanges
    for edit in hunk.edits {
      switch edit {
      case .keep(let line): append(line, after: " ", to: &text)
      case .delete(let line): append(line, after: "-", hidden, to: &text)
      case .insert(let line): append(line, after: "+", hidden, to: &text)
      }
    }
  }
  return text
}

/// Returns the lines including their line ends, so that a last line without one counts as different.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  let bytes = withoutCarriageReturns(bytes)
  var lines: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...end])
    rest = rest[(end + 1)...]
  }
  if !rest.isEmpty { lines.append(rest) }
  return lines
}

/// - Parameter hidden: The lines in which what nobody sees is escaped, with the escapes.
private func append(
  _ line: ArraySlice<UInt8>,
  after mark: String,
  _ hidden: [String: String] = [:],
  to text: inout String
) {
  let hasEnd = line.last == UInt8(ascii: "\n")
  let shown = withoutEnd(line)
  text += mark
  text += hidden[shown] ?? escapingControls(shown, tabs: true)
  text += hasEnd ? "\n" : "\n\\ No newline at end of file\n"
}

private func withoutEnd(_ line: ArraySlice<UInt8>) -> String {
  let hasEnd = line.last == UInt8(ascii: "\n")
  return String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
}

private struct Hunk {
  var edits: ArraySlice<LineEdit>
  /// The numbers of lines before the hunk in the old and in the new file.
  var oldStart: Int
  var newStart: Int

  var heading: String {
    let old = range(oldStart, edits.count { !$0.isInsertion })
    let new = range(newStart, edits.count { !$0.isDeletion })
    return "@@ -\(old) +\(new) @@\n"
  }

  /// The deleted and the inserted lines that look like one another, with escapes for what differs.
  var hiddenChanges: [String: String] {
    func seen(_ edits: some Sequence<LineEdit>) -> [(line: String, text: SeenText)] {
      edits.map { withoutEnd($0.line) }.map { ($0, SeenText($0)) }
    }
    let (old, new) = (seen(edits.filter(\.isDeletion)), seen(edits.filter(\.isInsertion)))
    let both = Set(old.map(\.text.look)).intersection(new.map(\.text.look))
    let alike = (old + new).filter { both.contains($0.text.look) }
    return Dictionary(alike.map { ($0.line, $0.text.escaped) }, uniquingKeysWith: { $1 })
  }

  /// Returns a range for the heading; an empty one is given by the line before it.
  private func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }
}

private let contextLines = 3

/// Groups the edits into hunks: changes with three lines of context, combined if their contexts touch.
private func hunks(of edits: [LineEdit]) -> [Hunk] {
  var ranges: [Range<Int>] = []
  for (index, edit) in edits.enumerated() where !edit.isKept {
    let start = max(0, index - contextLines)
    let end = min(edits.count, index + contextLines + 1)
    if let last = ranges.last, last.upperBound >= start {
      ranges[ranges.count - 1] = last.lowerBound..<end
    } else {
      ranges.append(start..<end)
    }
  }
  var hunks: [Hunk] = []
  var old = 0
  var new = 0
  var position = 0
  for range in ranges {
    for edit in edits[position..<range.lowerBound] {
      old += edit.isInsertion ? 0 : 1
      new += edit.isDeletion ? 0 : 1
    }
    hunks.append(Hunk(edits: edits[range], oldStart: old, newStart: new))
    position = range.lowerBound
  }
  return hunks
}

enum LineEdit: Equatable {
  case keep(ArraySlice<UInt8>)
  case delete(ArraySlice<UInt8>)
  case insert(ArraySlice<UInt8>)

  fileprivate var line: ArraySlice<UInt8> {
    switch self {
    case .keep(let line), .delete(let line), .insert(let line): line
    }
  }

  var isKept: Bool { if case .keep = self { true } else { false } }
  fileprivate var isDeletion: Bool { if case .delete = self { true } else { false } }
  fileprivate var isInsertion: Bool { if case .insert = self { true } else { false } }
}

/// The largest number of differing lines for which the shortest diff is computed. The memory that this takes grows with the square of the
/// number.
private let mostEdits = 1_000

/// Returns the edits from one text to another: as few as possible if few lines differ, otherwise one edit for the whole part that differs.
func lineEdits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
  let prefix = zip(old, new).prefix { $0 == $1 }.count
  let limit = min(old.count, new.count) - prefix
  let suffix = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
  let (oldMiddle, newMiddle) = (prefix..<old.count - suffix, prefix..<new.count - suffix)
  var (removed, inserted) = (Set(oldMiddle), Set(newMiddle))
  if oldMiddle.count + newMiddle.count <= mostEdits {
    (removed, inserted) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
  }
  var edits: [LineEdit] = []
  var rest = new.enumerated().makeIterator()
  var next = rest.next()
  func insert() {
    while let (index, line) = next, inserted.contains(index) {
      edits.append(.insert(line))
      next = rest.next()
    }
  }
  for (index, line) in old.enumerated() {
    if removed.contains(index) {
      edits.append(.delete(line))
    } else {
      insert()
      edits.append(.keep(line))
      next = rest.next()
    }
  }
  insert()
  return edits
}
