import Foundation

/// Returns the results of `transform` for `0..<count`, in this order, computed on all cores.
///
/// `run` is the number of indices that a core takes at a time; fewer are not worth a second core.
package func concurrentMap<Result: Sendable>(
  _ count: Int,
  run: Int = 1,
  _ transform: @escaping @Sendable (_ index: Int) -> Result
) -> [Result] {
  let runs = (count + run - 1) / run
  let cores = min(availableCores, runs)
  if cores < 2 { return (0..<count).map(transform) }
  var results: [Result?] = Array(repeating: nil, count: count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each index is taken once, so each place is written once.
    nonisolated(unsafe) let places = buffer
    let queue = Queue(count: runs)
    work(on: cores) { isCaller in
      while let next = isCaller ? queue.first() : queue.last() {
        for index in next * run..<min(count, (next + 1) * run) { places[index] = transform(index) }
      }
    }
  }
  return results.compactMap { $0 }
}

/// The number of cores, read only once because on Linux this opens two files.
private let availableCores = ProcessInfo.processInfo.activeProcessorCount

/// Runs `body` on this thread and on new ones, and waits for all of them.
private func work(on cores: Int, _ body: @escaping @Sendable (_ isCaller: Bool) -> Void) {
  let group = DispatchGroup()
  for _ in 1..<cores {
    group.enter()
    let thread = Thread {
      body(false)
      group.leave()
    }
    // As large as the main thread's stack: that of Dispatch's threads is too small for deeply nested schemas.
    thread.stackSize = 8 << 20
    thread.start()
  }
  body(true)
  group.wait()
}

/// The indices that remain. They are taken from both ends, so that two cores seldom wait for each other because they read files of the same
/// folder.
private final class Queue: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: Range<Int>

  init(count: Int) { rest = 0..<count }

  func first() -> Int? { lock.withLock { rest.popFirst() } }

  func last() -> Int? { lock.withLock { rest.popLast() } }
}
