import ViewModelIR

/// Looks for data under which formulas hold: by cases, and for as long as the steps last.
///
/// All that matters is which cell an unknown is in: below its least literal, at it, between it and the next, and so on.
struct Solver {
  /// What is known so far.
  struct State {
    /// The cells that are left of the unknowns that something is known of.
    fileprivate var cells: [Int: Set<Int>] = [:]
    /// Of each of these, one claim at least must hold.
    fileprivate var choices: [[Claim]] = []
  }

  struct Claim {
    var formula: Formula
    var holds: Bool
  }

  private let lines: [CellLine]
  private var steps: Int

  init(_ unknowns: [Unknown], steps: Int = 100_000) {
    lines = unknowns.map(CellLine.init)
    self.steps = steps
  }

  /// Whether it is over; then all is taken to be possible.
  var isExhausted: Bool { steps <= 0 }

  /// Adds a claim to what is known; false where it contradicts that.
  mutating func assume(_ claim: Claim, in state: inout State) -> Bool {
    steps -= 1
    switch claim.formula {
    case .constant(let bool): return bool == claim.holds
    case .not(let inner): return assume(Claim(formula: inner, holds: !claim.holds), in: &state)
    case .and(let parts), .or(let parts):
      let claims = parts.map { Claim(formula: $0, holds: claim.holds) }
      if claim.formula.isConjunction == claim.holds {
        for claim in claims where !assume(claim, in: &state) { return false }
      } else {
        state.choices.append(claims)
      }
      return true
    case .atom(let atom):
      guard let line = lines.dropFirst(atom.unknown).first else { return true }
      let range = line.cells(where: atom)
      var cells = state.cells.removeValue(forKey: atom.unknown) ?? line.all
      if claim.holds { cells.formIntersection(range) } else { cells.subtract(range) }
      steps -= range.count
      state.cells[atom.unknown] = cells
      return !cells.isEmpty
    }
  }

  /// Whether some data fits what is known.
  mutating func isPossible(_ state: State) -> Bool {
    var state = state
    var open: [[Claim]] = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      let choices = state.choices
      state.choices = []
      open = []
      for choice in choices {
        if isExhausted { return true }
        guard let claims = undecided(choice, in: state) else { continue }
        if claims.count > 1 {
          open.append(claims)
        } else {
          guard let only = claims.first, assume(only, in: &state) else { return false }
          isSettled = false
        }
      }
      if !isSettled { state.choices += open }
    }
    guard let next = open.indices.min(by: { open[$0].count < open[$1].count }) else { return true }
    let claims = open.remove(at: next)
    state.choices = open
    for claim in claims {
      if isExhausted { return true }
      var attempt = state
      if assume(claim, in: &attempt), isPossible(attempt) { return true }
    }
    return false
  }

  /// The claims that may hold or not; nil where one holds anyway.
  private mutating func undecided(_ claims: [Claim], in state: State) -> [Claim]? {
    var undecided: [Claim] = []
    for claim in claims {
      steps -= 1
      switch isDecided(claim, in: state) {
      case true?: return nil
      case false?: continue
      case nil: undecided.append(claim)
      }
    }
    return undecided
  }

  /// Whether what is known says that the claim holds, or that it does not.
  private func isDecided(_ claim: Claim, in state: State) -> Bool? {
    switch claim.formula {
    case .constant(let bool): return bool == claim.holds
    case .not(let inner): return isDecided(Claim(formula: inner, holds: !claim.holds), in: state)
    case .atom(let atom):
      guard let line = lines.dropFirst(atom.unknown).first else { return nil }
      let cells = state.cells[atom.unknown] ?? line.all
      let range = line.cells(where: atom)
      if cells.allSatisfy(range.contains) { return claim.holds }
      return cells.contains(where: range.contains) ? nil : !claim.holds
    case .and, .or: return nil
    }
  }
}

extension Formula {
  fileprivate var isConjunction: Bool {
    if case .and = self { true } else { false }
  }
}

/// The cells of an unknown: of a choice each alternative; else those below, at, between and above its literals, and NaN.
private struct CellLine {
  let all: Set<Int>
  private let isChoice: Bool
  /// By the index of a literal, how many are less.
  private let ranks: [Int]

  init(_ unknown: Unknown) {
    if case .choice(let count) = unknown.kind {
      all = Set(0..<max(0, count))
      isChoice = true
      ranks = []
      return
    }
    let literals = unknown.literals
    let order = literals.indices.sorted { first, second in
      Formula.Relation.ordered(.less).holds(literals[first], literals[second]) ?? false
    }
    var ranks = literals.map { _ in 0 }
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    self.ranks = ranks
    isChoice = false
    let last = 2 * literals.count
    switch unknown.kind {
    case .integer(let least):
      let integers = order.compactMap { literals[$0].integer }
      all = Set(0...last).subtracting(emptyCells(of: integers, least: least))
    case .ordered(let mayBeNaN): all = Set(0...(mayBeNaN ? last + 1 : last))
    case .choice: all = []
    }
  }

  func cells(where atom: Formula.Atom) -> Range<Int> {
    if isChoice { return atom.literal..<atom.literal + 1 }
    let cell = 2 * (ranks.dropFirst(atom.literal).first ?? 0) + 1
    let end = 2 * ranks.count + 1
    switch atom.relation {
    case .equal: return cell..<cell + 1
    case .ordered(.less): return 0..<cell
    case .ordered(.lessOrEqual): return 0..<cell + 1
    case .ordered(.greater): return min(cell + 1, end)..<end
    case .ordered(.greaterOrEqual): return min(cell, end)..<end
    }
  }
}

/// Where there is no whole number: between neighbours, and below the least.
private func emptyCells(of integers: [Int], least: Int) -> Set<Int> {
  var empty: Set<Int> = []
  var lower = least
  // Each literal's cell is the odd one, and before it are those from `lower` on.
  for (rank, integer) in integers.enumerated() {
    if integer <= lower { empty.insert(2 * rank) }
    if integer < least { empty.insert(2 * rank + 1) }
    if integer == .max { empty.insert(2 * rank + 2) }
    lower = max(least, integer == .max ? .max : integer + 1)
  }
  return empty
}
