import Foundation

nonisolated extension Double {
  /// The value as a share of a whole: 0.25 for 1 of 4. If the whole is 0, the share is 0.
  package func proportion(of whole: Double) -> Double { whole == 0 ? 0 : self / whole }
}

nonisolated extension Int {
  /// The value as a share of a whole: 0.25 for 1 of 4. If the whole is 0, the share is 0.
  package func proportion(of whole: Int) -> Double {
    whole == 0 ? 0 : Double(self) / Double(whole)
  }
}

nonisolated extension Decimal {
  /// The value as a share of a whole: 0.25 for 1 of 4. If the whole is 0, the share is 0.
  package func proportion(of whole: Decimal) -> Decimal { whole == 0 ? 0 : self / whole }
}
