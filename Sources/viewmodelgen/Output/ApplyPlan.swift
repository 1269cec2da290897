import SpecCompiler

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
}

/// Writes and deletes; `force` is for files that were edited or are not ours.
func applyPlan(
  _ plan: OutputPlan,
  force: Bool,
  to summary: inout OutputSummary,
  into diagnostics: inout [Diagnostic]
) {
  var folderIsThere = false
  for step in plan.steps {
    do throws(FileFailure) {
      switch step.action {
      case .unchanged:
        summary.unchanged += 1
      case .replaceEdited where !force:
        summary.refused += 1
        diagnostics.append(.editedOutput(step.path))
      case .replaceForeign where !force:
        summary.refused += 1
        diagnostics.append(.foreignOutput(step.path))
      case .create(let new), .update(_, let new), .replaceEdited(_, let new),
        .replaceForeign(_, let new):
        if !folderIsThere { try createFolder(plan.folder) }
        folderIsThere = true
        try writeText(new, to: step.path)
        summary.written += 1
      case .delete:
        if unlink(step.path) != 0, errno != ENOENT { throw .last }
        summary.deleted += 1
      case .keepEdited:
        diagnostics.append(.editedOrphan(step.path))
      }
    } catch {
      diagnostics.append(.cannotWrite(step.path, error.reason))
    }
  }
}
