import Foundation

/// The exit status and the output of a finished process.
package struct ProcessOutput: Sendable {
  package let status: Int32
  package let stdout: String
  package let stderr: String

  /// Both streams, for the message of a failed expectation.
  package var text: String { stdout + stderr }
}

/// Runs an executable, found through PATH, with only those variables of the test runner's environment that tools need.
///
/// The streams go to files instead of pipes, so that output of any size fits and no grandchild keeps a stream open.
package func run(
  _ executable: String,
  _ arguments: [String],
  in directory: URL
) async throws -> ProcessOutput {
  let folder = try TemporaryFolder()
  let files = ["stdout", "stderr"].map { folder.url.appendingPathComponent($0) }
  for file in files {
    try Data().write(to: file)
  }
  let handles = try files.map { try FileHandle(forWritingTo: $0) }

  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [executable] + arguments
  process.currentDirectoryURL = directory
  let inherited = [
    "PATH", "HOME", "TMPDIR", "LANG", "DEVELOPER_DIR", "TOOLCHAINS", "ASAN_OPTIONS", "TSAN_OPTIONS",
  ]
  process.environment = ProcessInfo.processInfo.environment.filter { inherited.contains($0.key) }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = handles[0]
  process.standardError = handles[1]
  try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<Void, any Error>) in
    // The process has its own. On Linux, `Process.run()` crashes when some 1,360 files are open.
    defer { for handle in handles { try? handle.close() } }
    process.terminationHandler = { _ in continuation.resume() }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }

  let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  // For a process that was killed by a signal, report 128 plus the signal's number, as shells do.
  let signalled = process.terminationReason == .uncaughtSignal
  return ProcessOutput(
    status: signalled ? 128 + process.terminationStatus : process.terminationStatus,
    stdout: texts[0],
    stderr: texts[1]
  )
}
