import Foundation

// MARK: isCancellation
nonisolated extension Error {
  /// Whether the error only means that a task was cancelled, which users need not know.
  public var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}

// MARK: ScreenStore
/// The state of one screen: the service's last response, the user's changes since then, and the
/// calls that are running.
///
/// A presenter calls `load` and `perform`, and reads `phase` whenever `onChange` is called.
///
/// - A response that is older than the one shown is dropped.
/// - A change is shown immediately. If its call fails, only that change is rolled back. Responses
///   that may not include the change yet are shown with it.
/// - An error is reported once, and not at all if its task was cancelled or its result no longer
///   matters.
///
/// The store starts no tasks of its own. Each call runs in the caller's task and is cancelled with
/// it.
///
/// `Request` distinguishes the loads of a screen, for example by search text; it is `Never` if all
/// loads are the same. `Action` names the actions that can be running, such as `.like(id: 7)`.
@MainActor
public final class ScreenStore<Model, Request: Hashable, Action: Hashable> {
  public enum Phase {
    case idle, loading
    case failed(any Error)
    case content(Model)
  }

  /// Called when `phase` or the running calls may have changed.
  public var onChange: () -> Void = {}
  /// Called with an error to show alongside the content.
  public var onError: (any Error) -> Void = { _ in }
  /// Called after a value that the service sent has been applied.
  var onValue: () -> Void = {}

  var timeline = ScreenTimeline<Model, Request>()
  /// The list that `loadMore` extends.
  public var pages = ScreenPages<Model>()
  /// The number of running calls of each action.
  var runs: [Action: Int] = [:]
  var queues: [Turn: ScreenQueue] = [:]

  /// The request of the most recent load.
  var wanted: Request?
  /// Whether responses to requests other than `wanted` are dropped. This is the case once a load
  /// for `wanted` has succeeded or failed, or if its content is shown already.
  var acceptsOnlyWanted = false
  /// Whether the content is kept from an earlier load.
  var isCached = false
  /// When the load began whose response is being accepted.
  var accepting = 0
  private var loads: [Load] = []
  /// The error of a failed load, until it is reported or a load succeeds.
  var failure: (any Error)?
  /// The time at which the newest value of each optional source was requested.
  var sources: [String: Int] = [:]
  /// The number of calls of `settles` so far.
  var settling = 0
  /// When a load was last due, in the store's time and the user's.
  var lastDue: (time: Int, date: Date)?
  /// Whether one of the running loads is slow.
  var isSlow = false
  /// The time of the newest values of each action that waits until its values stay the same.
  var resting: [Turn: Int] = [:]
  /// The rows that the user sees although the call that should add them has failed.
  var failedRows: [ScreenEdit<Model>.Row: (change: Int, retry: @MainActor () async -> Void)] = [:]
  /// A response whose new elements wait, and when its load began.
  var held: (model: Model, begun: Int)?

  public init() {}

  public var phase: Phase {
    if let shown { return .content(shown) }
    if loads.contains(where: mayBeAccepted) { return .loading }
    return failure.map(Phase.failed) ?? .idle
  }

  /// The service's last response with the user's changes applied.
  public var shown: Model? { timeline.shown }

  /// The service's last response, which contains the cursor of the next page.
  public var response: Model? { timeline.response?.model }

  /// The request of the response that is shown.
  public var request: Request? { timeline.response?.request }

  public var isLoading: Bool { !loads.isEmpty }

  /// Loads the model. The content stays until the response arrives.
  ///
  /// - Parameters:
  ///   - request: The values that the response depends on, such as a search text. The response to
  ///     an earlier request is shown only until a load for the most recent request succeeds or
  ///     fails.
  ///   - silently: Whether to ignore an error if there is content, as polling does.
  ///   - keep: Whether the content of another request stays until the response arrives.
  public func load(
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Model
  ) async {
    await load(for: request, silently: silently, keep: keep, call: call, accept: { $0 })
  }

