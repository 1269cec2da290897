import DocumentReader
import Foundation

/// The dependencies of a result, recorded while they are read. The result is valid as long as none of them has changed.
final class Reading: @unchecked Sendable {
  private enum Step {
    case file(String, version: Int)
    /// A file that specs may not name.
    case refused(String, reason: String)
    case folder(String, version: Int)
    /// Another result that this one depends on.
    case result(Reading)
  }

  let files: Files
  private let lock = NSLock()
  /// The dependencies in the order in which they were read: which file a later one is can depend on an earlier one's contents.
  private var steps: [Step] = []
  private var checked: (run: Int, holds: Bool)?

  init(_ files: Files) {
    self.files = files
    checked = (files.run, true)
  }

  var loader: FileLoader { FileLoader { self.load($0) } }

  func load(_ path: String) -> FileLoader.Outcome {
    if let reason = files.noticedRefusal(of: path) {
      note(.refused(path, reason: reason))
      return .failure(reason)
    }
    let file = files.file(path)
    note(.file(path, version: file.version))
    return file.contents
  }

  func entries(of folder: String) -> Files.Entries {
    let listing = files.listing(of: folder)
    note(.folder(folder, version: listing.version))
    return listing.contents
  }

  func add(_ result: Reading) { note(.result(result)) }

  private func note(_ step: Step) { lock.withLock { steps.append(step) } }

  /// Whether all dependencies are unchanged, which is checked once in a run.
  var stillHolds: Bool {
    if let checked = lock.withLock({ checked }), checked.run == files.run { return checked.holds }
    let holds = lock.withLock { steps }.allSatisfy { step in
      switch step {
      case .file(let path, let version):
        files.noticedRefusal(of: path) == nil && files.file(path).version == version
      case .refused(let path, let reason): files.noticedRefusal(of: path) == reason
      case .folder(let path, let version): files.listing(of: path).version == version
      case .result(let reading): reading.stillHolds
      }
    }
    lock.withLock { checked = (files.run, holds) }
    return holds
  }

  /// Whether the result has been used in this run.
  var isUsed: Bool { lock.withLock { checked?.run == files.run } }
}
