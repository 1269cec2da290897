import DocumentReader
import Foundation

/// The files and folders that a run reads: where one of them changes, another run is due.
final class Inputs: @unchecked Sendable {
  private let lock = NSLock()
  private var read: Set<String> = []
  private var missing: Set<String> = []
  private var listed: Set<String> = []
  /// The canonical paths of all that may be read; nil where nothing is refused.
  private let watched: Set<String>?

  init(watched: Set<String>? = nil) {
    self.watched = watched
  }

  /// Whether the inputs are known to be all that there is.
  var areLimited: Bool { watched != nil }

  /// Reads from the disk and notes what it could read; a file that is not there is no input.
  var loader: FileLoader {
    FileLoader { path in
      let outcome = FileLoader.disk.load(path)
      guard case .file = outcome else {
        self.noteMissing(path)
        return outcome
      }
      if !self.includes(path) { return .failure(Self.unwatched) }
      self.note(path)
      return outcome
    }
  }

  /// Whether the file may be read: a build system would not notice a change of one that it was not told of.
  func includes(_ path: String) -> Bool { watched?.contains(canonicalPath(path)) ?? true }

  func note(_ path: String) { lock.withLock { _ = read.insert(path) } }

  /// Notes a folder whose entries are read, whatever they are.
  func noteFolder(_ path: String) {
    lock.withLock {
      read.insert(path)
      listed.insert(path)
    }
  }

  /// Notes what is not there but would be read if it were.
  func noteMissing(_ path: String) { lock.withLock { _ = missing.insert(path) } }

  func formUnion(_ other: Inputs) {
    let (read, missing) = other.lock.withLock { (other.read, other.missing) }
    lock.withLock {
      self.read.formUnion(read)
      self.missing.formUnion(missing)
    }
  }

  /// Sorted.
  var paths: [String] { lock.withLock { read.sorted() } }

  var folders: Set<String> { lock.withLock { listed } }

  var missingPaths: [String] { lock.withLock { missing.sorted() } }

  static let unwatched = """
    the build does not watch it, because it is not among the files of the target; move or link it there
    """
}
