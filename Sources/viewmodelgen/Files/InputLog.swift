import Foundation
import SpecCompiler

/// The files and folders that a run read: where one of them changes, another run is due.
final class InputLog: @unchecked Sendable {
  private let lock = NSLock()
  private var read: Set<String> = []

  func note(_ path: String) {
    lock.lock()
    defer { lock.unlock() }
    read.insert(path)
  }

  /// Sorted.
  var paths: [String] {
    lock.lock()
    defer { lock.unlock() }
    return read.sorted()
  }
}

extension FileLoader {
  /// The loader that also notes what it could read; a file that is not there is no input.
  func noting(in inputs: InputLog?) -> FileLoader {
    guard let inputs else { return self }
    return FileLoader { path in
      let outcome = load(path)
      if case .file = outcome { inputs.note(path) }
      return outcome
    }
  }
}
