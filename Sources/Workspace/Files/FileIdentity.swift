import Foundation

/// Identifies a file or folder and its version. A change goes unnoticed only if it keeps the size and happens within the same tick of the
/// file system's clock as the change before it.
package struct FileIdentity: Sendable {
  let type: FileType
  let permissions: mode_t
  private let inode: UInt64
  private let size: Int64
  private let modified: timespec
  private let changed: timespec

  init(_ info: stat) {
    type = FileType(mode: info.st_mode)
    permissions = info.st_mode & 0o777
    inode = UInt64(info.st_ino)
    size = Int64(info.st_size)
    #if canImport(Darwin)
      (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
  }

  /// Follows links, except broken ones. Returns `nil` if nothing is at the path.
  init?(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 || lstat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// Whether the last change is old enough that no later change can have the same time.
  func isSettled(at now: timespec) -> Bool {
    let seconds = Double(now.tv_sec) - Double(changed.tv_sec)
    return seconds + Double(now.tv_nsec - changed.tv_nsec) / 1e9 > 0.02
  }

  /// Whether the last change was before a time in seconds since 1970. Whole seconds are enough, because file systems' clocks tick about a
  /// hundred times a second.
  func isOlder(than time: Int) -> Bool { seconds < time }

  /// The time of the last change, in seconds since 1970.
  var seconds: Int { changed.tv_sec }

  /// Whether both are the same file with the same contents, even if it was renamed in between.
  func hasText(of other: Self) -> Bool {
    inode == other.inode && size == other.size && modified.tv_sec == other.modified.tv_sec
      && modified.tv_nsec == other.modified.tv_nsec
  }

  /// The identity as one line of text without spaces.
  var text: String {
    let numbers = [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec]
    return "\(inode),\(size)," + numbers.map(String.init).joined(separator: ",")
  }
}

extension FileIdentity: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.hasText(of: right) && left.changed.tv_sec == right.changed.tv_sec
      && left.changed.tv_nsec == right.changed.tv_nsec
  }
}

/// Returns the identity of the entry at a path without following links; `nil` if nothing is there.
package func lookAt(_ path: String) throws(FileFailure) -> FileIdentity? {
  try checkPath(path)
  var info = stat()
  if lstat(path, &info) == 0 { return FileIdentity(info) }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw .last
}
