/// The candidate closest to a misspelt name, where one is close: `numberOfPage` gives `numberOfPages`.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  // With fewer letters anything is close.
  let limit = name.count < 3 ? 0 : max(1, name.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where candidate != name {
    let distance =
      candidate.lowercased() == name.lowercased() ? 0 : editDistance(name, candidate, limit: limit)
    if distance <= limit, distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

/// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment); above the limit any larger number.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  let a = Array(left)
  let b = Array(right)
  if abs(a.count - b.count) > limit { return limit + 1 }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
      var cost = min(last[j + 1] + 1, row[j] + 1, substitution)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
