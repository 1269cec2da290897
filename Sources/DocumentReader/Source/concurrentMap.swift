import Foundation

/// The results of `transform` for `0..<count`, in this order, computed on all cores.
///
/// `run`: how many a core takes at a time; fewer are not worth a second core.
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
    // Each index is taken once, and so each place written once.
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

/// Asked once: on Linux each answer reads two files.
private let availableCores = ProcessInfo.processInfo.activeProcessorCount

/// Does the same on this thread and on new ones, and waits for all.
private func work(on cores: Int, _ body: @escaping @Sendable (_ isCaller: Bool) -> Void) {
  let group = DispatchGroup()
  for _ in 1..<cores {
    group.enter()
    let thread = Thread {
      body(false)
      group.leave()
    }
    // As much as the main thread has: the threads of Dispatch have too little for deep schemas.
    thread.stackSize = 8 << 20
    thread.start()
  }
  body(true)
  group.wait()
}

/// Taken from both ends, so that two cores are seldom in each other's way: files of one folder wait for each other.
private final class Queue: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: Range<Int>

  init(count: Int) { rest = 0..<count }

  func first() -> Int? { lock.withLock { rest.popFirst() } }

  func last() -> Int? { lock.withLock { rest.popLast() } }
}
