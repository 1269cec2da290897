/// Returns the candidate that is closest to a misspelled name, such as `numberOfPages` for `numberOfPage`; `nil` if none is close.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let length = letterCount(name)
  // With fewer than three letters, anything would be close.
  let limit = length < 3 ? 0 : max(1, length / 3)
  let lowercased = name.lowercased()
  var best: (distance: Int, candidate: String)?
  for candidate in candidates.prefix(mostCandidates)
  where abs(letterCount(candidate) - length) <= limit && candidate != name {
    let distance =
      candidate.lowercased() == lowercased ? 0 : editDistance(name, candidate, limit: limit)
    if distance <= limit, distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

/// The number of candidates that are compared, so that thousands of misspelled names among thousands of candidates do not take too long.
private let mostCandidates = 1_000

/// Returns `'a', 'b' or 'c'`; if there are more than `most`, only the first ones and the number of the rest.
package func list(
  _ items: some Collection<String>,
  _ conjunction: String = "or",
  most: Int = 14
) -> String {
  // A single item takes no more room than "1 more".
  let shown = items.prefix(items.count == most + 1 ? most + 1 : most).map { "'\($0)'" }
  if items.count > shown.count {
    return shown.joined(separator: ", ") + " \(conjunction) \(items.count - shown.count) more"
  }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
  return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Returns the number of insertions, deletions, substitutions and swaps of neighbors between two texts (optimal string alignment). If it is
/// above the limit, the result is any number above the limit.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  // Bytes compare many times faster than characters.
  isPlain(left) && isPlain(right)
    ? editDistance(Array(left.utf8), Array(right.utf8), limit: limit)
    : editDistance(Array(left), Array(right), limit: limit)
}

private func letterCount(_ text: String) -> Int { isPlain(text) ? text.utf8.count : text.count }

/// Whether each byte is a character of its own: in ASCII, only CR LF is a character of two bytes.
private func isPlain(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
}

private func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int {
  var beforeLast = Array(repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = beforeLast
  for i in a.indices {
    row[0] = i + 1
    var least = i + 1
    for j in b.indices {
      let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
      var cost = min(last[j + 1] + 1, row[j] + 1, substitution)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row[j + 1] = cost
      least = min(least, cost)
    }
    // No later row has a smaller value. That includes swaps, which add 1 to a value of the row before the last, because the least of a row is
    // at most 1 more than the least of the row before it.
    if least > limit { return least }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}

/// Returns `1 error` or `2 errors`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
