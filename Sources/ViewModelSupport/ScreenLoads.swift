// MARK: loadOptional
extension ScreenStore {
  /// Loads a value that the screen does not wait for. `accept` receives `nil` if the call fails; it
  /// is not called if the task was cancelled or a newer value has arrived.
  public func loadOptional<Value>(
    _ source: String,
    call: @MainActor () async throws -> Value,
    accept: @MainActor (Value?) -> Void
  ) async {
    let begun = timeline.tick()
    var value: Value?
    do {
      value = try await call()
    } catch {
      if isCancelled(error) { return }
    }
    guard begun > sources[source] ?? 0 else { return }
    sources[source] = begun
    accept(value)
    onChange()
  }
}

// MARK: receiveSource, isNewSource
extension ScreenStore {
  /// Remembers that the service has sent a value of a source, which is newer than those of the loads
  /// that are running.
  public func receiveSource(_ source: String) { sources[source] = timeline.tick() }

  /// Whether the value of a source in the response that is being accepted is newer than the last one
  /// that the service has sent.
  public func isNewSource(_ source: String) -> Bool { accepting > sources[source] ?? 0 }
}

// MARK: showCached
extension ScreenStore {
  /// Shows what is kept from an earlier load of the request, until a response arrives. Does nothing
  /// if content of the request is shown; an error means that nothing is kept.
  public func showCached(
    for request: Request? = nil,
    call: @MainActor () async throws -> Model?
  ) async {
    guard lacksContent(of: request), let model = try? await call(), !Task.isCancelled,
      request == wanted, lacksContent(of: request)
    else { return }
    acceptsOnlyWanted = true
    // Every response is newer.
    show(model, for: request, begun: 0) { model, _ in pages.join(&model, nil) }
    isCached = true
    onChange()
    reportFailure()
  }

  private func lacksContent(of request: Request?) -> Bool {
    shown == nil || self.request != request
  }
}

// MARK: confirmedContent
extension ScreenStore {
  /// The service's last response with the changes that the service has confirmed.
  public var confirmedContent: Model? {
    let changes = timeline.changes.filter { $0.confirmed != nil }
    if changes.count == timeline.changes.count { return shown }
    return timeline.response.map { timeline.applied(changes, to: $0) }
  }
}

// MARK: isLoaded
extension ScreenStore {
  /// Loads, and returns whether the content is then the response to a load that began after this call.
  public func isLoaded(by load: @MainActor () async -> Void) async -> Bool {
    let begun = timeline.tick()
    await load()
    return timeline.response.map { $0.seen > begun } ?? false
  }
}

// MARK: withoutModel
extension ScreenStore where Model == Void {
  /// Creates the store of a screen that loads nothing, which has content from the start.
  public static func withoutModel() -> ScreenStore {
    let store = ScreenStore()
    store.timeline.accept((), for: nil, begun: store.timeline.tick()) { _, _ in }
    return store
  }
}

// MARK: settles
extension ScreenStore {
  /// Waits while the user types. Returns whether `request` is still the most recent one, so that
  /// its load should begin.
  ///
  /// - Parameters:
  ///   - wait: Waits for the user to stop typing. It is not called for the first load, or if the
  ///     request is the one of the last load.
  public func settles(
    on request: Request,
    after wait: @MainActor () async throws -> Void
  ) async -> Bool {
    settling += 1
    let turn = settling
    guard let wanted, wanted != request else { return true }
    do { try await wait() } catch { return false }
    return turn == settling
  }
}

// MARK: loadHolding
extension ScreenStore {
  /// Loads the model. If `isHeld`, elements that are not in the list wait for `showNew`, and nothing
  /// moves: the elements shown are updated in place, and those that are gone stay until then.
  public func loadHolding<Element, ID>(
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

  public func loadHolding<Element, ID, Response>(
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
        guard isHeld, !isCached, let before, !list.elements(before).isEmpty else {
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
  public func newCount<Element, ID>(in list: ScreenList<Model, Element, ID>) -> Int {
    guard let shown, let waiting else { return 0 }
    return new(in: timeline.applied(timeline.changes, to: waiting), list, known: shown).count
  }

  /// Shows the elements that wait.
  public func showNew() {
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

// MARK: showingProgress
extension ScreenStore {
  /// Whether a load is running that has been running for some time.
  public var isLoadingSlowly: Bool { isLoading && isSlow }

  /// Runs a load. Progress is shown only if it is still running after a wait, so that a fast
  /// response does not make an indicator flicker.
  public func showingProgress(
    after wait: @escaping @Sendable () async throws -> Void,
    load: @MainActor () async -> Void
  ) async {
    async let _ = slowDown(after: wait)
    await load()
    if !isLoading { isSlow = false }
  }

  private func slowDown(after wait: @Sendable () async throws -> Void) async {
    do { try await wait() } catch { return }
    guard !Task.isCancelled else { return }
    isSlow = true
    onChange()
  }
}

// MARK: ScreenSource
/// A list with pages of its own that a screen loads in addition to its model.
@MainActor
public final class ScreenSource<Value, Request: Hashable> {
  /// The last response with the later pages.
  public private(set) var value: Value?
  /// The request of the last response.
  public private(set) var request: Request?
  public private(set) var pages: ScreenPages<Value>

  public init(pages: ScreenPages<Value>) { self.pages = pages }

  public var isLoadingMore: Bool { pages.loading.contains(pages.list) }

  /// Shows a response. If it is that of a refresh, the later pages stay below it.
  public func show(_ response: Value?, for request: Request? = nil) {
    let before = self.request == request ? value : nil
    value = response
    self.request = request
    if var response {
      pages.join(&response, before)
      value = response
    } else {
      pages.replace()
    }
  }

  /// Begins to load the next page, and returns its list; `nil` if there is nothing to continue, or
  /// a page is being loaded.
  fileprivate func beginPage() -> Int? {
    value != nil && pages.loading.insert(pages.list).inserted ? pages.list : nil
  }

  fileprivate func endPage(_ page: Value?, of list: Int) {
    if list == pages.list, let page, var value {
      pages.append(page, from: page, to: &value)
      self.value = value
    }
    pages.loading.remove(list)
  }
}

extension ScreenStore {
  /// Loads the next page of a source. Does nothing before it has responded, or while a load or
  /// another of its pages is in progress.
  public func loadMore<Value>(
    of source: ScreenSource<Value, Request>,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async {
    guard !isLoading, let list = source.beginPage() else { return }
    onChange()
    var page: Value?
    var failure: (any Error)?
    do {
      page = try await call()
    } catch {
      if list == source.pages.list, !isCancelled(error) { failure = error }
    }
    source.endPage(page, of: list)
    onChange()
    if let failure { report(failure, onFailure) }
  }
}
