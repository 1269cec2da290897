import ViewModelIR

/// What an action does, as steps in their order. It is decided once; each output language prints the steps.
///
/// A step sees what the steps before it bound: the context, the model (`model` in expressions), the row (`row`), its part
/// (`it`), the values that clauses unwrap, and the kept values of locals.
package struct ActionProgram: Sendable {
  package let action: Presenter.Action
  /// What the function that the view calls does if it asks the user first; confirming then begins `steps`.
  package let asking: [Step]?
  package let steps: [Step]
  /// Whether the steps end with how the call has ended, because another action can be undone with this one.
  package let returnsEnding: Bool
  /// The call with what follows it, if the user can make it again after the locals have other values.
  package let submission: Submission?

  /// A function of its own, with everything that it reads as parameters: the user tries again after other changes.
  package struct Submission: Sendable {
    /// Whether the request that the action is about is a parameter too.
    package let takesRequest: Bool
    /// The parameters after the IDs of the row.
    package let parameters: [ViewModel.Input]
    package let steps: [Step]
  }

  package indirect enum Step: Sendable {
    /// Reads the values that a load would send now. They stand for the locals in all later steps.
    case request
    /// Ends the action if it is triggered again during this time. What it is about is found in a scope of its own, because
    /// it is found again after the wait.
    case rest(seconds: Double, finding: [Requirement])
    /// Reads the context, once: everything later has the time at which the action began.
    case context
    /// Ends the action, after other steps, unless all requirements hold.
    case require([Requirement], otherwise: [Step])
    /// Keeps the values that properties have now for the later steps, which set them or run at another time.
    case keep([String])
    case set([Setting])
    /// Does what the first case says whose condition holds; the last one can have none.
    case choose([Case])
    /// Keeps the values of locals that the call sends, which edit the model.
    case sending([Presenter.Local])
    /// Ends the edits of these locals, which the service has accepted, except those that the user has changed during the call. If `reloads`
    /// is true, loads first; if that fails, the user's values stay.
    case accept([Presenter.Local], reloads: Bool)
    case dismiss
    case send(Presenter.Event)
    /// Shows a toast, with which another action can be called that undoes this one.
    case say(Text, undo: Undoing?)
    case reload(silently: Bool)
    /// Loads the sources that depend on the content, for what the action has changed there.
    case loadSources
    case ask(Presenter.Notice)
    /// Triggers another action, as the view would.
    case trigger(Presenter.Action, Presenter.Action.Next)
    /// Shows the error of the call.
    case report(Report)
    /// Lets the user try the action again if the error says so, without its question: the submission, if there is one.
    case offerRetry
    /// Forgets what could be tried again, because another alert is shown.
    case forgetRetry
    /// Calls the service, with everything that the store does for the action. `reporting` shows an error that is not about fields; `nil`
    /// shows its text in an alert.
    case perform(Presenter.Call, reporting: [Step]?, done: [Step], failed: [Step])
    /// Calls the function of the submission.
    case submit(Submission)
  }

  package struct Case: Sendable {
    package let guards: [Condition]
    package let steps: [Step]
  }

  /// How an error is shown.
  package enum Report: Sendable {
    /// An alert, with the error's own text if there is no other.
    case alert(Text?)
    case toast(Text)
    /// In the local of this name.
    case field(String)
  }

  package enum Requirement: Sendable {
    /// Something is shown. It is bound as the model if an expression reads it.
    case model(isBound: Bool)
    /// The row exists that has the row. It is bound as `outer`.
    case outer
    /// The row exists. It is bound as `row` if an expression reads it.
    case row(isBound: Bool)
    /// The part of the row, bound as `it`.
    case part(Presenter.Action.Subject)
    /// The action is not running.
    case idle
    case clause(Condition)
  }

  /// A new value of a local; without one, the text of an error disappears.
  package struct Setting: Sendable {
    package let local: String
    package let value: TypedExpression?
    package let isRendered: Bool
    /// Whether the local begins with the value, so that it has not been edited.
    package let begins: Bool
    /// Whether the value is computed from the one that the local has then: a count goes on from what other calls have left.
    package let goesOn: Bool
  }

  /// The call of the action that undoes this one.
  package struct Undoing: Sendable {
    package let action: Presenter.Action
    package let argument: Argument?
    package var takesRow: Bool { argument != nil && action.rows == nil }

    package enum Argument: Sendable {
      case id, row
      /// The row that this action has removed from its list.
      case removedRow(Presenter.Rows)
    }
  }
}

extension ActionProgram {
  /// Whether the steps are in a private function.
  package var isPrivate: Bool { asking != nil || returnsEnding }

  /// The doc comment from the spec, or else one about the optimistic update.
  package var doc: String {
    if !action.doc.isEmpty { return action.doc }
    return switch action.change {
    case .remove: "Removes the row immediately, and restores it if the call fails."
    case .set: "Shows the change immediately, and rolls it back if the call fails."
    case .insert where action.kept != nil:
      "Shows the new element immediately. If the call fails, it stays until the user tries again or discards it."
    case .insert: "Shows the new element immediately, and removes it if the call fails."
    case .move: "Shows the row in its new place immediately, and in its old one if the call fails."
    case nil: ""
    }
  }

  /// The properties whose values the steps keep.
  package var keptNames: [String] {
    steps.flatMap { step -> [String] in
      if case .keep(let names) = step { names } else { [] }
    }
  }

  /// Whether a step sets several locals that the screen shows.
  package var updatesTogether: Bool {
    func updates(_ steps: [Step]) -> Bool {
      steps.contains { step in
        switch step {
        case .set(let settings): settings.renderedCount > 1
        case .perform(_, _, let done, let failed): updates(done + failed)
        case .choose(let cases): cases.contains { updates($0.steps) }
        case .require(_, let refused): updates(refused)
        case .submit(let submission): updates(submission.steps)
        default: false
        }
      }
    }
    return updates(steps)
  }
}

extension [ActionProgram.Setting] {
  /// How many of the locals the screen shows.
  package var renderedCount: Int { count(where: \.isRendered) }
}

extension [ActionProgram.Requirement] {
  /// The clauses, which can bind values.
  package var clauses: [Condition] {
    compactMap { if case .clause(let clause) = $0 { clause } else { nil } }
  }
}
