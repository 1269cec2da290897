import DocumentReader
import Workspace

/// How far the folders are from what the specs say.
package struct Freshness: Hashable {
  var fresh = 0
  var missing = 0
  var stale = 0
  var orphaned = 0
  var edited = 0
  var foreign = 0

  package init() {}

  package mutating func count(_ finding: Finding?) {
    switch finding?.kind {
    case nil: fresh += 1
    case .missing: missing += 1
    case .stale: stale += 1
    case .orphaned, .editedOrphan: orphaned += 1
    case .edited: edited += 1
    case .foreign: foreign += 1
    }
  }

  package var line: String {
    let counts = [
      (missing, "missing"), (stale, "stale"), (orphaned, "orphaned"), (edited, "edited by hand"),
      (foreign, "not ours"), (fresh, "up to date"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no files to check" : parts.joined(separator: ", ")
  }
}

/// The unified diff that `check` prints.
package func describePlan(_ plan: OutputPlan) -> String {
  plan.steps.map { step in
    let path = escapingControls(step.path)
    return switch step.action {
    case .unchanged, .keepEdited: ""
    // A diff would print a file of the user's from end to end.
    case .replaceForeign: ""
    case .create(let new): unifiedDiff(from: "/dev/null", [], to: path, new.bytes)
    case .update(let old, let new), .replaceEdited(let old, let new):
      unifiedDiff(from: path, old, to: path, new.bytes)
    case .delete(let old): unifiedDiff(from: path, old, to: "/dev/null", [])
    }
  }.joined()
}
