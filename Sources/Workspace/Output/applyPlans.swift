import DocumentReader
import Foundation

/// The number of files that are read or written in less time than another thread takes to start.
let fileRun = 8

/// Performs the planned actions. `force` also overwrites files that were edited by hand or not generated.
package func applyPlans(
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
    case .success(let (file, found)):
      results.files.append(file)
      diagnostics += [found].compactMap { $0 }
    case .failure(let failure): diagnostics.append(.cannotWrite(step.path, failure.reason))
    }
  }
  results.folders = plans.map { $0.folder(afterApplyingBy: force) }
  return results
}

private func apply(
  _ step: OutputPlan.Step,
  force: Bool
) throws(FileFailure) -> (OutputResults.File, Diagnostic?) {
  var step = step
  for _ in 0..<maxAttempts {
    if let result = try applyOnce(step, force: force) { return result }
    guard let next = try step.again() else {
      return (OutputResults.File(path: step.path, outcome: .deleted), nil)
    }
    step = next
  }
  throw .keepsChanging
}

/// Returns `nil` if the file has changed since it was compared.
private func applyOnce(
  _ step: OutputPlan.Step,
  force: Bool
) throws(FileFailure) -> (OutputResults.File, Diagnostic?)? {
  let path = step.path
  func file(_ outcome: OutputResults.Outcome, _ version: FileIdentity? = nil) -> OutputResults.File
  {
    OutputResults.File(path: path, outcome: outcome, version: version)
  }
  switch step.action {
  case .unchanged: return (file(.unchanged, step.version), nil)
  case .replaceEdited where !force: return (file(.refused), .editedOutput(path))
  case .replaceForeign where !force: return (file(.refused), .foreignOutput(path))
  case .create(let new), .update(_, let new), .replaceEdited(_, let new),
    .replaceForeign(_, let new):
    let written = try writeText(new, to: path) { force || $0 == step.version }
    return written.map { (file(.written, $0), nil) }
  case .delete:
    if try lookAt(path) != step.version { return nil }
    if unlink(path) != 0, errno != ENOENT { throw .last }
    return (file(.deleted), nil)
  case .keepEdited: return (file(.kept), .editedOrphan(path))
  }
}

extension OutputPlan.Step {
  /// Whether applying the step writes a file; `force` also overwrites files that were edited by hand or not generated.
  func isWritten(by force: Bool) -> Bool {
    switch action {
    case .create, .update: true
    case .replaceEdited, .replaceForeign: force
    case .unchanged, .delete, .keepEdited: false
    }
  }

  fileprivate var isDeleted: Bool {
    if case .delete = action { true } else { false }
  }
}

extension OutputPlan {
  fileprivate func folder(afterApplyingBy force: Bool) -> OutputResults.Folder {
    OutputResults.Folder(
      path: folder,
      isChanged: steps.contains { $0.isWritten(by: force) || $0.isDeleted },
      compared: version,
      names: names
    )
  }
}
