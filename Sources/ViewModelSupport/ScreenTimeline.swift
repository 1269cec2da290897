/// What a screen shows: the service's last response and, on top of it, the user's changes that the response may lack.
///
/// A time is a count of events: of two events, the one with the greater time happened later. Every rule compares two such times.
nonisolated struct ScreenTimeline<Model, Request: Equatable> {
  struct Response {
    var model: Model
    /// What the load asked for.
    var request: Request?
    /// The response has every change that the service confirmed before this time.
    var seen: Int
    /// The change to which the service answered with this model.
    var answered: Int?
  }

  /// A service's answer about a row.
  struct Answer {
    let edit: ScreenEdit<Model>
    /// When the service was asked.
    let asked: Int
  }

  struct Change {
    let id: Int
    let edit: ScreenEdit<Model>
    /// When the service confirmed the change; nil while its call is under way.
    var confirmed: Int?
    var answer: Answer?

    var row: ScreenEdit<Model>.Row? { answer?.edit.row ?? edit.row }

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }
  }

  private(set) var response: Response?
  /// The response with the changes that it may lack.
  private(set) var shown: Model?
  /// In the order in which the user made them. They stay until no call is under way.
  private(set) var changes: [Change] = []
  private var calls: Set<Int> = []
  /// A load that began before this time has an older response than one that was shown.
  private var since = 0
  /// When the service was asked for its last answer with a model, when it answered, and which request the model is for.
  private var lastAnswer: (asked: Int, time: Int, request: Request?) = (0, 0, nil)
  private var now = 0

  mutating func tick() -> Int {
    now += 1
    return now
  }

  mutating func beginCall() -> Int {
    let time = tick()
    calls.insert(time)
    return time
  }

  /// When no call is under way, what is shown becomes the response.
  mutating func endCall(_ time: Int) {
    calls.remove(time)
    guard calls.isEmpty, changes.allSatisfy({ $0.confirmed != nil }) else { return }
    changes = []
    if let shown { response?.model = shown }
  }

  // MARK: - Responses

  /// Whether the response to a load is older than what is shown.
  func isOutdated(_ request: Request?, begun: Int) -> Bool {
    begun <= since || begun < lastAnswer.time && request == lastAnswer.request
  }

  /// Takes the response to a load. `join` may add what the model before had.
  mutating func accept(
    _ model: Model,
    for request: Request?,
    begun: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    var model = model
    join(&model, response.map { applied(changes.filter { $0.isConfirmed(before: begun) }, to: $0) })
    since = begun
    response = Response(model: model, request: request, seen: begun)
    update()
  }

  mutating func dropResponse() {
    response = nil
    update()
  }

  /// Adds a page to the response, with the changes that the response has and the page may lack.
  mutating func add(_ page: Model, asked: Int, append: (inout Model, _ page: Model) -> Void) {
    guard var response else { return }
    var page = page
    let missing = changes.filter {
      $0.row != nil && $0.isConfirmed(before: response.seen) && !$0.isConfirmed(before: asked)
    }
    apply(missing.map { $0.answer?.edit ?? $0.edit }, to: &page)
    append(&response.model, page)
    self.response = response
    update()
  }

  // MARK: - Changes

  /// Shows a change; gives its id.
  mutating func begin(_ edit: ScreenEdit<Model>) -> Int {
    let change = Change(id: tick(), edit: edit)
    changes.append(change)
    if var model = shown {
      shown = nil  // So that the model is not copied.
      apply([edit], to: &model)
      shown = model
    }
    return change.id
  }

  mutating func rollBack(_ id: Int) {
    changes.removeAll { $0.id == id }
    update()
  }

  mutating func confirm(_ id: Int) { confirm(id, with: nil, asked: 0) }

  /// Shows the service's answer about a row in place of the change.
  mutating func confirm(_ id: Int, with answer: ScreenEdit<Model>?, asked: Int) {
    let time = tick()
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].confirmed = time
    guard let answer else { return }
    changes[index].answer = Answer(edit: answer, asked: asked)
    update()
  }

  /// Shows the service's answer in place of the response to a request, unless the service has answered a later call.
  mutating func confirm(
    _ id: Int,
    with answer: Model,
    for request: Request?,
    asked: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    confirm(id)
    guard asked > lastAnswer.asked, let response, response.request == request else { return }
    lastAnswer = (asked, now, request)
    var model = answer
    join(&model, nil)
    self.response = Response(model: model, request: request, seen: asked, answered: id)
    update()
  }

  // MARK: - What is shown

  private mutating func update() { shown = response.map { applied(changes, to: $0) } }

  /// The response's model with those of the changes that it may lack.
  private func applied(_ changes: [Change], to response: Response) -> Model {
    let answers = newestAnswers(changes, missingIn: response)
    var known: [ScreenEdit<Model>] = []
    var edits: [ScreenEdit<Model>] = []
    var answered: Set<ScreenEdit<Model>.Row> = []
    for change in changes {
      let isMissing = !change.isConfirmed(before: response.seen)
      if let row = change.row, let (answering, answer) = answers[row] {
        if change.isConfirmed(before: answer.asked) {
          if isMissing { known.append(change.edit) }
          continue
        }
        let isFirst = answered.insert(row).inserted
        if isFirst { edits.append(answer.edit) }
        // The answer takes the change's place, unless a change before it lies on top of the answer.
        if !isFirst || change.id != answering || change.edit.row == nil {
          edits.append(change.edit)
        }
      } else if isMissing, change.id != response.answered || !edits.isEmpty {
        edits.append(change.edit)
      }
    }
    var model = response.model
    apply(known + edits, to: &model)
    return model
  }

  /// Of the answers about each row, the one that was asked for last, with the change that it is the answer to.
  private func newestAnswers(
    _ changes: [Change],
    missingIn response: Response
  ) -> [ScreenEdit<Model>.Row: (change: Int, answer: Answer)] {
    var answers: [ScreenEdit<Model>.Row: (change: Int, answer: Answer)] = [:]
    for change in changes where !change.isConfirmed(before: response.seen) {
      guard let answer = change.answer, let row = answer.edit.row else { continue }
      if answer.asked > answers[row]?.answer.asked ?? 0 { answers[row] = (change.id, answer) }
    }
    return answers
  }

  /// Makes edits of one list that follow one another in a single pass over it.
  private func apply(_ edits: [ScreenEdit<Model>], to model: inout Model) {
    var rest = edits[...]
    while let first = rest.first {
      let isAlone = first.row == nil
      let list = first.row?.list
      let alike = isAlone ? rest.prefix(1) : rest.prefix { $0.row?.list == list }
      first.make(&model, alike.map(\.change))
      rest = rest.dropFirst(alike.count)
    }
  }
}
