import Foundation

/// Runs now and after every change of what the runs read.
package func watchForEver(
  _ session: WatchSession,
  tell: (WatchReport) throws -> Void
) throws {
  let watcher = try FolderWatcher()
  var burst = Burst()
  var isDue = true
  while true {
    if isDue {
      burst = Burst()
      if let report = session.run() { try tell(report) }
      // What has changed between being read and being watched is found by another run.
      isDue = try watcher.watch(session.interests.folders)
      continue
    }
    let happened = try watcher.events(within: burst.delay(at: milliseconds()))
    let now = milliseconds()
    if happened.contains(where: session.interests.include) { burst.note(at: now) }
    isDue = burst.delay(at: now) == 0
  }
}

private func milliseconds() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
}
