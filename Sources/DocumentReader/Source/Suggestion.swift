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

/// How to mend a name that nothing has: `did you mean 'title'?`, or what there is: `it has 'author' and 'title'`.
package func nameHint(
  _ name: String,
  among candidates: [String],
  else there: String = "there are",
  _ conjunction: String = "and"
) -> String {
  if let near = suggestion(for: name, among: candidates) { return "did you mean '\(near)'?" }
  return "\(there) \(list(candidates, conjunction))"
}

/// `'a', 'b' or 'c'`; of many the first twelve.
package func list(_ items: [String], _ conjunction: String = "or") -> String {
  let shown = items.prefix(12).map { "'\($0)'" }
  if items.count > shown.count {
    return shown.joined(separator: ", ") + " \(conjunction) \(items.count - shown.count) more"
  }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
  return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + last
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
