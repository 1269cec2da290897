/// The content of a screen: the service's last response with the user's changes that it may not
/// include yet.
///
/// Times are event counts. Of two events, the one with the greater time happened later.
nonisolated struct ScreenTimeline<Model, Request: Hashable> {
  struct Response {
    var model: Model
    /// The request of the load.
    var request: Request?
    /// The response includes every change that the service confirmed before this time.
    var seen: Int
    /// The change whose call returned this model; `nil` if a load did.
    var answered: Int?
  }

  /// A row that the call of an action returned, or that the service sent.
  struct Answer {
    /// The change that the call was made for.
    let change: Int
    let edit: ScreenEdit<Model>
    /// When the call began.
    let begun: Int
    /// Whether the row is added if it is missing.
    let adds: Bool
  }

  struct Change {
    let id: Int
    /// The optimistic update; `nil` if the action has none.
    let edit: ScreenEdit<Model>?
    /// When the service confirmed the change; `nil` while its call is running.
    var confirmed: Int?
    var answer: Answer?

    /// The row that is changed; `nil` if the model is.
    var row: ScreenEdit<Model>.Row? { answer?.edit.row ?? edit?.row }

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }
  }

  private(set) var response: Response?
  /// The response after applying the changes that it may not include yet.
  private(set) var shown: Model?
  /// The changes in the order in which the user made them. They are kept until no call is running.
  private(set) var changes: [Change] = []
  private var calls: Set<Int> = []
  /// Responses to loads that began no later than this are outdated.
  private var since = 0
  /// When the newest call that returned a model for an action began.
  private var lastBegun = 0
  /// When an action's call last returned a model, by request.
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

  /// If no call is running, makes the shown model the response and forgets the changes.
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

  /// Accepts the response to a load. `join` can add content of the previous model, such as later
  /// pages.
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

  /// Adds a page to the response. The changes that the response includes but the page may not are
  /// applied to the page first.
  mutating func add(_ page: Model, begun: Int, append: (inout Model, _ page: Model) -> Void) {
    guard var response else { return }
    var page = page
    let missing = changes.filter {
      $0.row != nil && $0.isConfirmed(before: response.seen) && !$0.isConfirmed(before: begun)
    }
    apply(missing.compactMap { $0.answer?.edit ?? $0.edit }, to: &page)
    append(&response.model, page)
    self.response = response
    update()
  }

  // MARK: - Changes

  /// Shows a change and returns its ID.
  mutating func begin(_ edit: ScreenEdit<Model>?) -> Int {
    let change = Change(id: tick(), edit: edit)
    changes.append(change)
    if let edit, var model = shown {
      shown = nil  // Avoids a copy of the model.
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

  /// Marks a change as confirmed. If its call returned a row, that row replaces the change.
  mutating func confirm(
    _ id: Int,
    with answer: ScreenEdit<Model>? = nil,
    begun: Int = 0,
    adds: Bool = false
  ) {
    let time = tick()
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].confirmed = time
    guard let answer else { return }
    changes[index].answer = Answer(change: id, edit: answer, begun: begun, adds: adds)
    update()
  }

  /// Marks a change as confirmed and replaces the response with the model that its call returned,
  /// unless a later call has returned a model or another request has been loaded.
  mutating func confirm(
    _ id: Int,
    with answer: Model,
    for request: Request?,
    begun: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    confirm(id)
    guard begun > lastBegun, let response, response.request == request else { return }
    lastBegun = begun
    answers[request] = now
    var model = answer
    join(&model, nil)
    self.response = Response(model: model, request: request, seen: begun, answered: id)
    update()
  }

  // MARK: - Content

  private mutating func update() { shown = response.map { applied(changes, to: $0) } }

  /// Returns the response's model with the changes applied that it may not include. If an older
  /// change of the same row (or of the model) is applied, later changes are applied on top of it
  /// even if the response includes them, so that the user's latest change wins.
  func applied(_ changes: [Change], to response: Response) -> Model {
    let missing = changes.filter { !$0.isConfirmed(before: response.seen) }.compactMap(\.answer)
    let answers = newest(missing)
    let added = newest(missing.filter(\.adds))
    var edits: [ScreenEdit<Model>?] = []
    var answered: Set<ScreenEdit<Model>.Row> = []
    var changed: Set<ScreenEdit<Model>.Row?> = []
    for change in changes {
      let answer = change.row.flatMap { answers[$0] }
      let inserted = change.edit?.inserted
      let isFirst = inserted != nil || !changed.contains(change.row)
      if isFirst, change.isConfirmed(before: answer?.begun ?? response.seen) { continue }
      if let answer, let row = change.row, answered.insert(row).inserted {
        if let added = added[row], added.begun < answer.begun { edits.append(added.edit) }
        edits.append(answer.edit)
      }
      // The row or model that the call returned replaces the change.
      let isAnswered = change.id == answer?.change ?? response.answered
      if isFirst, isAnswered { continue }
      if let inserted {
        if !change.isConfirmed(before: answers[inserted]?.begun ?? 0) { changed.insert(inserted) }
      } else if change.edit != nil {
        changed.insert(change.row)
      }
      edits.append(change.edit)
    }
    var model = response.model
    apply(edits.compactMap { $0 }, to: &model)
    return model
  }

  /// Returns, for each row, the answer whose call began last.
  private func newest(_ answers: [Answer]) -> [ScreenEdit<Model>.Row: Answer] {
    answers.reduce(into: [:]) { newest, answer in
      guard let row = answer.edit.row, answer.begun > newest[row]?.begun ?? 0 else { return }
      newest[row] = answer
    }
  }

  /// Applies edits. Consecutive edits of one list take a single pass over it.
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
