import Foundation
import Workspace

/// Standard output or standard error.
package struct Console {
  let descriptor: CInt

  package static let output = Console(descriptor: STDOUT_FILENO)
  package static let error = Console(descriptor: STDERR_FILENO)

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  var showsColour: Bool {
    isTerminal && environment("TERM") != "dumb" && (environment("NO_COLOR") ?? "").isEmpty
  }

  package func write(_ text: String) throws(FileFailure) {
    try writeAll(Array(text.utf8), to: descriptor)
  }

  /// Says what is wrong on standard error; where even that is closed, the exit code has to do.
  package static func say(_ report: DiagnosticReport) {
    say(describe(report, style: .suiting(.error)))
  }

  /// The same for what is not wrong, but not the command's result either.
  package static func say(_ text: String) { try? error.write(text) }
}

/// The signal would end the run without a word; ignored, it is an error of the write.
package func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }
