/// What a screen shows: the service's last response and, on top of it, the user's changes that the response may lack.
///
/// A time is a count of events: of two events, the one with the greater time happened later. Every rule compares two such times.
nonisolated struct ScreenTimeline<Model, Request: Hashable> {
  struct Response {
    var model: Model
    /// What the load asked for.
    var request: Request?
    /// The response has every change that the service confirmed before this time.
    var seen: Int
    /// The change to which the service answered with this model.
    var answered: Int?
  }

  /// What the service answered about a row.
  struct Answer {
    /// The change that it is the answer to.
    let change: Int
    let edit: ScreenEdit<Model>
    /// When the service was asked.
    let asked: Int
  }

  struct Change {
    let id: Int
    /// nil if the action waits for the service's answer.
    let edit: ScreenEdit<Model>?
    /// When the service confirmed the change; nil while its call is under way.
    var confirmed: Int?
    var answer: Answer?

    /// The row that the change is about; nil if it is about the model.
    var row: ScreenEdit<Model>.Row? { answer?.edit.row ?? edit?.row }

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
  /// When the service was asked for its last answer with a model.
  private var lastAsked = 0
  /// When the service last answered with a model, by what the model was loaded with.
  private var answers: [Request?: Int] = [:]
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

  mutating func endCall(_ time: Int) {
    calls.remove(time)
    settle()
  }

  /// When no call is under way, what is shown becomes the response.
  private mutating func settle() {
    guard calls.isEmpty, changes.allSatisfy({ $0.confirmed != nil }) else { return }
    changes = []
    answers = [:]
    if let shown { response?.model = shown }
  }

  // MARK: - Responses

  /// Whether the response to a load is older than what is shown.
  func isOutdated(_ request: Request?, begun: Int) -> Bool {
    begun <= since || begun < answers[request] ?? 0
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
    apply(missing.compactMap { $0.answer?.edit ?? $0.edit }, to: &page)
    append(&response.model, page)
    self.response = response
    update()
  }

  // MARK: - Changes

  /// Shows a change; gives its id.
  mutating func begin(_ edit: ScreenEdit<Model>?) -> Int {
    let change = Change(id: tick(), edit: edit)
    changes.append(change)
    if let edit, var model = shown {
      shown = nil  // So that the model is not copied.
      apply([edit], to: &model)
      shown = model
    }
    return change.id
  }

  mutating func rollBack(_ id: Int) {
    changes.removeAll { $0.id == id }
    update()
    settle()
  }

  /// Marks a change as confirmed. An answer about a row is shown in place of the change.
  mutating func confirm(_ id: Int, with answer: ScreenEdit<Model>? = nil, asked: Int = 0) {
    let time = tick()
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].confirmed = time
    guard let answer else { return }
    changes[index].answer = Answer(change: id, edit: answer, asked: asked)
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
    guard asked > lastAsked, let response, response.request == request else { return }
    lastAsked = asked
    answers[request] = now
    var model = answer
    join(&model, nil)
    self.response = Response(model: model, request: request, seen: asked, answered: id)
    update()
  }

  // MARK: - What is shown

  private mutating func update() { shown = response.map { applied(changes, to: $0) } }

  /// The response's model with the changes that it may lack. A change that it has is made again if an older change of the same row, or
  /// of the model, is made: the user's last word stays on top.
  private func applied(_ changes: [Change], to response: Response) -> Model {
    let answers = newestAnswers(changes, missingIn: response)
    var edits: [ScreenEdit<Model>?] = []
    var answered: Set<ScreenEdit<Model>.Row> = []
    var changed: Set<ScreenEdit<Model>.Row?> = []
    for change in changes {
      let answer = change.row.flatMap { answers[$0] }
      let isInsertion = change.edit?.isInsertion == true
      let isFirst = isInsertion || !changed.contains(change.row)
      if isFirst, change.isConfirmed(before: answer?.asked ?? response.seen) { continue }
      if let answer, let row = change.row, answered.insert(row).inserted {
        edits.append(answer.edit)
      }
      // An answer takes the place of its own change.
      let isAnswered = change.id == answer?.change ?? response.answered
      if isFirst, isAnswered { continue }
      if change.edit != nil, !isInsertion { changed.insert(change.row) }
      edits.append(change.edit)
    }
    var model = response.model
    apply(edits.compactMap { $0 }, to: &model)
    return model
  }

  /// Of the answers about each row, the one that was asked for last.
  private func newestAnswers(
    _ changes: [Change],
    missingIn response: Response
  ) -> [ScreenEdit<Model>.Row: Answer] {
    let answers = changes.filter { !$0.isConfirmed(before: response.seen) }.compactMap(\.answer)
    return answers.reduce(into: [:]) { newest, answer in
      guard let row = answer.edit.row, answer.asked > newest[row]?.asked ?? 0 else { return }
      newest[row] = answer
    }
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
