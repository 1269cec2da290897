import SwiftRenderer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes beside the file and renames, so that a reader sees the old text or the new, and a failure leaves the old.
func writeText(_ text: RenderedText, to path: String) throws(FileFailure) {
  try checkPath(path)
  let permissions = try permissionsToKeep(at: path)
  let unique = ContentHash([path.utf8]).text
  let temporary = joinPath(parentFolder(path), ".viewmodelgen-\(getpid())-\(unique)")
  let descriptor = try createFile(temporary)
  do throws(FileFailure) {
    do throws(FileFailure) {
      if let permissions, fchmod(descriptor, permissions) != 0 { throw .last }
      for piece in text.pieces { try writeAll(piece, to: descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(descriptor) != 0 { throw .last }
    if rename(temporary, path) != 0 { throw .last }
  } catch {
    unlink(temporary)
    throw error
  }
}

/// A new file to write to.
private func createFile(_ path: String) throws(FileFailure) -> CInt {
  func create() -> CInt { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  var descriptor = create()
  if descriptor < 0, errno == EEXIST {
    // A run that was killed left one of the same name.
    unlink(path)
    descriptor = create()
  }
  if descriptor < 0 { throw .last }
  return descriptor
}

/// Those of the regular file that is there; links and the like are refused, since the rename would replace them.
private func permissionsToKeep(at path: String) throws(FileFailure) -> mode_t? {
  var info = stat()
  if lstat(path, &info) != 0 {
    if errno == ENOENT { return nil }
    throw .last
  }
  switch FileType(mode: info.st_mode) {
  case .regular: return info.st_mode & 0o777
  case .symbolicLink: throw FileFailure("is a symbolic link")
  case .folder: throw FileFailure(code: EISDIR)
  case .other: throw FileFailure("is not a regular file")
  }
}

func writeAll(_ bytes: [UInt8], to descriptor: CInt) throws(FileFailure) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written < 0 {
      if errno == EINTR { continue }
      throw .last
    }
    rest = rest.dropFirst(written)
  }
}
