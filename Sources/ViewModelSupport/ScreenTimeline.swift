// MARK: ScreenTimeline
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

  /// A part of the model that the call of an action returned, or that the service sent.
  struct Answer {
    /// The change that the call was made for.
    let change: Int
    let part: ScreenPart<Model>
    /// When the call began.
    let begun: Int
  }

  struct Change {
    let id: Int
    /// The optimistic update; `nil` if the action has none.
    var edit: ScreenEdit<Model>?
    /// The request that the change is about; `nil` if it is about all.
    let request: Request?
    /// When the service confirmed the change; `nil` while its call is running.
    var confirmed: Int?
    var answer: Answer?
    /// Whether the change stays although its call has failed.
    var isKept = false

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }

    /// Whether a returned row replaces the edit, even one that removes the row. A row that the service sent is inserted first.
    var isReplaced: Bool { answer?.part.isRow == true && edit?.inserted == nil }

    /// What the change does to the content of a request: what is not of a row belongs to one request.
    func part(in request: Request?) -> Self? {
      self.request == nil || self.request == request ? self : ofRow
    }

    /// The change without what it does to the model; `nil` if it does nothing else.
    var ofRow: Self? {
      var change = self
      if edit?.row == nil { change.edit = nil }
      if answer?.part.place.row == nil { change.answer = nil }
      return change.edit == nil && change.answer == nil ? nil : change
    }
  }

  /// The changes of each row, and those of parts of rows by the list of the rows.
  private struct ChangesByRow {
    private(set) var ofRow: [ScreenEdit<Model>.Row: [Change]] = [:]
    private(set) var ofParts: [AnyHashable: [Change]] = [:]

    init(_ changes: [Change]) {
      for change in changes {
        if let row = change.edit?.row { ofRow[row, default: []].append(change) }
        guard let own = change.ofRow, let row = own.edit?.row ?? own.answer?.part.place.row,
          let part = row.list.base as? ScreenPartKey
        else { continue }
        ofParts[part.list, default: []].append(own)
      }
    }
  }

  private(set) var response: Response?
  /// The response after applying the changes that it may not include yet.
  private(set) var shown: Model?
  /// The changes in the order in which the user made them. They are kept until no call is running.
  private(set) var changes: [Change] = []
  /// The rows that the user has removed.
  var removals: [ScreenEdit<Model>.Row: ScreenRemoval<Model>] = [:]
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

  /// If no call is running, makes the shown model the response and forgets the changes, except those that are kept.
  private mutating func settle() {
    guard calls.isEmpty, changes.allSatisfy({ $0.confirmed != nil || $0.isKept }) else { return }
    let kept = changes.filter(\.isKept)
    let others = changes.filter { !$0.isKept }
    let settled = kept.isEmpty ? shown : response.map { applied(others, to: $0) }
    if let settled { response?.model = settled }
    changes = kept
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

  /// Adds a page to the response. The changes of rows that the response includes but the page may not are applied to the page
  /// first.
  mutating func add(_ page: Model, begun: Int, append: (inout Model, _ page: Model) -> Void) {
    guard var response else { return }
    let included = changes.filter { $0.isConfirmed(before: response.seen) }.compactMap(\.ofRow)
    let page = Response(model: page, request: response.request, seen: begun)
    append(&response.model, applied(included, to: page))
    self.response = response
    update()
  }

  // MARK: - Changes

  /// Shows a change, if it is about what is shown, and returns its ID.
  mutating func begin(_ edit: ScreenEdit<Model>?, for request: Request?) -> Int {
    let change = Change(id: tick(), edit: edit, request: request)
    changes.append(change)
    if changes.contains(where: \.isKept) {
      update()
    } else if let edit = change.part(in: response?.request)?.edit, var model = shown {
      shown = nil  // Avoids a copy of the model.
      apply([edit], to: &model)
      shown = model
    }
    return change.id
  }

  mutating func rollBack(_ id: Int) {
    changes.removeAll { $0.id == id }
    let returning = changes.compactMap { $0.edit?.change as? ScreenRemoval<Model> }
    for removal in removals.values + returning { removal.forget(id) }
    update()
    settle()
  }

  /// Keeps a change whose call has failed, and returns the row that it inserts.
  mutating func keep(_ id: Int) -> ScreenEdit<Model>.Row? {
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return nil }
    changes[index].isKept = true
    update()
    return changes[index].edit?.inserted
  }

  mutating func confirm(_ id: Int) {
    let time = tick()
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].confirmed = time
  }

  /// Marks a change as confirmed. The part that its call returned replaces the change in its place.
  mutating func confirm(_ id: Int, with part: ScreenPart<Model>, begun: Int) {
    confirm(id)
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].answer = Answer(change: id, part: part, begun: begun)
    update()
  }

  /// Marks a change as confirmed and replaces the response with the model that its call returned,
  /// unless a call that began later has returned one or the response is to another request.
  mutating func confirm(
    _ id: Int,
    with answer: Model,
    begun: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    confirm(id)
    let change = changes.first { $0.id == id }
    guard begun > max(lastBegun, since), let response, response.request == change?.request
    else { return }
    lastBegun = begun
    answers[response.request] = now
    var model = answer
    join(&model, nil)
    self.response = Response(model: model, request: response.request, seen: begun, answered: id)
    update()
  }

  // MARK: - Content

  private mutating func update() { shown = response.map { applied(changes, to: $0) } }

  /// Returns the response's model with the changes and the parts applied that it may not include. Each part has those changes on
  /// top that it may not include itself.
  func applied(_ changes: [Change], to response: Response) -> Model {
    let own = changes.compactMap { $0.part(in: response.request) }
    // Rows that could not be added come last, so that they stay in their place whatever is confirmed.
    let changes = own.filter { !$0.isKept } + own.filter(\.isKept)
    let unanswered = changes.filter { !$0.isReplaced || $0.isConfirmed(before: response.seen) }
    var edits = edits(of: unanswered, since: response.seen, except: response.answered).map(\.edit)
    let byRow = ChangesByRow(changes)
    for answer in newest(answers(changes, missingIn: response)) {
      let row = answer.part.place.row
      let own = row.map { byRow.ofRow[$0, default: []] } ?? changes
      edits.append(
        answer.part.edit(self.edits(of: own, since: answer.begun, except: answer.change))
      )
      if answer.part.isRow, let row, let parts = byRow.ofParts[row.list] {
        edits.append(partEdit(parts, in: answer))
      }
    }
    var model = response.model
    apply(edits, to: &model)
    return model
  }

  /// Returns an edit that applies to a returned row the changes of its parts that it may not include.
  private func partEdit(_ changes: [Change], in answer: Answer) -> ScreenEdit<Model> {
    .set { model in
      answer.part.changeRow(&model) {
        applied(changes, to: Response(model: $0, request: nil, seen: answer.begun))
      }
    }
  }

  /// Returns the edits that a response may not include which has seen what was confirmed before a time. If an older change of the
  /// same row (or of the model) is one of them, later changes are too, so that the user's latest change wins.
  ///
  /// - Parameters:
  ///   - answered: The change that the response replaces.
  private func edits(
    of changes: [Change],
    since seen: Int,
    except answered: Int?
  ) -> [(edit: ScreenEdit<Model>, isMissing: Bool)] {
    var changed: Set<ScreenEdit<Model>.Row?> = []
    return changes.compactMap { change in
      guard let edit = change.edit else { return nil }
      let isMissing = change.id != answered && !change.isConfirmed(before: seen)
      guard isMissing || edit.inserted == nil && changed.contains(edit.row) else { return nil }
      changed.insert(edit.inserted ?? edit.row)
      return (edit, isMissing)
    }
  }

  /// The parts that a response may not include.
  private func answers(_ changes: [Change], missingIn response: Response) -> [Answer] {
    changes.filter { !$0.isConfirmed(before: response.seen) }.compactMap(\.answer)
  }

  /// Returns, for each place, the answer whose call began last, in the order in which the calls began.
  private func newest(_ answers: [Answer]) -> [Answer] {
    var newest: [ScreenPart<Model>.Place: Answer] = [:]
    for answer in answers where answer.begun > newest[answer.part.place]?.begun ?? 0 {
      newest[answer.part.place] = answer
    }
    return newest.values.sorted { $0.begun < $1.begun }
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
