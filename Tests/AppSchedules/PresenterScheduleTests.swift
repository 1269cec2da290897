import Foundation
import TestSupport
import Testing

/// Random schedules of generated presenters, of a service for each of them, and of a server that knows the truth.
///
/// After each step, a screen must show only what the server has or had, and everything that the server has confirmed to it. When all
/// calls have ended and the screen has loaded once more, it must show exactly what the server has.
///
/// The schedules leave out what no client can detect: the server executes the calls of one screen that write the same field in the order
/// in which they were made.
///
/// Tests/proofs/presenters.py runs these tests: `--schedules 100000 --seed 7` runs more of them, beginning with another seed.
@MainActor @Suite struct PresenterScheduleTests {
  @Test func screensShowTheTruth() async {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["SCHEDULES"].flatMap(UInt64.init) ?? 1_000
    useOnlyTheMainThread()
    for seed in first..<(first + count) {
      let steps = ScheduleStep.schedule(seed, count: 40)
      guard let found = await ScheduleRun(number: seed).run(steps) else { continue }
      let shortest = await shrunk(steps) { await ScheduleRun(number: seed).run($0) != nil }
      let run = ScheduleRun(number: seed)
      let problem = await run.run(shortest)
      let text = problem ?? "not reproduced; first found: \(found)"
      Issue.record("seed \(seed)\n  \(run.trace.joined(separator: "\n  "))\n  \(text)")
      return
    }
  }
}

/// Makes all tasks run on the main thread, so that a schedule always runs in the same way.
private func useOnlyTheMainThread() {
  typealias Hook = @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
  // RTLD_DEFAULT, which Swift does not import on every system.
  #if canImport(Darwin)
    let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
  #else
    let everywhere: UnsafeMutableRawPointer? = nil
  #endif
  guard let symbol = dlsym(everywhere, "swift_task_enqueueGlobal_hook") else { return }
  symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
}
