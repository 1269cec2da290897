nonisolated extension StringProtocol {
  /// The text; `nil` if it is empty.
  package var unlessEmpty: String? { isEmpty ? nil : String(self) }
}
