import Foundation
import TestSupport
import Testing

/// Random schedules of a screen and its service. After every step, the screen is compared with a reference model of the contract.
///
/// The schedules leave out situations that the store cannot detect: the service executes the calls that write the same field in the order
/// in which they were made, no other action writes a field that a `latest` action writes, and no action is performed on a row whose
/// insertion is running.
///
/// `SCHEDULES=100000 SEED=7 swift test --skip-build --filter ScreenStoreScheduleTests` runs more schedules, beginning with another seed.
@MainActor @Suite(.slow) struct ScreenStoreScheduleTests {
  @Test func storeMatchesTheReferenceAfterEveryStep() async {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["SCHEDULES"].flatMap(UInt64.init) ?? 2_000
    for seed in first..<(first + count) {
      let steps = ScheduleStep.schedule(seed, count: 25)
      guard let found = await ScheduleRun(number: seed, isTraced: false).run(steps) else {
        continue
      }
      let shortest = await shrunk(steps) {
        await ScheduleRun(number: seed, isTraced: false).run($0) != nil
      }
      let run = ScheduleRun(number: seed, isTraced: true)
      let problem = await run.run(shortest) ?? "not reproduced; first found: \(found)"
      Issue.record("seed \(seed)\n  \(run.trace.joined(separator: "\n  "))\n  \(problem)")
      return
    }
  }

  @Test func sameSeedProducesTheSameTrace() async {
    for seed in UInt64(1)...200 {
      let runs = (0..<2).map { _ in ScheduleRun(number: seed, isTraced: true) }
      for run in runs { _ = await run.run(ScheduleStep.schedule(seed, count: 25)) }
      #expect(runs[0].trace == runs[1].trace)
    }
  }
}
