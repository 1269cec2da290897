import TestSupport

/// A step of a schedule. The number determines everything that is random about it.
struct ScheduleStep {
  enum Kind: CaseIterable {
    case load, change, loadMore, toggle, act, confirm, undo, others, elapse, execute, deliver, fail,
      cancel

    /// How often the step happens, compared with the others.
    fileprivate var weight: Int {
      switch self {
      case .toggle: 8
      case .execute, .deliver: 12
      case .load, .change, .act: 4
      case .loadMore, .confirm, .others, .elapse: 2
      case .undo, .fail, .cancel: 1
      }
    }
  }

  let kind: Kind
  let number: UInt64
  /// Whether the next step follows before the screens can react.
  let isHasty: Bool

  private static let kinds = Kind.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  static func schedule(_ seed: UInt64, count: Int) -> [ScheduleStep] {
    var random = SplitMix(state: seed)
    return (0..<count).map { _ in
      ScheduleStep(
        kind: kinds.randomElement(using: &random) ?? .load,
        number: random.next(),
        isHasty: Int.random(in: 0..<4, using: &random) == 0
      )
    }
  }
}
