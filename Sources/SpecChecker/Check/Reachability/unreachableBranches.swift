import ViewModelIR

/// A branch that no data reaches, with the earlier branches that apply first. Those are empty if its condition is never true.
struct UnreachableBranch {
  var index: Int
  var takers: [Int]
}

/// Finds branches that are never reached. There are no false positives, but not every unreachable branch is found.
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

/// The earlier branches that apply whenever the test does: a single one if possible, otherwise a minimal set.
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

/// Sample data that is enumerated lazily: each unknown that a condition reads takes all of its samples in turn.
struct SampleData {
  private let samples: [[Value]]
  /// The unknowns that have been read, each with its current sample and the samples that are left.
  private var picks: [(unknown: Int, left: ArraySlice<Value>)] = []
  /// The remaining number of reads. It limits the time, because there can be too many combinations to try them all.
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

  /// Whether a predicate is true for some data; `nil` if finding out takes too long.
  mutating func isEver(_ question: (inout Self) -> Bool) -> Bool? {
    picks = []
    repeat {
      if question(&self) { return true }
      if steps <= 0 { return nil }
    } while hasNext()
    return false
  }

  /// Advances to the next combination of samples. Returns false if there is none.
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
