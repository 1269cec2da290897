import Foundation

nonisolated extension Error {
  /// Whether a task was cancelled, which nobody needs to be told.
  package var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}
