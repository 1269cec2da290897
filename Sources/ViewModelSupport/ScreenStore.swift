import Foundation

/// The state of one screen: what the service responded, what the user changed since, and which calls are under way.
///
/// A presenter calls `load` and `perform`, and shows `phase` whenever `onChange` says that it may be different:
///
/// - Responses never go back: a response that is older than what is shown is dropped.
/// - A change is shown at once. If its call fails, that change alone is rolled back. Until a response has the change, it stays on top.
/// - An error is reported once, and only if somebody still waits for the result.
///
/// The store starts no tasks: each call runs in the caller's task and is cancelled with it.
///
/// `Request` is what tells one load from another, such as a search text; `Never` if all loads ask for the same. `Action` names the
/// actions that may be under way: `.like(id: 7)`.
@MainActor
package final class ScreenStore<Model, Request: Hashable, Action: Hashable> {
  package enum Phase {
    case idle, loading
    case failed(any Error)
    case content(Model)
  }

  /// Called when the phase, or what runs, may have changed.
  package var onChange: () -> Void = {}
  /// Called with an error that the user should see beside the content.
  package var onError: (any Error) -> Void = { _ in }

  var timeline = ScreenTimeline<Model, Request>()
  /// The list that `loadMore` extends.
  package var pages = ScreenPages<Model>()
  /// How many calls of each action are under way.
  var runs: [Action: Int] = [:]
  var queues: [Action: ScreenQueue] = [:]

  /// The request of the last load.
  var wanted: Request?
  /// Whether responses to other requests are dropped, as they are once a load with this request has been answered or has failed.
  private var acceptsOnlyWanted = false
  private var loads: [Load] = []
  /// What a load has failed with since the last response.
  private var failure: (any Error)?
  /// When the newest value of each optional source was asked for.
  var sources: [String: Int] = [:]
  /// How often `settles` was called.
  var settling = 0

  package init() {}

  package var phase: Phase {
    if let shown { return .content(shown) }
    if loads.contains(where: mayBeAccepted) { return .loading }
    return failure.map(Phase.failed) ?? .idle
  }

  /// The service's last response with the user's changes.
  package var shown: Model? { timeline.shown }

  /// The service's last response, which has the cursor of the next page.
  package var response: Model? { timeline.response?.model }

  /// What the load of the shown response asked for.
  package var request: Request? { timeline.response?.request }

  package var isLoading: Bool { !loads.isEmpty }

  /// Loads the model; what is shown stays until the response is there.
  ///
  /// - Parameters:
  ///   - request: What the load asks for. If a response is for another request than the last, it is shown only while no load for the last
  ///     request has succeeded or failed.
  ///   - silently: Whether an error is ignored while there is content, as it is for a poll.
  ///   - keep: Whether the response to another request stays until this one has a response.
  package func load(
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Model
  ) async {
    await load(for: request, silently: silently, keep: keep, call: call, accept: { $0 })
  }

  /// Loads the model together with other values; `accept` stores those, only if the response is shown.
  package func load<Response>(
    for request: Request? = nil,
    silently: Bool = false,
    keep: Bool = true,
    call: @MainActor () async throws -> Response,
    accept: (Response) -> Model
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
        show(accept(response), for: load)
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

  private func show(_ model: Model, for load: Load) {
    let isSame = request == load.request
    timeline.accept(model, for: load.request, begun: load.begun) { [self] in
      pages.join(&$0, isSame ? $1 : nil)
    }
  }

  private func reportFailure() {
    guard let failure, shown != nil, !loads.contains(where: mayBeAccepted) else { return }
    self.failure = nil
    onError(failure)
  }
}

/// The calls of one action that go out one at a time.
struct ScreenQueue {
  /// The values that the service accepted last.
  var accepted: [AnyHashable]?
  /// The newest change, if its call has not gone out.
  var pending: Int?
  /// Resumed with whether it is the turn of the newest change.
  var waiting: CheckedContinuation<Bool, Never>?
}
