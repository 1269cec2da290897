extension ScreenStore {
  /// Loads the model. If `isHeld`, elements that are not in the list wait for `showNew`, and nothing
  /// moves: the elements shown are updated in place, and those that are gone stay until then.
  package func loadHolding<Element, ID>(
    _ list: ScreenList<Model, Element, ID>,
    if isHeld: Bool,
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Model
  ) async {
    await loadHolding(
      list,
      if: isHeld,
      for: request,
      silently: silently,
      keep: keep,
      call: call,
      accept: { $0 }
    )
  }

  package func loadHolding<Element, ID, Response>(
    _ list: ScreenList<Model, Element, ID>,
    if isHeld: Bool,
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Response,
    accept: (Response) -> Model
  ) async {
    // A response that waits counts as a running call, so that changes which it may lack are kept.
    let begun = timeline.beginCall()
    var old: Int?
    await load(
      for: request,
      silently: silently,
      keep: keep,
      call: call,
      accept: accept,
      join: { model, before in
        old = held?.begun
        guard isHeld, let before, !list.elements(before).isEmpty else {
          return pages.join(&model, before)
        }
        if !new(in: model, list, known: before).isEmpty { held = (model, begun) }
        pages.copyCursor(&model, before)
        let elements = list.elements(model).map { (list.id($0), $0) }
        let current = Dictionary(elements, uniquingKeysWith: { first, _ in first })
        list.update(&model) { $0 = list.elements(before).map { current[list.id($0)] ?? $0 } }
      }
    )
    if let old { timeline.endCall(old) }
    if held?.begun != begun { timeline.endCall(begun) }
  }

  /// The number of elements that wait.
  package func newCount<Element, ID>(in list: ScreenList<Model, Element, ID>) -> Int {
    guard let shown, let waiting else { return 0 }
    return new(in: timeline.applied(timeline.changes, to: waiting), list, known: shown).count
  }

  /// Shows the elements that wait.
  package func showNew() {
    guard let waiting else { return }
    show(waiting.model, for: waiting.request, begun: waiting.seen) { pages.join(&$0, $1) }
    timeline.endCall(waiting.seen)
    onChange()
  }

  /// The response that waits, unless a newer one has been shown since.
  private var waiting: ScreenTimeline<Model, Request>.Response? {
    guard let held, timeline.response?.seen == held.begun + 1 else { return nil }
    return .init(model: held.model, request: request, seen: held.begun)
  }

  /// The elements that are not known, up to the last one that is: those below it are not new, but
  /// have moved up from a later page.
  private func new<Element, ID>(
    in model: Model,
    _ list: ScreenList<Model, Element, ID>,
    known: Model
  ) -> [Element] {
    let known = Set(list.elements(known).map(list.id))
    let elements = list.elements(model)
    let last = elements.lastIndex { known.contains(list.id($0)) }
    return elements[..<(last ?? elements.endIndex)].filter { !known.contains(list.id($0)) }
  }
}
