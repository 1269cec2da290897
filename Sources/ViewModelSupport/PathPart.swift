nonisolated extension StringProtocol {
  /// What stands behind the last slash; a slash at the end does not count. Empty where there is nothing else.
  package var lastPathPart: String {
    split { $0 == "/" }.last.map { String($0) } ?? ""
  }
}
