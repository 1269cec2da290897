import ViewModelIR

/// A branch that no data reaches, and the earlier ones that take its cases; none where its condition never holds.
struct UnreachableBranch {
  var index: Int
  var takers: [Int]
}

/// The branches that are never reached, as far as their conditions alone tell: what is found is so, not everything is found.
func unreachableBranches(
  _ branches: [[Condition]],
  in service: ServiceModel
) -> [UnreachableBranch] {
  var reader = ConditionReader(service: service)
  let tests = branches.map { reader.test($0) }
  var data = SampleData(reader.samples)
  var reached: Set<Int> = []
  let areAllReached = data.isEver { data in
    if let first = tests.firstIndex(where: { $0(&data) }) { reached.insert(first) }
    return reached.count == tests.count
  }
  guard areAllReached == false else { return [] }
  return tests.indices.filter { !reached.contains($0) }.map { index in
    UnreachableBranch(index: index, takers: takers(of: tests[index], among: tests[..<index], &data))
  }
}

/// One earlier branch if one alone suffices, else as few as do.
private func takers(
  of test: ConditionReader.Test,
  among earlier: ArraySlice<ConditionReader.Test>,
  _ data: inout SampleData
) -> [Int] {
  func isTaken(by takers: [Int]) -> Bool {
    data.isEver { data in test(&data) && !takers.contains { earlier[$0](&data) } } == false
  }
  if isTaken(by: []) { return [] }
  if let one = earlier.indices.first(where: { isTaken(by: [$0]) }) { return [one] }
  return earlier.indices.reduce(Array(earlier.indices)) { takers, index in
    let fewer = takers.filter { $0 != index }
    return isTaken(by: fewer) ? fewer : takers
  }
}

/// Data that is made up as conditions ask for it: one of the values that make a difference to them after another.
struct SampleData {
  private let samples: [[Value]]
  /// What has been asked for, each with the value that it has and those that it has not had yet.
  private var picks: [(unknown: Int, left: ArraySlice<Value>)] = []
  /// Too much may hang together to try all of it.
  private var steps = 100_000

  init(_ samples: [[Value]]) {
    self.samples = samples
  }

  mutating func value(_ unknown: Int) -> Value {
    steps -= 1
    if let pick = picks.first(where: { $0.unknown == unknown }) { return pick.left.first ?? .null }
    let all = samples.dropFirst(unknown).first ?? []
    picks.append((unknown, all[...]))
    return all.first ?? .null
  }

  /// Whether a question is answered with yes for some data; nil if it takes too long to know.
  mutating func isEver(_ question: (inout Self) -> Bool) -> Bool? {
    picks = []
    repeat {
      if question(&self) { return true }
      if steps <= 0 { return nil }
    } while hasNext()
    return false
  }

  /// Goes on to the next value of what was asked for last.
  private mutating func hasNext() -> Bool {
    while let last = picks.popLast() {
      let left = last.left.dropFirst()
      if left.isEmpty { continue }
      picks.append((last.unknown, left))
      return true
    }
    return false
  }
}
