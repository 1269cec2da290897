import DocumentReader
import Foundation
import OutputInterface

/// What `watch` does at every change: a run of `generate` that leaves out what an earlier one has done.
package final class WatchSession {
  private let arguments: [String]
  private let flags: Settings
  private let workspace: Workspace
  private var isFirst = true
  private var told: Set<Diagnostic> = []
  package var files: Files { workspace.files }

  package init(_ arguments: [String], flags: Settings, in language: any OutputLanguage.Type) {
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

/// What a run after a change did.
struct Change {
  /// The inputs that changed.
  var files: [String] = []
  var written: [String] = []
  var deleted: [String] = []
  /// All that there are now, and how many of the earlier ones are gone.
  var errors = 0
  var mended = 0

  var isNothing: Bool { files.isEmpty && written.isEmpty && deleted.isEmpty && mended == 0 }

  /// `specs/Book.yaml: 1 error mended, wrote Generated/BookViewModel.swift`
  var line: String {
    var parts: [String] = []
    if mended > 0 { parts.append("\(counted(mended, "error")) mended") }
    if !written.isEmpty { parts.append("wrote \(listed(written))") }
    if !deleted.isEmpty { parts.append("deleted \(listed(deleted))") }
    if errors > 0 { parts.append("\(counted(errors, "error"))\(mended > 0 ? " left" : "")") }
    if parts.isEmpty { parts.append("nothing to write") }
    let what = files.isEmpty ? "" : listed(files) + ": "
    return what + parts.joined(separator: ", ")
  }
}

private func listed(_ paths: [String]) -> String {
  let most = 3
  let shown = paths.prefix(most).map { escapingControls($0) }.joined(separator: " ")
  return paths.count > most ? "\(shown) and \(paths.count - most) more" : shown
}

/// Runs now and after every change of what the runs look at.
///
/// It looks again and again, where the system could tell: that is the same on each platform and each file system, whatever replaces a file or
/// a folder above it, and costs at most a fiftieth of a core.
package func watchForEver(_ run: () throws -> Files) rethrows {
  while true {
    let files = try run()
    var hasChanged = false
    while !hasChanged {
      let start = ProcessInfo.processInfo.systemUptime
      hasChanged = files.haveChanged
      let cost = ProcessInfo.processInfo.systemUptime - start
      Thread.sleep(forTimeInterval: hasChanged ? restOfChange : max(interval, 50 * cost))
    }
  }
}

/// In seconds: between two looks, and until an editor has written the rest of what it saves and a later change has another time.
private let interval = 0.05
private let restOfChange = 0.025
