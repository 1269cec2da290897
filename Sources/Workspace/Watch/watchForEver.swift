import Foundation

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
