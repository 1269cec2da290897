import DocumentReader

/// Counts the generated files by whether they are up to date: `1 missing, 5 up to date`.
package struct Freshness {
  /// The number of files by their problem, or by `nil` if they are up to date.
  private var counts: [Diagnostic.Code?: Int] = [:]

  package init() {}

  package mutating func count(_ finding: Finding?) { counts[finding?.code, default: 0] += 1 }

  package var line: String {
    let names: [(code: Diagnostic.Code?, name: String)] = [
      (.missingFile, "missing"), (.staleFile, "stale"), (.orphanedFile, "orphaned"),
      (.editedFile, "edited by hand"), (.foreignFile, "not generated"), (nil, "up to date"),
    ]
    let parts = names.compactMap { code, name in counts[code].map { "\($0) \(name)" } }
    return parts.isEmpty ? "no files to check" : parts.joined(separator: ", ")
  }
}

/// Returns the unified diff that `check` prints.
package func describePlan(_ plan: OutputPlan) -> String {
  plan.steps.map { step in
    let path = escapingControls(step.path)
    return switch step.action {
    case .unchanged, .keepEdited: ""
    // A diff would print the user's whole file.
    case .replaceForeign: ""
    case .create(let new): unifiedDiff(from: "/dev/null", [], to: path, new.bytes)
    case .update(let old, let new), .replaceEdited(let old, let new):
      unifiedDiff(from: path, old, to: path, new.bytes)
    case .delete(let old): unifiedDiff(from: path, old, to: "/dev/null", [])
    }
  }.joined()
}
