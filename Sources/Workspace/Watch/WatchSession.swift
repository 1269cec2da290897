import DocumentReader
import Foundation
import OutputInterface

/// The runs of `watch`: each is like a run of `generate`, but reuses the results of earlier ones.
package final class WatchSession {
  private let arguments: [String]
  private let flags: Settings
  private let workspace: Workspace
  private var isFirst = true
  private var reported: Set<Diagnostic> = []
  package var files: Files { workspace.files }

  package init(
    _ arguments: [String],
    flags: Settings,
    in language: any OutputLanguage.Type,
    twins: [any TwinLanguage] = []
  ) {
    workspace = Workspace(in: language, twins: twins)
    self.arguments = arguments
    self.flags = flags
  }

  /// Brings the output up to date, and returns a report; `nil` if there is nothing to report.
  package func run() -> WatchReport? {
    workspace.beginRun()
    var diagnostics: [Diagnostic] = []
    let plans = workspace.plans(arguments, flags: flags, into: &diagnostics)
    let results = applyPlans(plans, force: false, into: &diagnostics)
    diagnostics = diagnostics.sortedByLocation()
    let changed = workspace.endRun(hasErrors: diagnostics.hasErrors)
    let now = Set(diagnostics)
    defer {
      reported = now
      isFirst = false
    }
    if isFirst {
      return WatchReport(diagnostics: diagnostics, line: results.summary.line + "; watching")
    }
    let change = Change(
      // A folder changes whenever a file in it is added or removed.
      files: changed.filter { !isFolder($0) }.sorted(),
      written: results.written.sorted(),
      deleted: results.deleted,
      errors: diagnostics.count { $0.severity == .error },
      fixed: reported.subtracting(now).count { $0.severity == .error }
    )
    let new = diagnostics.filter { !reported.contains($0) }
    if new.isEmpty && change.isEmpty { return nil }
    return WatchReport(diagnostics: new, line: change.line)
  }
}

/// The report of a run.
package struct WatchReport {
  /// The diagnostics that the previous run did not have.
  package var diagnostics: [Diagnostic]
  package var line: String
}

/// The effects of a run after a change.
struct Change {
  /// The inputs that changed.
  var files: [String] = []
  var written: [String] = []
  var deleted: [String] = []
  /// The number of current errors, and the number of earlier ones that are fixed.
  var errors = 0
  var fixed = 0

  var isEmpty: Bool { files.isEmpty && written.isEmpty && deleted.isEmpty && fixed == 0 }

  /// The effects in one line, such as `specs/Book.yaml: 1 error fixed, wrote Generated/BookViewModel.swift`.
  var line: String {
    var parts: [String] = []
    if fixed > 0 { parts.append("\(counted(fixed, "error")) fixed") }
    if !written.isEmpty { parts.append("wrote \(listed(written))") }
    if !deleted.isEmpty { parts.append("deleted \(listed(deleted))") }
    if errors > 0 { parts.append("\(counted(errors, "error"))\(fixed > 0 ? " left" : "")") }
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

/// Runs now, and after every change to the files that the runs look at.
///
/// It polls instead of using the system's notifications. Polling works the same on every platform and file system, even if a file or a folder
/// above it is replaced, and takes at most a fiftieth of a core.
package func watchUntilInterrupted(_ run: () throws -> Files) rethrows {
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

/// The seconds between two polls, and the seconds to wait after a change, so that the editor can save the rest and a later change gets a
/// different time.
private let interval = 0.05
private let restOfChange = 0.025
