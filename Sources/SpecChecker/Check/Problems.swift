import DocumentReader

/// Collects the diagnostics of several checks, so that an error in one check does not stop the others.
final class Problems {
  /// The diagnostics without duplicates, because one mistake can be found in several places.
  private(set) var all: [Diagnostic] = []
  private var seen: Set = [Diagnostic.alreadyReported]

  func note(_ problem: Diagnostic) {
    if seen.insert(problem).inserted { all.append(problem) }
  }

  func note(_ problems: [Diagnostic]) {
    for problem in problems { note(problem) }
  }

  /// Runs a check. Returns `nil` and notes the diagnostic if the check throws.
  func noting<Result>(_ check: () throws(Diagnostic) -> Result) -> Result? {
    do {
      return try check()
    } catch {
      note(error)
      return nil
    }
  }

  /// Checks every element, even if the check of another one throws. Throws at the end if any check did.
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
    if !areRight { throw .alreadyReported }
    return results
  }

  /// Runs two checks, the second even if the first throws. Throws at the end if either did.
  func both<First, Second>(
    _ first: () throws(Diagnostic) -> First,
    _ second: () throws(Diagnostic) -> Second
  ) throws(Diagnostic) -> (First, Second) {
    let first = noting(first)
    let second = noting(second)
    guard let first, let second else { throw .alreadyReported }
    return (first, second)
  }
}
