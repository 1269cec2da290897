import Foundation

/// Runs now and after every change of what the runs read.
func watchForEver(
  _ session: WatchSession,
  tell: (WatchReport) throws -> Void
) throws {
  let watcher = try FolderWatcher()
  var burst = Burst()
  var pending: Set<FolderEvent> = []
  var isDue = true
  while true {
    if isDue {
      let events = pending
      (burst, pending) = (Burst(), [])
      if let report = session.run(after: events) { try tell(report) }
      // What has changed between being read and being watched is found by another run.
      isDue = try watcher.watch(session.interests.folders)
      continue
    }
    let happened = try watcher.events(within: burst.delay(at: milliseconds()))
    let now = milliseconds()
    let events = happened.filter(session.interests.include)
    if !events.isEmpty { burst.note(at: now) }
    pending.formUnion(events)
    isDue = burst.delay(at: now) == 0
  }
}

private func milliseconds() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
}
