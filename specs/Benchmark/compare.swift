import Foundation
import Timing

/// Prints the times of both adapters, after checking that they return the same value.
func compare<Input, Output: Hashable>(
  _ name: String,
  _ input: Input,
  generated: (Input) -> Output,
  byHand: (Input) -> Output
) {
  precondition(generated(input) == byHand(input), "\(name): the adapters differ")
  let pairs = (0..<201).map { round in
    // The second call finds a warmer cache, so alternate the order.
    if round.isMultiple(of: 2) {
      let first = cost(of: generated, input)
      return (first, cost(of: byHand, input))
    }
    let first = cost(of: byHand, input)
    return (cost(of: generated, input), first)
  }
  let ratio = median(pairs.map { $0.0 / $0.1 })
  print(
    name.padding(toLength: 34, withPad: " ", startingAt: 0),
    "generated",
    number(median(pairs.map(\.0)), digits: 0),
    "ns, by hand",
    number(median(pairs.map(\.1)), digits: 0),
    "ns, ratio",
    number(ratio, digits: 3)
  )
}

/// Returns the nanoseconds that one call takes.
@inline(never)
private func cost<Input, Output: Hashable>(of make: (Input) -> Output, _ input: Input) -> Double {
  let calls = 200
  var made: [Output] = []
  made.reserveCapacity(calls)
  let cost = cost(calls: calls) { made.append(make(input)) }
  precondition(made.count == calls)
  return cost
}
