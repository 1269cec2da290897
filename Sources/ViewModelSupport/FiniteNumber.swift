nonisolated extension StringProtocol {
  /// The number that the text is, as Swift reads one; nil where it is none, or not finite.
  package var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}
