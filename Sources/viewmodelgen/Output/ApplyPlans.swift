import DocumentReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a run did: `3 written, 5 unchanged, 1 deleted`.
struct OutputSummary: Hashable {
  var written = 0
  var unchanged = 0
  var deleted = 0
  var refused = 0

  var line: String {
    "\(written) written, \(unchanged) unchanged, \(deleted) deleted"
      + (refused == 0 ? "" : ", \(refused) refused")
  }

  static func += (left: inout Self, right: Self) {
    left.written += right.written
    left.unchanged += right.unchanged
    left.deleted += right.deleted
    left.refused += right.refused
  }
}

/// So many files are read or written in less time than another thread takes to start.
let fileRun = 8

/// Writes and deletes; `force` is for files that were edited or are not ours.
func applyPlans(
  _ plans: [OutputPlan],
  force: Bool,
  into diagnostics: inout [Diagnostic]
) -> OutputSummary {
  var steps: [OutputPlan.Step] = []
  for plan in plans {
    do throws(FileFailure) {
      if plan.steps.contains(where: { $0.isWritten(by: force) }) { try createFolder(plan.folder) }
      steps += plan.steps
    } catch {
      diagnostics.append(.cannotWrite(plan.folder, error.reason))
    }
  }
  let outcomes = concurrentMap(steps.count, run: fileRun) { [steps] index in
    Result { () throws(FileFailure) in try apply(steps[index], force: force) }
  }
  var summary = OutputSummary()
  for (step, outcome) in zip(steps, outcomes) {
    switch outcome {
    case .success(let (count, found)):
      summary += count
      diagnostics += [found].compactMap { $0 }
    case .failure(let failure): diagnostics.append(.cannotWrite(step.path, failure.reason))
    }
  }
  return summary
}

private func apply(
  _ step: OutputPlan.Step,
  force: Bool
) throws(FileFailure) -> (OutputSummary, Diagnostic?) {
  switch step.action {
  case .unchanged: return (OutputSummary(unchanged: 1), nil)
  case .replaceEdited where !force: return (OutputSummary(refused: 1), .editedOutput(step.path))
  case .replaceForeign where !force: return (OutputSummary(refused: 1), .foreignOutput(step.path))
  case .create(let new), .update(_, let new), .replaceEdited(_, let new),
    .replaceForeign(_, let new):
    try writeText(new, to: step.path)
    return (OutputSummary(written: 1), nil)
  case .delete:
    if unlink(step.path) != 0, errno != ENOENT { throw .last }
    return (OutputSummary(deleted: 1), nil)
  case .keepEdited: return (OutputSummary(), .editedOrphan(step.path))
  }
}

extension OutputPlan.Step {
  /// Whether applying it writes; `force` overwrites what was edited or is not ours.
  func isWritten(by force: Bool) -> Bool {
    switch action {
    case .create, .update: true
    case .replaceEdited, .replaceForeign: force
    case .unchanged, .delete, .keepEdited: false
    }
  }
}
