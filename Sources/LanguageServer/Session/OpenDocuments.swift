import DocumentReader
import Foundation

/// The texts that editors have open, saved or not, by their paths.
final class OpenDocuments: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: SourceFile] = [:]

  subscript(path: String) -> SourceFile? {
    get { lock.withLock { files[normalizedPath(path)] } }
    set { lock.withLock { files[normalizedPath(path)] = newValue } }
  }

  /// Sorted.
  var paths: [String] { lock.withLock { files.keys.sorted() } }
}

extension SourceFile {
  /// The file after a client's change: another text in place of a range, or of all.
  func applying(_ change: Node) throws(ResponseError) -> SourceFile {
    guard let text = change["text"]?.string else {
      throw .invalidParams("a change has a text")
    }
    guard let range = change["range"], range.members != nil else {
      return SourceFile(path: path, text: text)
    }
    guard let first = range["start"], let last = range["end"] else {
      throw .invalidParams("a range has a start and an end")
    }
    let start = offset(of: try textPosition(of: first, in: self)) ?? bytes.count
    let end = max(start, offset(of: try textPosition(of: last, in: self)) ?? bytes.count)
    return SourceFile(path: path, bytes: bytes[..<start] + Array(text.utf8) + bytes[end...])
  }
}
