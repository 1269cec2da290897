enum LineEdit: Equatable {
  case keep(ArraySlice<UInt8>)
  case delete(ArraySlice<UInt8>)
  case insert(ArraySlice<UInt8>)

  var isKept: Bool { if case .keep = self { true } else { false } }
  var isDeletion: Bool { if case .delete = self { true } else { false } }
  var isInsertion: Bool { if case .insert = self { true } else { false } }
}

/// The steps from one text to another: the fewest where they differ in few lines, else all of the differing middle at once.
func lineEdits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
  let prefix = zip(old, new).prefix { $0 == $1 }.count
  let limit = min(old.count, new.count) - prefix
  let suffix = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
  let oldMiddle = old.dropFirst(prefix).dropLast(suffix)
  let newMiddle = new.dropFirst(prefix).dropLast(suffix)
  return old.prefix(prefix).map(LineEdit.keep)
    + (shortestEdits(from: Array(oldMiddle), to: Array(newMiddle))
      ?? oldMiddle.map(LineEdit.delete) + newMiddle.map(LineEdit.insert))
    + old.suffix(suffix).map(LineEdit.keep)
}

/// More differing lines than this are not worth the search, whose memory grows with the square.
private let mostEdits = 1_000

/// Myers' greedy algorithm ("An O(ND) Difference Algorithm", 1986); nil where there are too many differences.
private func shortestEdits(
  from old: [ArraySlice<UInt8>],
  to new: [ArraySlice<UInt8>]
) -> [LineEdit]? {
  let bound = min(old.count + new.count, mostEdits)
  // How far in `old` the best path has come on each diagonal (old index minus new index).
  var reach = Array(repeating: 0, count: 2 * bound + 3)
  var history: [[Int]] = []
  for count in 0...bound {
    history.append(reach)
    for diagonal in stride(from: -count, through: count, by: 2) {
      var x = entry(to: diagonal, after: count, reach, bound).x
      while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
      reach[bound + 1 + diagonal] = x
      if x >= old.count, x - diagonal >= new.count {
        return walkBack(history, bound, old, new)
      }
    }
  }
  return nil
}

/// Where the best path with `count` edits enters a diagonal: by an insertion from above, or by a deletion from the left.
private func entry(
  to diagonal: Int,
  after count: Int,
  _ reach: [Int],
  _ bound: Int
) -> (x: Int, inserts: Bool) {
  if count == 0 { return (0, false) }
  let inserted = reach[bound + 2 + diagonal]
  let deleted = reach[bound + diagonal] + 1
  let inserts = diagonal == -count || (diagonal != count && deleted <= inserted)
  return (inserts ? inserted : deleted, inserts)
}

private func walkBack(
  _ history: [[Int]],
  _ bound: Int,
  _ old: [ArraySlice<UInt8>],
  _ new: [ArraySlice<UInt8>]
) -> [LineEdit] {
  var edits: [LineEdit] = []
  var x = old.count
  var y = new.count
  for (count, reach) in history.enumerated().reversed() {
    let entry = entry(to: x - y, after: count, reach, bound)
    while x > entry.x {
      x -= 1
      y -= 1
      edits.append(.keep(old[x]))
    }
    if count == 0 { break }
    if entry.inserts {
      y -= 1
      edits.append(.insert(new[y]))
    } else {
      x -= 1
      edits.append(.delete(old[x]))
    }
  }
  return edits.reversed()
}
