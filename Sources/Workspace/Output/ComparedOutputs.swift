import Foundation

/// Remembers output files that were up to date, so that the next run need not read them.
final class ComparedOutputs: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: (file: OutputFile, version: FileIdentity)] = [:]
  private var requested: Set<String> = []

  func holds(_ file: OutputFile, at path: String, _ version: FileIdentity?) -> Bool {
    let known = lock.withLock {
      requested.insert(path)
      return self.known[path]
    }
    guard let known else { return false }
    return known.version == version && known.file.source == file.source
      && known.file.body == file.body
  }

  func remember(_ file: OutputFile, at path: String, _ version: FileIdentity) {
    lock.withLock { known[path] = (file, version) }
  }

  /// Drops the files that this run did not produce.
  func endRun() {
    lock.withLock {
      for path in known.keys where !requested.contains(path) { known[path] = nil }
      requested = []
    }
  }
}
