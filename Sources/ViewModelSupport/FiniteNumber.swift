nonisolated extension StringProtocol {
  /// The number that Swift parses from the text; `nil` if it is not a number or not finite.
  package var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}
