nonisolated extension StringProtocol {
  /// The last part of a path, whether or not a slash follows it; empty if there is none.
  package var lastPathPart: String {
    split { $0 == "/" }.last.map { String($0) } ?? ""
  }
}
