import Foundation

/// Where a run is, and how long it took to get there, for whoever waits for it.
package final class RunProgress: @unchecked Sendable {
  package enum Stage: String {
    case look = "look what has changed"
    case select = "find the specs"
    case check = "check the specs"
    case examples = "try the examples"
    case render = "make the files"
    case compare = "compare the files"
    case write = "write the files"
  }

  /// In seconds: short runs show nothing, and long ones not more often than a person can read.
  private static let patience = 0.5
  private static let interval = 0.1

  private let lock = NSLock()
  private let clock: @Sendable () -> Double
  private let show: (@Sendable (String) -> Void)?
  private let start: Double
  private var current: (stage: Stage, start: Double, count: Int, done: Int)?
  private var spent: [(stage: Stage, seconds: Double)] = []
  private var lastShown: Double?

  /// `clock`: seconds since any moment. `show`: takes a text in place of the one before, and an empty one at the end; nil where nobody looks.
  package init(clock: @escaping @Sendable () -> Double, show: (@Sendable (String) -> Void)?) {
    self.clock = clock
    self.show = show
    start = clock()
  }

  /// `count`: how many there are to do.
  package func enter(_ stage: Stage, of count: Int = 0) {
    lock.withLock {
      leave()
      current = (stage, clock(), count, 0)
    }
  }

  /// One more is done.
  package func advance() {
    lock.withLock {
      current?.done += 1
      guard let show, let current else { return }
      let now = clock()
      guard now - start >= Self.patience, now - (lastShown ?? 0) >= Self.interval else { return }
      lastShown = now
      show("\(current.stage.rawValue): \(current.done) of \(current.count)")
    }
  }

  /// How many seconds each stage took, in the order of their beginnings.
  package func end() -> [(stage: Stage, seconds: Double)] {
    lock.withLock {
      leave()
      if lastShown != nil { show?("") }
      lastShown = nil
      return spent
    }
  }

  private func leave() {
    guard let current else { return }
    let seconds = clock() - current.start
    if let index = spent.firstIndex(where: { $0.stage == current.stage }) {
      spent[index].seconds += seconds
    } else {
      spent.append((current.stage, seconds))
    }
    self.current = nil
  }
}
