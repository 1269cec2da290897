import Foundation

/// Standard output or standard error.
package struct Console {
  let descriptor: CInt

  package static let output = Console(descriptor: STDOUT_FILENO)
  package static let error = Console(descriptor: STDERR_FILENO)

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  var showsColor: Bool {
    isTerminal && environment("TERM") != "dumb" && (environment("NO_COLOR") ?? "").isEmpty
  }

  package func write(_ text: String) throws(FileFailure) {
    try writeAll(Array(text.utf8), to: descriptor)
  }

  /// Prints the diagnostics on standard error. If that is closed, only the exit code shows that something is wrong.
  package static func say(_ report: DiagnosticReport) {
    say(describe(report, style: .suiting(.error)))
  }

  /// Prints a text on standard error that is not part of the command's result.
  package static func say(_ text: String) { try? error.write(text) }
}

/// Ignores the signal for files that are too large, so that the write fails with an error instead of the process ending without a message.
package func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }
