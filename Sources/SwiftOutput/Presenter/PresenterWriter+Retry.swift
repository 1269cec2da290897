import ScreenProgram
import ViewModelIR

// Trying again what has failed.

extension PresenterWriter {
  /// The closure that `retry()` calls.
  var retrying: String { own("retrying") }

  private var retries: String { own("retries") }

  /// The statement that keeps a call which the user can try again after an error.
  func offerRetry(of error: Code, _ call: Code, on owner: String = "self.") -> [Code] {
    if !presenter.retries { return [] }
    let closure = Code.closure(parameters: "[weak self]", [call])
    return [
      .call("\(owner)\(own("offerRetry"))", [.argument("of", error)], closure: closure)
    ]
  }

  /// The statement that forgets what could be tried again.
  var forgetRetry: [Code] { presenter.retries ? ["\(member(retrying)) = nil"] : [] }

  /// Returns the call that repeats an action, without its question.
  func repeated(_ program: ActionProgram) -> Code {
    let action = program.action
    let name = program.isPrivate ? ownName(action) : swiftMember(action.name)
    let call =
      program.submission.map { submit($0, of: action, on: "self?.") }
      ?? .call("await self?.\(name)", arguments(action))
    return program.returnsEnding ? .sequence(["_ = ", call]) : call
  }

  var retryFunctions: [Declaration] {
    if !presenter.retries { return [] }
    var (condition, load): ([Code], [Code]) = ([], [])
    if presenter.load != nil {
      condition = [
        "if case .failed = state, case .failed(let error) = \(store).phase \(braces: "return \(retries)(error)")"
      ]
      load = ["if case .failed = state \(braces: "return await load()")"]
    }
    let isKept: Code = "\(retrying) != nil"
    return [
      Declaration(
        doc:
          "Whether `retry()` repeats what has failed: the load of a failed state, or the call that the alert reports.",
        head: "\(access)var canRetry: Bool",
        body: condition + [condition.isEmpty ? isKept : .returning(isKept)]
      ),
      Declaration(
        doc: "Repeats what has failed.",
        head: "\(access)func retry() async",
        body: load + [
          .guarded(["let \(retrying)"], otherwise: ["return"]),
          "(self.\(retrying), alert) = (nil, nil)", "await \(retrying)()",
        ]
      ),
    ]
  }

  var ownRetryFunctions: [Declaration] {
    if !presenter.retries { return [] }
    let odd = presenter.errors.filter { $0.isRetried != presenter.retriesOthers }
    let other: Code = .returning(presenter.retriesOthers ? "true" : "false")
    let patterns = odd.map { Code.text(pattern($0, reading: [])) }
    let branches = [
      Code.Branch(patterns, [.returning(presenter.retriesOthers ? "false" : "true")]),
      Code.Branch([], [other]),
    ]
    return [
      Declaration(
        head:
          "private func \(own("offerRetry"))(of \(error): any Error, _ call: @escaping @MainActor () async -> Void)",
        body: ["\(retrying) = \(retries)(\(error)) ? call : nil"]
      ),
      Declaration(
        head: "private func \(retries)(_ \(error): any Error) -> Bool",
        body: odd.isEmpty
          ? [presenter.retriesOthers ? "true" : "false"] : [.choice(of: .text(error), branches)],
        mayBeShort: false
      ),
    ]
  }
}
