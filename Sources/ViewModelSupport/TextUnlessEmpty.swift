nonisolated extension StringProtocol {
  /// The text; nil where it is empty.
  package var unlessEmpty: String? { isEmpty ? nil : String(self) }
}
