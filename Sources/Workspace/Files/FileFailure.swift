import Foundation

/// The reason why a file or a revision could not be read or written, worded to end a sentence, such as `permission denied`.
package struct FileFailure: Error, Hashable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  /// The failure of the last system call, according to `errno`.
  package static var last: FileFailure { FileFailure(code: errno) }

  init(code: CInt) {
    reason =
      switch code {
      case ENOENT: "no such file"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "is a directory"
      case ENOTDIR: "a part of its path is not a folder"
      case ELOOP: "its symbolic links form a loop"
      case ENAMETOOLONG: "the name is too long"
      case ENOSPC, EDQUOT: "no space is left on the disk"
      case EFBIG: "the file is larger than 'ulimit -f' or the disk allows"
      case EROFS: "the disk is read-only"
      case EADDRINUSE: "another program uses it"
      case EMFILE, ENFILE: "too many files are open"
      default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
      }
  }
}
