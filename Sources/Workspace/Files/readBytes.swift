import DocumentReader
import Foundation

extension FileLoader {
  package static let disk = disk(limit: Limits.fileSize)
  package static let samples = disk(limit: Limits.sampleSize)

  /// A loader that returns the given texts for their paths, and reads all other files itself.
  package func replacing(_ texts: [String: String]) -> FileLoader {
    FileLoader { path in
      texts[path].map { .file(SourceFile(path: path, text: $0)) } ?? self.load(path)
    }
  }

  private static func disk(limit: Int) -> FileLoader {
    FileLoader { path in
      do throws(FileFailure) {
        return .file(SourceFile(path: path, bytes: try readBytes(path, limit: limit)))
      } catch {
        return .failure(error.reason)
      }
    }
  }
}

/// Reads a regular file. Refuses anything else, such as a device or a pipe, because reading it could block or never end.
package func readBytes(_ path: String, limit: Int = Limits.fileSize) throws(FileFailure) -> [UInt8]
{
  let file = try openRegularFile(path)
  defer { close(file.descriptor) }
  if file.size > limit { throw .tooLarge(limit) }
  // The size is only a hint: a file can grow, and files in /proc report 0.
  let bytes = try readAll(file.descriptor, capacity: file.size + 1, limit: limit)
  if bytes.count > limit { throw .tooLarge(limit) }
  return bytes
}

/// Reads the first bytes of a regular file, which contain its header.
func readPrefix(_ path: String, count: Int) throws(FileFailure) -> [UInt8] {
  let file = try openRegularFile(path)
  defer { close(file.descriptor) }
  return try readAll(file.descriptor, capacity: count, limit: count - 1)
}

private func openRegularFile(_ path: String) throws(FileFailure) -> (descriptor: CInt, size: Int) {
  try checkPath(path)
  // Without O_NONBLOCK the open of a pipe waits for a writer.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  if descriptor < 0 { throw .last }
  do throws(FileFailure) {
    var info = stat()
    if fstat(descriptor, &info) != 0 { throw .last }
    try FileType(mode: info.st_mode).checkIsRegular()
    return (descriptor, Int(info.st_size))
  } catch {
    close(descriptor)
    throw error
  }
}

/// Reads to the end of the file or until there are more bytes than `limit`.
private func readAll(_ descriptor: CInt, capacity: Int, limit: Int) throws(FileFailure) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = max(capacity, 4096)
  while bytes.count <= limit {
    let wanted = min(chunk, limit + 1 - bytes.count)
    var got = 0
    let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initializedCount in
      repeat { got = read(descriptor, buffer.baseAddress, wanted) } while got < 0 && errno == EINTR
      initializedCount = max(got, 0)
    }
    if got < 0 { throw .last }
    if got == 0 { break }
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    chunk = 64 << 10
  }
  return bytes
}

extension FileFailure {
  static func tooLarge(_ limit: Int) -> FileFailure {
    FileFailure(
      limit >= 1 << 20
        ? "is larger than \(limit >> 20) MB" : "is larger than \(limit) bytes"
    )
  }
}
