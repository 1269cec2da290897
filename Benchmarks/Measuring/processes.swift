#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The resources that a finished process used, as reported by the system. Times are in seconds.
package struct Cost {
  package let wall: Double
  /// User and system time together.
  package let cpu: Double
  package let peakMegabytes: Double
}

/// Runs a command until it ends and discards its output. If it may find errors, these are discarded too, and exit status 1 is accepted.
@discardableResult
package func run(_ command: [String], mayFindErrors: Bool = false) -> Cost {
  let silenced: [CInt] = mayFindErrors ? [1, 2] : [1]
  let saved = silenced.map { dup($0) }
  let nowhere = open("/dev/null", O_WRONLY)
  for stream in silenced { dup2(nowhere, stream) }
  defer {
    for (stream, copy) in zip(silenced, saved) {
      dup2(copy, stream)
      close(copy)
    }
    close(nowhere)
  }
  var words = command.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  var status: CInt = 0
  var usage = rusage()
  let wall = ContinuousClock().measure {
    let failure = posix_spawnp(&process, command[0], nil, nil, &words, environ)
    guard failure == 0, wait4(process, &status, 0, &usage) == process,
      status == 0 || mayFindErrors && status == 1 << 8
    else {
      fatalError("failed: \(command.joined(separator: " "))")
    }
  }
  return Cost(
    wall: seconds(wall),
    cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    peakMegabytes: peakMegabytes(usage)
  )
}

/// Returns the highest peak memory of all child processes that have ended.
package func peakMegabytesOfProcesses() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  #else
    getrusage(RUSAGE_CHILDREN, &usage)
  #endif
  return peakMegabytes(usage)
}

private func peakMegabytes(_ usage: rusage) -> Double {
  #if canImport(Darwin)
    Double(usage.ru_maxrss) / 1e6
  #else
    Double(usage.ru_maxrss) / 1e3
  #endif
}

private func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}
