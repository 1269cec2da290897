import TestSupport

/// One step of a schedule. Its number seeds all choices that the step makes, such as which pending call it executes.
struct ScheduleStep {
  enum Kind: CaseIterable {
    case load, loadMore, loadOptional, settle
    case actOnBoard, actOnRow, actOnTopic, actWithLatest
    case changeElsewhere, push, poll, retry
    case execute, deliver, cancel

    /// Whether the store reacts in a task, and not before the step ends.
    var startsTask: Bool { ![.deliver, .push, .poll, .retry].contains(self) }
  }

  let kind: Kind
  let number: UInt64
  /// Whether the next step is performed before the store has reacted to this one.
  let isHasty: Bool

  /// The steps for a seed. They begin with a load, often followed by a second page or a poll.
  static func schedule(_ seed: UInt64, count: Int) -> [ScheduleStep] {
    var random = SplitMix(state: seed)
    let kinds: [(Kind, Int)] = [
      (.load, 4), (.loadMore, 4), (.loadOptional, 1), (.settle, 1),
      (.actOnBoard, 3), (.actOnRow, 6), (.actOnTopic, 6), (.actWithLatest, 4),
      (.changeElsewhere, 2), (.push, 3), (.poll, 4), (.retry, 4),
      (.execute, 14), (.deliver, 14), (.cancel, 2),
    ]
    let deck = kinds.flatMap { Array(repeating: $0.0, count: $0.1) }
    var opening: [Kind] = [.load, .execute, .deliver]
    let openings: [[Kind]] = [[], [.loadMore, .execute, .deliver], [.poll, .execute, .deliver]]
    opening += openings.randomElement(using: &random) ?? []
    var isAfterHastyResponse = false
    return (0..<count).map { index in
      var kind = opening.dropFirst(index).first ?? deck.randomElement(using: &random) ?? .load
      // Otherwise a new value would rarely arrive between the end of one call and the start of the next.
      if isAfterHastyResponse, Bool.random(using: &random) { kind = .actWithLatest }
      let isHasty = index >= opening.count && Int.random(in: 0..<6, using: &random) == 0
      isAfterHastyResponse = isHasty && kind == .deliver
      return ScheduleStep(kind: kind, number: random.next(), isHasty: isHasty)
    }
  }
}
