/// What a screen shows: the service's last response and, on top of it, the user's changes that the response may lack.
///
/// A time is a count of events: of two events, the one with the greater time happened later. Every rule compares two such times.
nonisolated struct ScreenTimeline<Model, Request> {
  struct Response {
    var model: Model
    /// What the load asked for.
    var request: Request?
    /// The response has every change that the service confirmed before this time.
    var seen: Int
    /// The response to a load that began before this time is older.
    var since: Int
  }

  struct Change {
    let id: Int
    let edit: ScreenEdit<Model>
    /// When the service confirmed the change; nil while its call is under way.
    var confirmed: Int?
    /// When the service was asked, if the edit puts the service's answer in place of a row.
    var asked: Int?

    func isConfirmed(before time: Int) -> Bool { confirmed.map { $0 < time } ?? false }
  }

  private(set) var response: Response?
  /// The response with the changes that it may lack.
  private(set) var shown: Model?
  /// In the order in which they are applied. A change stays until the response to every call under way has it.
  private(set) var changes: [Change] = []
  private var calls: Set<Int> = []
  /// When the service was asked for the newest answer that replaced the response.
  private var lastAnswer = 0
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

  /// Makes the changes that every call under way knows of part of the response.
  mutating func endCall(_ time: Int) {
    calls.remove(time)
    let oldest = calls.min() ?? .max
    let settled = changes.prefix { $0.isConfirmed(before: oldest) }
    guard !settled.isEmpty, let response else { return }
    let model = settled.count == changes.count ? shown : applied(settled, to: response)
    self.response?.model = model ?? response.model
    changes.removeFirst(settled.count)
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
    response = Response(model: model, request: request, seen: begun, since: begun)
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
      $0.edit.row != nil && $0.isConfirmed(before: response.seen)
        && !$0.isConfirmed(before: asked)
    }
    apply(missing, to: &page)
    append(&response.model, page)
    self.response = response
    update()
  }

  /// Shows a change; gives what names it.
  mutating func begin(_ edit: ScreenEdit<Model>) -> Int {
    let change = Change(id: tick(), edit: edit)
    changes.append(change)
    if var model = shown {
      shown = nil  // So that the model is not copied.
      apply([change], to: &model)
      shown = model
    }
    return change.id
  }

  mutating func rollBack(_ id: Int) {
    changes.removeAll { $0.id == id }
    update()
  }

  mutating func confirm(_ id: Int) {
    guard let index = changes.firstIndex(where: { $0.id == id }) else { return }
    changes[index].confirmed = tick()
  }

  /// Puts the service's answer about a row in place of a change. Changes of the row that the service may not have known when it was
  /// asked stay on top.
  mutating func confirm(_ id: Int, with answer: ScreenEdit<Model>, asked: Int) {
    let places = changes.indices.filter {
      changes[$0].id == id || changes[$0].edit.row == answer.row
    }
    let others = places.map { changes[$0] }.filter { $0.id != id }
    let known = others.filter { $0.isConfirmed(before: asked) }
    let unknown = others.filter { !$0.isConfirmed(before: asked) }
    let own = Change(id: id, edit: answer, confirmed: tick(), asked: asked)
    for (place, change) in zip(places, known + [own] + unknown) { changes[place] = change }
    update()
  }

  /// Replaces the response with the service's answer, unless a newer answer was asked for; gives whether it did.
  mutating func confirm(
    _ id: Int,
    with answer: Model,
    asked: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    guard asked > lastAnswer, let response else { return confirm(id) }
    lastAnswer = asked
    changes.removeAll { $0.id == id }
    var model = answer
    join(&model, nil)
    self.response = Response(
      model: model,
      request: response.request,
      seen: asked,
      since: tick()
    )
    update()
  }

  private mutating func update() { shown = response.map { applied(changes[...], to: $0) } }

  /// The response's model with those of the changes that it may lack. An answer about a row may lack what the response has.
  private func applied(_ changes: some Sequence<Change>, to response: Response) -> Model {
    var asked: [ScreenEdit<Model>.Row: Int] = [:]
    let missing = changes.filter { change in
      let seen = change.edit.row.flatMap { asked[$0] } ?? response.seen
      guard !change.isConfirmed(before: min(seen, response.seen)) else { return false }
      if let row = change.edit.row, let time = change.asked { asked[row] = time }
      return true
    }
    var model = response.model
    apply(missing, to: &model)
    return model
  }

  private func apply(_ changes: [Change], to model: inout Model) {
    var rest = changes[...]
    while let first = rest.first {
      // Edits of one list that follow one another take a single pass over it.
      let list = first.edit.row?.list
      let edits = rest.prefix { $0.edit.row?.list == list }
      if list == nil {
        edits.forEach { $0.edit.make(&model, []) }
      } else {
        first.edit.make(&model, edits.map(\.edit.change))
      }
      rest = rest.dropFirst(edits.count)
    }
  }
}
