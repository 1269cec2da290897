import DocumentReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// So many files are read or written in less time than another thread takes to start.
let fileRun = 8

/// Writes and deletes; `force` is for files that were edited or are not ours.
func applyPlans(
  _ plans: [OutputPlan],
  force: Bool,
  into diagnostics: inout [Diagnostic]
) -> OutputResults {
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
  var results = OutputResults()
  for (step, outcome) in zip(steps, outcomes) {
    switch outcome {
    case .success(let (outcome, found)):
      results.files.append(OutputResults.File(path: step.path, outcome: outcome))
      diagnostics += [found].compactMap { $0 }
    case .failure(let failure): diagnostics.append(.cannotWrite(step.path, failure.reason))
    }
  }
  return results
}

private func apply(
  _ step: OutputPlan.Step,
  force: Bool
) throws(FileFailure) -> (OutputResults.Outcome, Diagnostic?) {
  switch step.action {
  case .unchanged: return (.unchanged, nil)
  case .replaceEdited where !force: return (.refused, .editedOutput(step.path))
  case .replaceForeign where !force: return (.refused, .foreignOutput(step.path))
  case .create(let new), .update(_, let new), .replaceEdited(_, let new),
    .replaceForeign(_, let new):
    try writeText(new, to: step.path)
    return (.written, nil)
  case .delete:
    if unlink(step.path) != 0, errno != ENOENT { throw .last }
    return (.deleted, nil)
  case .keepEdited: return (.kept, .editedOrphan(step.path))
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