  /// Loads the model together with other values. `accept` stores the other values and returns the
  /// model; it is called only if the response is shown.
  public func load<Response>(
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Response,
    accept: (Response) -> Model
  ) async {
    await load(
      for: request,
      silently: silently,
      keep: keep,
      call: call,
      accept: accept,
      join: { pages.join(&$0, $1) }
    )
  }

  /// Like `load`, but joins the response with the previous model, if that has the same request, in
  /// its own way.
  func load<Response>(
    for request: Request?,
    silently: Bool,
    keep: Bool,
    call: @MainActor () async throws -> Response,
    accept: (Response) -> Model,
    join: (inout Model, _ before: Model?) -> Void
  ) async {
    if !keep, self.request != request {
      timeline.dropResponse()
      pages.replace()
    }
    if request != wanted || !keep {
      acceptsOnlyWanted = !keep || response != nil && self.request == request
    }
    wanted = request
    let load = Load(begun: timeline.beginCall(), request: request)
    loads.append(load)
    onChange()
    do {
      let response = try await call()
      if mayBeAccepted(load) {
        finish(load)
        failure = nil
        accepting = load.begun
        show(accept(response), for: load.request, begun: load.begun, join: join)
      }
    } catch {
      if mayBeAccepted(load), !isCancelled(error) {
        finish(load)
        if !silently || shown == nil { failure = error }
      }
    }
    loads.removeAll { $0.begun == load.begun }
    timeline.endCall(load.begun)
    onChange()
    reportFailure()
  }

  func isCancelled(_ error: any Error) -> Bool { Task.isCancelled || error.isCancellation }

  /// What one call at a time is made for.
  struct Turn: Hashable {
    let action: Action
    /// The request that the action is about; `nil` if it is about a row.
    let request: Request?
  }

  private struct Load {
    let begun: Int
    let request: Request?
  }

  private func mayBeAccepted(_ load: Load) -> Bool {
    !timeline.isOutdated(load.request, begun: load.begun)
      && (load.request == wanted || !acceptsOnlyWanted)
  }

  private func finish(_ load: Load) {
    if load.request == wanted { acceptsOnlyWanted = true }
  }

  /// Shows a response, joined with the previous model if that has the same request.
  func show(
    _ model: Model,
    for request: Request?,
    begun: Int,
    join: (inout Model, _ before: Model?) -> Void
  ) {
    let isSame = self.request == request
    timeline.accept(model, for: request, begun: begun) { join(&$0, isSame ? $1 : nil) }
    isCached = false
  }

  func report(_ error: any Error, _ onFailure: ScreenFailure) {
    switch onFailure {
    case .report: onError(error)
    case .ignore: break
    case .handle(let handle): handle(error)
    }
  }

  /// Shows an error like that of a load.
  func fail(_ error: any Error) {
    failure = error
    onChange()
    reportFailure()
  }

  func reportFailure() {
    guard let failure, shown != nil, !loads.contains(where: mayBeAccepted) else { return }
    self.failure = nil
    onError(failure)
  }
}

/// How the error of an action or a page is handled.
public enum ScreenFailure {
  /// Passes the error to `onError`.
  case report
  case ignore
  case handle((any Error) -> Void)
}

/// The waiting calls of an action that makes one call at a time.
struct ScreenQueue {
  /// The values of the last call; `nil` if it failed.
  var accepted: [AnyHashable]?
  /// The newest change, if its call has not begun.
  var pending: Int?
  /// Resumed with `true` when the call of the newest change can begin, and with `false` if a newer
  /// change replaces it.
  var waiting: CheckedContinuation<Bool, Never>?
}

// MARK: isDue
extension ScreenStore {
  /// Returns whether a load should call the service: not if the content shown is the response to
  /// the same request, and was requested less than `seconds` ago.
  public func isDue(
    for request: Request? = nil,
    every seconds: TimeInterval,
    at now: Date
  ) -> Bool {
    if let lastDue, let response = timeline.response, response.request == request,
      response.seen > lastDue.time, (0..<seconds).contains(now.timeIntervalSince(lastDue.date))
    {
      return false
    }
    lastDue = (timeline.tick(), now)
    return true
  }
}
