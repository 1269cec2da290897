import Foundation

/// Runs now and after every change of what the runs read, which each says.
package func watchForEver(_ run: () throws -> Inputs) throws {
  let watcher = try FolderWatcher()
  var burst = Burst()
  var isDue = true
  var interests = Interests(Inputs())
  while true {
    if isDue {
      burst = Burst()
      interests = Interests(try run())
      // What has changed between being read and being watched is found by another run.
      isDue = try watcher.watch(interests.folders)
      continue
    }
    let happened = try watcher.events(within: burst.delay(at: milliseconds()))
    let now = milliseconds()
    if happened.contains(where: interests.include) { burst.note(at: now) }
    isDue = burst.delay(at: now) == 0
  }
}

private func milliseconds() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
}
