import Foundation

/// A cache of results by key. A result is computed once, and kept until one of its dependencies changes.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry: @unchecked Sendable {
    /// Held while the result is computed, so that other threads that need it wait.
    let lock = NSLock()
    var known: (value: Value, reading: Reading)?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]

  /// Returns the result for a key, and records it as a dependency of the asker's own result.
  func value(for key: Key, in asker: Reading, make: (Reading) -> Value) -> Value {
    let entry = lock.withLock {
      if let entry = entries[key] { return entry }
      let entry = Entry()
      entries[key] = entry
      return entry
    }
    let (value, reading) = entry.lock.withLock {
      if let known = entry.known, known.reading.stillHolds { return known }
      let reading = Reading(asker.files)
      let known = (value: make(reading), reading: reading)
      entry.known = known
      return known
    }
    asker.add(reading)
    return value
  }

  /// Drops the results that this run did not use.
  func endRun() {
    lock.withLock {
      for (key, entry) in entries where entry.known?.reading.isUsed != true { entries[key] = nil }
    }
  }
}
