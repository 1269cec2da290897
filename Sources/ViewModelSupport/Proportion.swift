import Foundation

nonisolated extension Double {
  /// The share of a whole that the value is: 0.25 for 1 of 4; 0 for a whole of 0.
  package func proportion(of whole: Double) -> Double { whole == 0 ? 0 : self / whole }
}

nonisolated extension Int {
  /// The share of a whole that the value is: 0.25 for 1 of 4; 0 for a whole of 0.
  package func proportion(of whole: Int) -> Double {
    whole == 0 ? 0 : Double(self) / Double(whole)
  }
}

nonisolated extension Decimal {
  /// The share of a whole that the value is: 0.25 for 1 of 4; 0 for a whole of 0.
  package func proportion(of whole: Decimal) -> Decimal { whole == 0 ? 0 : self / whole }
}
