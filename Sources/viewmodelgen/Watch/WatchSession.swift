import DocumentReader

/// What `watch` does at every change: a run of `generate` that leaves out what an earlier one has done.
final class WatchSession {
  private let arguments: [String]
  private let flags: PartialSettings
  private let memory = RunMemory()
  private var isFirst = true
  private var told: Set<Diagnostic> = []
  private(set) var interests = Interests(Inputs())

  init(_ arguments: [String], flags: PartialSettings) {
    self.arguments = arguments
    self.flags = flags
  }

  /// Brings the output up to date; nil where there is nothing to tell.
  func run(after events: Set<FolderEvent> = []) -> WatchReport? {
    let hadErrors = told.contains { $0.severity == .error }
    let ahead = hadErrors ? [] : memory.writeAhead(events.map(\.path))
    memory.beginRun()
    let inputs = Inputs()
    var diagnostics: [Diagnostic] = []
    let plans = planSpecs(
      arguments,
      flags: flags,
      noting: inputs,
      memory: memory,
      into: &diagnostics
    )
    let results = applyPlans(plans, force: false, into: &diagnostics)
    interests = Interests(inputs)
    let report = DiagnosticReport(diagnostics)
    let changed = memory.endRun(inputs)
    let now = Set(report.diagnostics)
    defer {
      told = now
      isFirst = false
    }
    if isFirst {
      return WatchReport(diagnostics: report.diagnostics, line: results.summary.line + "; watching")
    }
    let change = Change(
      // Folders change with what is in them.
      files: changed.filter { !isFolder($0) }.sorted(),
      written: Set(ahead + results.written).sorted(),
      deleted: results.deleted,
      errors: report.diagnostics.count { $0.severity == .error },
      mended: told.subtracting(now).count { $0.severity == .error }
    )
    let new = report.diagnostics.filter { !told.contains($0) }
    if new.isEmpty && change.isNothing { return nil }
    return WatchReport(diagnostics: new, line: change.line)
  }
}

/// What is told of a run.
struct WatchReport {
  /// Those that the run before did not have.
  var diagnostics: [Diagnostic]
  var line: String
}
