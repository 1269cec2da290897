import Foundation

/// Compiles Kotlin and runs its tests, in a process that keeps the compiler warm: Tests/Kotlin/Server.java.
package final class KotlinServer: @unchecked Sendable {
  /// One for all tests of a run, because each would have to warm up its own compiler.
  package static let shared = KotlinServer()

  #if os(Linux)
    package static let isSupported = true
  #else
    /// Homebrew lacks some packages that .ci/setup needs.
    package static let isSupported = false
  #endif

  /// Waits for the answers, which would otherwise block threads that all tests share.
  private let queue = DispatchQueue(label: "KotlinServer")
  /// The running process, which only the queue uses.
  private var connection: Connection?

  /// Compiles the Kotlin files in `sources`, which can be files and folders, and runs their JUnit tests if the compiler reports no error.
  ///
  /// - Parameters:
  ///   - output: The folder for the classes; by default a temporary one.
  ///   - classPath: Folders of classes, in addition to the libraries that all Kotlin can use.
  ///   - options: Options of the compiler, in addition to those that it always gets.
  package func compile(
    _ sources: [URL],
    into output: URL? = nil,
    classPath: [URL] = [],
    options: [String] = [],
    runsTests: Bool = false
  ) async throws -> KotlinResult {
    let folder = try TemporaryFolder()
    let request = Request(
      sources: sources.map(\.path),
      output: (output ?? folder.url).path,
      classPath: classPath.map(\.path),
      options: options,
      runsTests: runsTests
    )
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        // The folder must exist until the answer arrives.
        withExtendedLifetime(folder) {
          continuation.resume(with: Result { try self.answer(to: request) })
        }
      }
    }
  }

  private func answer(to request: Request) throws -> KotlinResult {
    let connection = try connection ?? Connection()
    // After an error the next request starts another process.
    self.connection = nil
    var line = try JSONEncoder().encode(request)
    line.append(newline)
    let answer = try connection.answer(to: line)
    self.connection = connection
    if let refusal = try? JSONDecoder().decode(Refusal.self, from: answer) {
      throw KotlinServerFailure(refusal.error)
    }
    return try JSONDecoder().decode(KotlinResult.self, from: answer)
  }
}

private let newline = UInt8(ascii: "\n")

private struct Request: Encodable {
  let sources: [String]
  let output: String
  let classPath: [String]
  let options: [String]
  let runsTests: Bool
}

private struct Refusal: Decodable {
  let error: String
}

/// A server that has ended or refuses a request.
package struct KotlinServerFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = "the Kotlin server: \(description)" }
}

/// A running server, which ends when its standard input is closed, at the latest with this process.
private final class Connection {
  private let requests: FileHandle
  private let answers: FileHandle
  private let log: TemporaryFolder

  init() throws {
    // A request to a server that has ended would otherwise end the tests.
    signal(SIGPIPE, SIG_IGN)
    let (asking, answering) = (Pipe(), Pipe())
    log = try TemporaryFolder()
    try log.write("", to: "stderr")
    let process = Process()
    process.executableURL = Repository.root.appending(path: "Tests/Kotlin/server")
    process.standardInput = asking
    process.standardOutput = answering
    process.standardError = try FileHandle(forWritingTo: log.url.appending(path: "stderr"))
    try process.run()
    requests = asking.fileHandleForWriting
    answers = answering.fileHandleForReading
  }

  deinit { try? requests.close() }

  func answer(to line: Data) throws -> Data {
    do {
      try requests.write(contentsOf: line)
    } catch {
      throw try end()
    }
    // A larger count would wait for the next answers too.
    var answer = Data()
    while let byte = try answers.read(upToCount: 1)?.first {
      if byte == newline { return answer }
      answer.append(byte)
    }
    throw try end()
  }

  private func end() throws -> KotlinServerFailure {
    KotlinServerFailure("ended\n" + (try log.text("stderr")))
  }
}
