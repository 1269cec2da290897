import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// What the action changes: the part of the row, the row's element or the model.
  func subject(_ attempt: Attempt) -> Value {
    let owner = row(attempt) ?? model
    return attempt.action.subject.map { subject in
      path(of: subject, in: owner).flatMap { owner[$0] } ?? .null
    }
      ?? owner
  }

  /// The rows that have the same part as the attempt's row, with the paths to it. Empty if the action is about the whole row.
  func parts(_ attempt: Attempt) -> [PresenterCases.Part] {
    guard let subject = attempt.action.subject, let rows = attempt.action.rows else { return [] }
    return elements(rows.list).enumerated().filter { isAbout($1, attempt) }
      .compactMap { index, row in
        path(of: subject, in: row).map { .init(row: index, path: $0) }
      }
  }

  /// Whether a row has the same part as the attempt's row.
  func isAbout(_ row: Value, _ attempt: Attempt) -> Bool {
    guard let subject = attempt.action.subject, let path = path(of: subject, in: row),
      let part = row[path]
    else { return false }
    let (own, other) = (scope(self.subject(attempt)), scope(part))
    return own.expressions.value(subject.id) == other.expressions.value(subject.id)
  }

  /// The ID of a row by its index.
  func row(at index: Int, of rows: Presenter.Rows) -> Value? {
    elements(rows.list).dropFirst(index).first.map { scope($0).expressions.value(rows.id) }
  }

  /// The path to the part in a row; `nil` if the row has none.
  private func path(of subject: Presenter.Action.Subject, in row: Value) -> PropertyPath? {
    subject.paths.first { row[$0].map { $0 != .null } ?? false }
  }

  /// The first value of an example that the call can return; `nil` if the call returns a whole row or the model.
  func part(returnedBy attempt: Attempt) -> PresenterCases.Returned? {
    let action = attempt.action
    guard action.success.uses, action.returned != nil || action.subject != nil else { return nil }
    return finders.lazy.compactMap { $0.returnedPart(attempt) }.first
  }

  /// What an example has at the place of a value that a call returns.
  func value(of part: PresenterCases.Returned, _ attempt: Attempt) -> Value? {
    guard let row = part.row else { return model[part.path] }
    return attempt.action.rows.flatMap { elements($0.list).dropFirst(row).first?[part.path] }
  }

  /// Where this finder's example has a value that the action's call can return. Prefers a value that is not in the place already.
  func returnedPart(_ attempt: Attempt) -> PresenterCases.Returned? {
    let action = attempt.action
    let returned = action.returned?.path ?? PropertyPath()
    guard let rows = action.rows, action.returned?.isOfModel != true else {
      return model[returned] ?? .null == .null
        ? nil : .init(example: example, row: nil, path: returned)
    }
    let found = elements(rows.list).enumerated().compactMap {
      index,
      row -> PresenterCases.Returned? in
      let start = action.subject.map { path(of: $0, in: row) } ?? PropertyPath()
      guard let path = start?.appending(returned), row[path] ?? .null != .null else { return nil }
      return .init(example: example, row: index, path: path)
    }
    let own = parts(attempt).map(\.row) + [attempt.row].compactMap { $0 }
    return found.first { part in !own.contains { $0 == part.row } } ?? found.first
  }
}
