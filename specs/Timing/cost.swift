import Foundation

/// Returns the nanoseconds of this thread's CPU time that one call takes. Other programs on the machine do not count.
public func cost(calls: Int = 1, of work: () -> Void) -> Double {
  let begun = threadTime()
  for _ in 0..<calls { work() }
  return (threadTime() - begun) / Double(calls)
}

/// The CPU time that this thread has used, in nanoseconds.
public func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
