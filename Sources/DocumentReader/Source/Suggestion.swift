/// The candidate closest to a misspelt name, where one is close: `numberOfPage` gives `numberOfPages`.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let length = letterCount(name)
  // With fewer letters anything is close.
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

/// Who misspells thousands of names among thousands does not wait for all pairs of them.
private let mostCandidates = 1_000

/// `'a', 'b' or 'c'`; of many the first ones.
package func list(
  _ items: some Collection<String>,
  _ conjunction: String = "or",
  most: Int = 14
) -> String {
  // The last one takes no more room than its number.
  let shown = items.prefix(items.count == most + 1 ? most + 1 : most).map { "'\($0)'" }
  if items.count > shown.count {
    return shown.joined(separator: ", ") + " \(conjunction) \(items.count - shown.count) more"
  }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
  return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment); above the limit any larger number.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  // Bytes compare many times faster than characters.
  isPlain(left) && isPlain(right)
    ? editDistance(Array(left.utf8), Array(right.utf8), limit: limit)
    : editDistance(Array(left), Array(right), limit: limit)
}

private func letterCount(_ text: String) -> Int { isPlain(text) ? text.utf8.count : text.count }

/// Whether each byte is a character: in ASCII only CR LF is one of two.
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
    // No later row has less: a row's least is at most one more than that of the row before, from which a swap goes on.
    if least > limit { return least }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}

/// `1 error`, `2 errors`
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
