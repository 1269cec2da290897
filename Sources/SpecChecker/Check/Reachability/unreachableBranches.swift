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
  var builder = FormulaBuilder(service: service)
  let formulas = branches.map { builder.formula($0) }
  var solver = Solver(builder.unknowns)
  var found: [UnreachableBranch] = []
  // The data that no branch so far has taken.
  var rest = Solver.State()
  var isAnyLeft = true
  for (index, formula) in formulas.enumerated() {
    if solver.isExhausted { break }
    var reached = rest
    let isReached =
      isAnyLeft && solver.assume(Solver.Claim(formula: formula, holds: true), in: &reached)
      && solver.isPossible(reached)
    if !isReached {
      let takers = takers(of: formula, among: Array(formulas.prefix(index)), &solver)
      found.append(UnreachableBranch(index: index, takers: takers))
    }
    isAnyLeft =
      isAnyLeft && solver.assume(Solver.Claim(formula: formula, holds: false), in: &rest)
  }
  return found
}

/// One earlier branch if one alone suffices, else as few as do.
private func takers(of formula: Formula, among earlier: [Formula], _ solver: inout Solver) -> [Int]
{
  func isTaken(by takers: [Int]) -> Bool {
    var state = Solver.State()
    let claims =
      [Solver.Claim(formula: formula, holds: true)]
      + takers.map { Solver.Claim(formula: earlier[$0], holds: false) }
    for claim in claims where !solver.assume(claim, in: &state) { return true }
    return !solver.isPossible(state)
  }
  if isTaken(by: []) { return [] }
  if let one = earlier.indices.first(where: { isTaken(by: [$0]) }) { return [one] }
  var takers = Array(earlier.indices)
  for index in earlier.indices {
    let fewer = takers.filter { $0 != index }
    if isTaken(by: fewer) { takers = fewer }
  }
  return takers
}
