nonisolated extension Sequence<Double> {
  /// The average; `nil` if there are no values.
  package func arithmeticMean() -> Double? {
    var sum = 0.0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }
}

nonisolated extension Sequence<Int> {
  /// The average; `nil` if there are no values.
  package func arithmeticMean() -> Double? { lazy.map(Double.init).arithmeticMean() }
}
