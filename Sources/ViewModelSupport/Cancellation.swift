import Foundation

nonisolated extension Error {
  /// Whether the error only means that a task was cancelled, which users need not know.
  package var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}
