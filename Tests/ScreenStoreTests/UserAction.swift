@testable import ViewModelSupport

/// An action that the user triggers.
struct UserAction: CustomStringConvertible {
  enum Again: Equatable {
    case ignore, parallel
    case latest(Int)

    var value: Int? { if case .latest(let value) = self { value } else { nil } }

    var screen: ScreenRepetition {
      switch self {
      case .ignore: .ignore
      case .parallel: .parallel
      case .latest(let value): .latest([value])
      }
    }
  }

  var name: ActionName?
  var again: Again
  let effect: Effect
  let isShownAtOnce: Bool
  /// Whether the board of each request changes.
  var isEverywhere = false
  var answer: ServiceCall.Answer
  var row: Row?
  var isFailureReported = true
  /// Whether the row that the action inserts stays if the call fails.
  var keepsRow = false

  var description: String {
    "\(effect)\(isShownAtOnce ? "" : " not optimistic")\(keepsRow ? " keeping" : ""), \(again), answer \(answer)"
      + (name.map { " as \($0.name)\($0.row.map { " \($0)" } ?? "")" } ?? "")
  }
}

extension Effect {
  @MainActor var edit: ScreenEdit<Board> {
    switch self {
    case .insert(let item): .insert(item, into: ScheduleRun.items)
    case .insertNote(let item): .insert(item, into: ScheduleRun.notes)
    case .append(let item): .append(item, to: ScheduleRun.items)
    case .title, .summary, .name, .count, .remove, .text, .like, .vote: .set { apply(to: &$0) }
    }
  }

  /// The same change, for an action on a row.
  @MainActor var rowChange: ScreenRowChange<Board, Item> {
    switch self {
    case .remove: .remove
    case .name(_, let value): .set { $0.name = value }
    case .count(_, let value): .set { $0.count = value }
    case .title, .summary, .insert, .append, .insertNote, .text, .like, .vote: .model(edit)
    }
  }

  @MainActor var topicChange: ScreenRowChange<Board, Topic> { .set { apply(to: &$0) } }
}
