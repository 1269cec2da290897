import Foundation

/// What git prints.
func git(_ arguments: [String]) throws(FileFailure) -> [UInt8] {
  let (output, errors) = (Pipe(), Pipe())
  let process = gitProcess(arguments, output: output)
  process.standardInput = FileHandle.nullDevice
  process.standardError = errors
  let bytes: Data
  let complaint: Data
  do {
    try process.run()
    bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    // Shorter than a pipe holds, so git never waits for it to be read.
    complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
  } catch {
    throw FileFailure(notRun: error)
  }
  process.waitUntilExit()
  switch process.terminationStatus {
  case 0: return [UInt8](bytes)
  case 127: throw FileFailure("git is not installed")
  default:
    let words = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    throw FileFailure(words.isEmpty ? "git failed" : words.joined(separator: " "))
  }
}

/// The line that git prints.
func gitLine(_ arguments: [String]) throws(FileFailure) -> String {
  String(decoding: try git(arguments).prefix { $0 != newline }, as: UTF8.self)
}

/// Contents by their object names, from one process of git that answers as long as there are questions.
final class GitObjectReader: @unchecked Sendable {
  private let lock = NSLock()
  private let process: Process
  private let questions = Pipe()
  private let answers = Pipe()
  private var isStarted = false

  init() {
    process = gitProcess(["cat-file", "--batch"], output: answers)
    process.standardInput = questions
    process.standardError = FileHandle.nullDevice
  }

  deinit { try? questions.fileHandleForWriting.close() }

  /// - Parameter limit: In bytes.
  func bytes(of object: String, atMost limit: Int) throws(FileFailure) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    do {
      if !isStarted { try process.run() }
      isStarted = true
      try questions.fileHandleForWriting.write(contentsOf: Data("\(object)\n".utf8))
      // `<object name> blob <size>`
      var header: [UInt8] = []
      while let byte = try read(1).first, byte != newline { header.append(byte) }
      let words = String(decoding: header, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]) else {
        throw FileFailure("object \(object) is missing")
      }
      let contents = try read(size, keeping: limit)
      _ = try read(1)
      if size > limit { throw FileFailure.tooLarge(limit) }
      return contents
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure(notRun: error)
    }
  }

  private func read(_ count: Int, keeping limit: Int = .max) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var left = count
    while left > 0 {
      guard
        let more = try answers.fileHandleForReading.read(upToCount: min(left, 1 << 20)),
        !more.isEmpty
      else { throw FileFailure("git ended early") }
      left -= more.count
      if count <= limit { bytes += more }
    }
    return bytes
  }
}

/// It is told to change nothing, not even its index.
private func gitProcess(_ arguments: [String], output: Pipe) -> Process {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["git", "--no-optional-locks"] + arguments
  process.standardOutput = output
  return process
}

extension FileFailure {
  fileprivate init(notRun error: any Error) {
    self.init("git cannot be run: \(error.localizedDescription)")
  }
}

private let newline = UInt8(ascii: "\n")
