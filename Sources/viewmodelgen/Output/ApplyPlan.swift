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
func applyPlan(
  _ plan: OutputPlan,
  force: Bool,
  to summary: inout OutputSummary,
  into diagnostics: inout [Diagnostic]
) {
  do throws(FileFailure) {
    if plan.steps.contains(where: { $0.isWritten(by: force) }) { try createFolder(plan.folder) }
  } catch {
    diagnostics.append(.cannotWrite(plan.folder, error.reason))
    return
  }
  let outcomes = concurrentMap(plan.steps.count, run: fileRun) { index in
    let step = plan.steps[index]
    return Result { () throws(FileFailure) in try apply(step, force: force) }
  }
  for (step, outcome) in zip(plan.steps, outcomes) {
    switch outcome {
    case .success(let (count, found)):
      summary += count
      diagnostics += [found].compactMap { $0 }
    case .failure(let failure): diagnostics.append(.cannotWrite(step.path, failure.reason))
    }
  }
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
