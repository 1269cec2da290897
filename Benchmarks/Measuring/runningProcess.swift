#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command that keeps running, and its output.
package final class RunningProcess {
  private let process: pid_t
  private let output: CInt

  package init(_ command: [String]) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { fatalError("no pipe") }
    // The process must not inherit other copies of these descriptors, or the pipe would never end.
    let standardOutput = dup(1)
    dup2(ends[1], 1)
    close(ends[1])
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(standardOutput, F_SETFD, FD_CLOEXEC)
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, command[0], nil, nil, &words, environ)
    dup2(standardOutput, 1)
    close(standardOutput)
    guard failure == 0 else { fatalError("failed: \(command.joined(separator: " "))") }
    self.process = process
    output = ends[0]
  }

  package func waitForLine() {
    var byte: UInt8 = 0
    repeat {
      guard read(output, &byte, 1) == 1 else { fatalError("the command has ended") }
    } while byte != UInt8(ascii: "\n")
  }

  package func stop() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(output)
  }
}

package func pause(seconds: Double) { usleep(useconds_t(seconds * 1e6)) }
