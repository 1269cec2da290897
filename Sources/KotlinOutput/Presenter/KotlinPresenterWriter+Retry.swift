import ViewModelIR

// Trying again what has failed.

extension PresenterWriter {
  private var retrying: String { own("retrying") }
  private var retries: String { own("retries") }

  /// The statement that keeps a call which the user can try again after the error `it`.
  func offerRetry(_ call: Code) -> [Code] {
    if !presenter.retries { return [] }
    return [.sequence(["\(own("offerRetry"))(it) ", .lambda(parameters: "", [call])])]
  }

  /// The statement that forgets what could be tried again, because another alert is shown.
  var forgetRetry: [Code] { presenter.retries ? ["\(retrying) = null"] : [] }

  var retryFunctions: [Declaration] {
    if !presenter.retries { return [] }
    let phase: Code = "\(store).phase"
    let failed = Code.sequence([.helper("ScreenPhase"), ".Failed"])
    let isKept: Code = "\(retrying) != null"
    let error = Code.sequence(["(", phase, " as? ", failed, ")?.let { \(retries)(it.error) }"])
    let canRetry: Code =
      presenter.load == nil ? isKept : .binary(error, sign: "?:", .parentheses(isKept))
    let load: [Code] =
      presenter.load == nil
      ? []
      : [
        .block(head: .sequence(["if (", phase, " is ", failed, ")"]), ["load()", "return"])
      ]
    return [
      Declaration(
        doc:
          "Whether [retry] repeats what has failed: the load of a failed state, or the call that the alert reports.",
        .assignment("val canRetry: Boolean get()", canRetry),
        isMember: true
      ),
      Declaration(
        doc: "Repeats what has failed.",
        head: "suspend fun retry()",
        statements: load + [
          "val retried = \(retrying) ?: return", "\(retrying) = null", "dismissAlert()",
          "retried()",
        ]
      ),
    ]
  }

  var ownRetryMembers: [Declaration] {
    get throws(NotInKotlin) {
      if !presenter.retries { return [] }
      var tests: [Code] = []
      for error in presenter.errors where error.isRetried != presenter.retriesOthers {
        tests.append(try test(of: error))
      }
      let any = tests.dropFirst().reduce(tests.first ?? "false") { .binary($0, sign: "||", $1) }
      let value: Code =
        !presenter.retriesOthers
        ? any : tests.isEmpty ? "true" : .sequence(["!", .parentheses(any)])
      return [
        Declaration(.text("private var \(retrying): (suspend () -> Unit)? = null")),
        Declaration(
          head: "private fun \(own("offerRetry"))(error: Exception, call: suspend () -> Unit)",
          statements: ["\(retrying) = if (\(retries)(error)) call else null"]
        ),
        Declaration(
          .assignment("private fun \(retries)(error: Exception): Boolean", value)
        ),
      ]
    }
  }
}
