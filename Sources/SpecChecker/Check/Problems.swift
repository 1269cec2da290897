import DocumentReader

/// What checks have found: one that stops at a problem leaves the others to go on.
final class Problems {
  /// Each once: what several places use may be wrong for all of them.
  private(set) var all: [Diagnostic] = []
  private var told: Set = [Diagnostic.alreadyTold]

  func note(_ problem: Diagnostic) {
    if told.insert(problem).inserted { all.append(problem) }
  }

  func note(_ problems: [Diagnostic]) {
    for problem in problems { note(problem) }
  }

  /// The result of a check; nil where it stopped at a problem, which is noted.
  func noting<Result>(_ check: () throws(Diagnostic) -> Result) -> Result? {
    do {
      return try check()
    } catch {
      note(error)
      return nil
    }
  }

  /// The results of a check of each; where it stops at one, it goes on with the next, and fails at the end.
  func all<Element, Result>(
    _ elements: some Sequence<Element>,
    _ check: (Element) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> [Result] {
    var results: [Result] = []
    var areRight = true
    for element in elements {
      do {
        results.append(try check(element))
      } catch {
        note(error)
        areRight = false
      }
    }
    if !areRight { throw .alreadyTold }
    return results
  }

  /// The results of two checks; the second continues where the first stops.
  func both<First, Second>(
    _ first: () throws(Diagnostic) -> First,
    _ second: () throws(Diagnostic) -> Second
  ) throws(Diagnostic) -> (First, Second) {
    let first = noting(first)
    let second = noting(second)
    guard let first, let second else { throw .alreadyTold }
    return (first, second)
  }
}
