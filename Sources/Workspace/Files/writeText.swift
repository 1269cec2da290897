import Foundation
import OutputInterface

/// Replaces the text of a file atomically: a reader sees the old text or the new one, and a failure leaves the old one.
///
/// It writes a temporary file in the same folder and renames it. `isExpected` gets the version that would be replaced, right before that; if
/// it returns false, nothing is written. Returns the version that was written; `nil` if there is none.
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
      // Renaming would replace links and special files.
      try old.type.checkIsRegular()
      if old.permissions != written.permissions, chmod(temporary, old.permissions) != 0 {
        throw .last
      }
    }
    if rename(temporary, path) != 0 { throw .last }
    // Renaming changes the file's identity, but not its text unless another program has written to it.
    if let renamed = try lookAt(path), renamed.hasText(of: written) { return renamed }
    return written
  } catch {
    unlink(temporary)
    throw error
  }
}

/// Creates a file and opens it for writing. Its name is unique, even if runs on two machines share the folder.
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

/// The number of attempts to compare and write a file that other programs keep changing.
let maxAttempts = 10

extension FileFailure {
  static let keepsChanging = FileFailure(
    "another program keeps changing it; run again when it is done"
  )
}

/// Writes a text to a descriptor and closes it.
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
