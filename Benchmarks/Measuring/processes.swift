#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a finished process took, by the system's own account.
package struct Cost {
  package let wall: Double
  /// In user and system mode together.
  package let cpu: Double
  package let peakMegabytes: Double
}

/// Runs a command to its end, its output thrown away; its errors too where it may find some.
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
  #if canImport(Darwin)
    let peak = Double(usage.ru_maxrss) / 1e6
  #else
    let peak = Double(usage.ru_maxrss) / 1e3
  #endif
  return Cost(
    wall: seconds(wall),
    cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    peakMegabytes: peak
  )
}

private func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}
