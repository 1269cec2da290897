import DocumentReader
import Foundation

/// The documents that the editor has open, by path, including unsaved changes.
final class OpenDocuments: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: SourceFile] = [:]

  subscript(path: String) -> SourceFile? {
    get { lock.withLock { files[normalizedPath(path)] } }
    set { lock.withLock { files[normalizedPath(path)] = newValue } }
  }

  /// The paths of the open documents, sorted.
  var paths: [String] { lock.withLock { files.keys.sorted() } }
}

extension SourceFile {
  /// Returns the file after a client's change, which replaces a range or the whole text.
  func applying(_ change: Node) throws(ResponseError) -> SourceFile {
    guard let text = change["text"]?.string else {
      throw .invalidParams("a change needs a 'text'")
    }
    guard let range = change["range"], range.members != nil else {
      return SourceFile(path: path, text: text)
    }
    guard let first = range["start"], let last = range["end"] else {
      throw .invalidParams("a range needs a 'start' and an 'end'")
    }
    let start = offset(of: try textPosition(of: first, in: self)) ?? bytes.count
    let end = max(start, offset(of: try textPosition(of: last, in: self)) ?? bytes.count)
    return SourceFile(path: path, bytes: bytes[..<start] + Array(text.utf8) + bytes[end...])
  }
}
