import Foundation
import TextOutput

/// Writes beside the file and renames, so that a reader sees the old text or the new, and a failure leaves the old.
///
/// Looks just before the rename at what it would replace: where that is not what the caller expects, it writes
/// nothing. The result is the version that was written, and nil where none was.
@discardableResult
func writeText(
  _ text: RenderedText,
  to path: String,
  replacing isExpected: (FileIdentity?) -> Bool = { _ in true }
) throws(FileFailure) -> FileIdentity? {
  try checkPath(path)
  let (temporary, descriptor) = try createTemporaryFile(in: parentFolder(path))
  do throws(FileFailure) {
    let written = try fill(descriptor, with: text)
    let old = try lookAt(path)
    if !isExpected(old) {
      unlink(temporary)
      return nil
    }
    if let old {
      // The rename would replace a link and the like.
      try old.type.checkIsRegular()
      if old.permissions != written.permissions, chmod(temporary, old.permissions) != 0 {
        throw .last
      }
    }
    if rename(temporary, path) != 0 { throw .last }
    // The rename changes the times of the file; had somebody written to it, others would be changed too.
    if let renamed = try lookAt(path), renamed.hasText(of: written) { return renamed }
    return written
  } catch {
    unlink(temporary)
    throw error
  }
}

/// A new file, open for writing; its name is like no other's, also where runs on two machines share the folder.
func createTemporaryFile(
  in folder: String
) throws(FileFailure) -> (path: String, descriptor: CInt) {
  while true {
    let random = String(UInt64.random(in: (1 << 60)...(.max)), radix: 16)
    let path = joinPath(folder, ".viewmodelgen-" + random)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return (path, descriptor) }
    if errno != EEXIST { throw .last }
  }
}

/// How often a file is compared again if it has changed since it was compared.
let mostLooks = 10

extension FileFailure {
  static let keepsChanging = FileFailure(
    "another program keeps changing it; run again when it is done"
  )
}

/// Writes all and closes.
private func fill(_ descriptor: CInt, with text: RenderedText) throws(FileFailure) -> FileIdentity {
  var info = stat()
  do throws(FileFailure) {
    for piece in text.pieces { try writeAll(piece, to: descriptor) }
    if fstat(descriptor, &info) != 0 { throw .last }
  } catch {
    close(descriptor)
    throw error
  }
  // Some file systems report a full disk only here.
  if close(descriptor) != 0 { throw .last }
  return FileIdentity(info)
}

package func writeAll(_ bytes: [UInt8], to descriptor: CInt) throws(FileFailure) {
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
