import Foundation
import Testing

/// How much a run of the tests covers, which the environment variable `TESTS` selects.
package enum TestRun: String {
  /// `.ci/quick`: everything that takes less than five seconds and starts no compiler.
  case quick
  /// `.ci/test`: all tests, with a sample of the inputs if there are many similar ones.
  case usual
  /// `.ci/slow`: all tests with all their inputs.
  case thorough

  package static let current =
    ProcessInfo.processInfo.environment["TESTS"].flatMap(TestRun.init) ?? .usual
}

extension Trait where Self == ConditionTrait {
  /// Skips the test in `.ci/quick`, because it starts a compiler, a package manager or a validator, or takes more than five seconds.
  package static var slow: Self { .enabled(if: TestRun.current != .quick) }

  /// Skips the test except in `.ci/slow`.
  package static var nightly: Self { .enabled(if: TestRun.current == .thorough) }
}

extension Array {
  /// Every element in a thorough run, otherwise every `interval`-th.
  package func sampled(every interval: Int) -> [Element] {
    if TestRun.current == .thorough { return self }
    return indices.filter { $0 % interval == 0 }.map { self[$0] }
  }
}
