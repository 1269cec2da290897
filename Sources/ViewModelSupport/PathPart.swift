nonisolated extension StringProtocol {
  /// The part after the last slash; a slash at the end does not count. Empty if there is nothing else.
  package var lastPathPart: String {
    split { $0 == "/" }.last.map { String($0) } ?? ""
  }
}
