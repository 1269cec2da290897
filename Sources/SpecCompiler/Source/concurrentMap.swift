import Dispatch

/// The results of `transform` for `0..<count`, in this order, computed on all cores.
package func concurrentMap<Result: Sendable>(
  _ count: Int,
  _ transform: @Sendable (_ index: Int) -> Result
) -> [Result] {
  if count < 2 { return (0..<count).map(transform) }
  var results: [Result?] = Array(repeating: nil, count: count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each call writes a place of its own.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: count) { places[$0] = transform($0) }
  }
  return results.compactMap { $0 }
}
