import Foundation

/// Results by what was asked for, each made once and kept while what it was made from stays the same.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry: @unchecked Sendable {
    /// Held while the result is made, so that whoever else asks for it waits.
    let lock = NSLock()
    var known: (value: Value, reading: Reading)?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]

  /// The result, which becomes a part of what the asker's own is made from.
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

  /// Forgets what this run had no use for.
  func endRun() {
    lock.withLock {
      for (key, entry) in entries where entry.known?.reading.isUsed != true { entries[key] = nil }
    }
  }
}
