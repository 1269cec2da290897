import DocumentReader
import OutputInterface

/// What `watch` does at every change: a run of `generate` that leaves out what an earlier one has done.
package final class WatchSession {
  private let arguments: [String]
  private let flags: Settings
  private let workspace: Workspace
  private var isFirst = true
  private var told: Set<Diagnostic> = []
  package var files: Files { workspace.files }

  package init(
    _ arguments: [String],
    flags: Settings,
    in language: any OutputLanguage.Type
  ) {
    workspace = Workspace(in: language)
    self.arguments = arguments
    self.flags = flags
  }

  /// Brings the output up to date; nil if there is nothing to tell.
  package func run() -> WatchReport? {
    workspace.beginRun()
    var diagnostics: [Diagnostic] = []
    let plans = workspace.plans(arguments, flags: flags, into: &diagnostics)
    let results = applyPlans(plans, force: false, into: &diagnostics)
    diagnostics = diagnostics.sortedByPlace()
    let changed = workspace.endRun(hasErrors: diagnostics.hasErrors)
    let now = Set(diagnostics)
    defer {
      told = now
      isFirst = false
    }
    if isFirst {
      return WatchReport(diagnostics: diagnostics, line: results.summary.line + "; watching")
    }
    let change = Change(
      // Folders change with what is in them.
      files: changed.filter { !isFolder($0) }.sorted(),
      written: results.written.sorted(),
      deleted: results.deleted,
      errors: diagnostics.count { $0.severity == .error },
      mended: told.subtracting(now).count { $0.severity == .error }
    )
    let new = diagnostics.filter { !told.contains($0) }
    if new.isEmpty && change.isNothing { return nil }
    return WatchReport(diagnostics: new, line: change.line)
  }
}

/// What a run reports.
package struct WatchReport {
  /// Those that the run before did not have.
  package var diagnostics: [Diagnostic]
  package var line: String
}
