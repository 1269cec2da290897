import Foundation

/// The type of a file or folder.
package enum FileType: Sendable {
  case regular, folder, symbolicLink, other

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
  }

  func checkIsRegular() throws(FileFailure) {
    switch self {
    case .regular: break
    case .folder: throw FileFailure(code: EISDIR)
    case .symbolicLink: throw FileFailure("is a symbolic link")
    case .other: throw FileFailure("is not a regular file")
    }
  }
}

/// Returns the type of what is at a path, following links; `nil` if nothing is there.
func fileType(_ path: String) throws(FileFailure) -> FileType? {
  try checkPath(path)
  var info = stat()
  if stat(path, &info) == 0 { return FileType(mode: info.st_mode) }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw .last
}

package func isFolder(_ path: String) -> Bool {
  (try? fileType(path)) == .folder
}

package func exists(_ path: String) -> Bool { (try? fileType(path)) != nil }

/// C strings end at a NUL, so a path with one would name another file.
func checkPath(_ path: String) throws(FileFailure) {
  if path.isEmpty { throw FileFailure("the path is empty") }
  if path.utf8.contains(0) { throw FileFailure("the path contains a NUL character") }
}
