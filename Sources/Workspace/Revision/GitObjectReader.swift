import Foundation

/// Reads objects by name through one `git cat-file` process, which keeps running between requests.
final class GitObjectReader: @unchecked Sendable {
  private let repository: GitRepository
  private let lock = NSLock()
  private var questions: FileHandle?
  private var answers: FileHandle?

  init(_ repository: GitRepository) {
    self.repository = repository
  }

  deinit { try? questions?.close() }

  /// - Parameter limit: The most bytes to return.
  func bytes(of object: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    do {
      if questions == nil { try start() }
      try questions?.write(contentsOf: Data("\(object)\n".utf8))
      // The header is `<object name> blob <size>`.
      var header: [UInt8] = []
      while let byte = try read(1).first, byte != newline { header.append(byte) }
      let words = String(decoding: header, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]) else { throw missing(object) }
      let contents = try read(size, keeping: limit)
      _ = try read(1)
      if size > limit { throw FileFailure.tooLarge(limit) }
      return contents
    } catch let failure as FileFailure {
      throw failure
    } catch is Ended {
      // For example because a partial clone lacks the object.
      questions = nil
      throw missing(object)
    } catch {
      throw FileFailure(gitNotRun: error)
    }
  }

  private func missing(_ object: String) -> FileFailure {
    repository.isPartial ? .partialClone : FileFailure("object \(object) is missing")
  }

  private func start() throws {
    let (asking, answering) = (Pipe(), Pipe())
    let process = repository.process(["cat-file", "--batch"], output: answering)
    process.standardInput = asking
    process.standardError = FileHandle.nullDevice
    try process.run()
    questions = asking.fileHandleForWriting
    answers = answering.fileHandleForReading
  }

  private func read(_ count: Int, keeping limit: Int = .max) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var left = count
    while left > 0 {
      guard let more = try answers?.read(upToCount: min(left, 1 << 20)), !more.isEmpty else {
        throw Ended()
      }
      left -= more.count
      if count <= limit { bytes += more }
    }
    return bytes
  }
}

/// The git process has exited.
private struct Ended: Error {}
