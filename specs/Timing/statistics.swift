import Foundation

public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

public func number(_ value: Double, digits: Int) -> String {
  value.formatted(
    .number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US_POSIX"))
  )
}

/// Prints what an update of a screen costs, as a multiple of what it costs to make one of its rows: the median of pairs that were measured
/// one after the other.
public func printCost(_ name: String, _ pairs: [(update: Double, row: Double)]) {
  print(
    name.padding(toLength: 46, withPad: " ", startingAt: 0),
    number(median(pairs.map(\.update)) / 1000, digits: 0),
    "µs, as much as",
    number(median(pairs.map { $0.update / $0.row }), digits: 1),
    "rows"
  )
}
