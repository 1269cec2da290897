import SwiftCode
import SwiftNaming
import ViewModelIR

extension ActionTestWriter {
  var all: [Test] {
    var all = [asking, ignored, succeeds, fails, cancelled, onceAtATime, again].compactMap { $0 }
    if isOptimistic {
      all += [survivesRefresh, staysDuringLoad, givesWay, ownOnly, shownOnce, addsUpOnce]
        .compactMap { $0 }
    }
    return all + [goneRow].compactMap { $0 } + wishes + [newer, undo].compactMap { $0 }
  }

  private var asking: Test? {
    guard let question = found.said.question, let confirmation = action.confirmation else {
      return nil
    }
    return test("AsksFirst") { constants, statements in
      statements.add(tests.load(loaded, before))
      let call = call(found.run, &constants)
      constants.declare(&statements)
      statements.add(call)
      statements.add(tests.expectText("confirmation?.title", question.title))
      statements.add(tests.expectText("confirmation?.button", question.button))
      statements.add(tests.expectText("confirmation?.cancel", question.cancel))
      let isDestructive = confirmation.isDestructive ? "true" : "false"
      statements.add(tests.expect("presenter.confirmation?.isDestructive", .text(isDestructive)))
      statements.add(expectCount(0, loads: 1))
    }
  }

  private var ignored: Test {
    test("IsIgnoredWhereThereIsNothingToActOn") { constants, statements in
      callOnly(found.run, &constants, &statements)
      if !found.ignored.isEmpty { statements.add(tests.load(loaded, before)) }
      for run in found.ignored { callOnly(run, &constants, &statements) }
      if asks { statements.add(tests.expectNone("confirmation")) }
      statements.add(expectCount(0, loads: found.ignored.isEmpty ? 0 : 1))
    }
  }

  private var succeeds: Test {
    test("Succeeds") { constants, statements in
      if changesWhenAnswered { statements.add(duringState) }
      statements.add(afterState)
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      statements.add(next())
      for told in tests.expectations(found.run.told, of: action.call) { statements.add(told) }
      statements.add(tests.expectState(changesWhenAnswered ? "during" : "after"))
      if asks { statements.add(tests.expectNone("confirmation")) }
      succeed("call", &statements)
      statements.add("await action")
      statements.add(tests.expectState("after"))
      statements.add(tests.expectNone("alert"))
      if action.toast != nil { statements.add(tests.expectText("toast", found.said.toast)) }
      if action.success == .dismiss { statements.add(tests.expect("presenter.isDismissed")) }
    }
  }

  /// Whether more is shown when the call has ended than at once.
  var changesWhenAnswered: Bool { !keeps || action.progress != nil }

  private var fails: Test {
    test(isOptimistic ? "IsTakenBackWhereItFails" : "SaysWhyItFails") { constants, statements in
      statements.add(beforeState())
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      statements.add(next())
      fail("call", &statements)
      statements.add("await action")
      statements.add(tests.expectState("before"))
      if case .silent = action.failure {
        statements.add(tests.expectNone("alert"))
      } else {
        statements.add(tests.expectAlert(found.said.alert))
      }
      if asks {
        statements.add("await presenter.confirm()")
        statements.add(expectCount(1, loads: 1))
      }
      if action.toast != nil { statements.add(tests.expectNone("toast")) }
      if action.success == .dismiss { statements.add(tests.expectNot("presenter.isDismissed")) }
    }
  }

  private var cancelled: Test {
    test("SaysNothingWhereItIsCancelled") { constants, statements in
      statements.add(beforeState())
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      statements.add(next())
      fail("call", with: "CancellationError()", &statements)
      statements.add("await action")
      statements.add(tests.expectState("before"))
      statements.add(tests.expectNone("alert"))
    }
  }

  private var onceAtATime: Test? {
    guard action.again == .ignore, action.change.map({ !$0.isRemoval }) ?? true else { return nil }
    return test("RunsOnceAtATime") { constants, statements in
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      statements.add(next())
      callOnly(found.run, &constants, &statements)
      statements.add(expectCount(1, loads: 1))
      succeed("call", &statements)
      statements.add("await action")
    }
  }

  private var again: Test? {
    guard onceAtATime != nil else { return nil }
    return test("CanBeTriedAgain") { constants, statements in
      statements.add(afterState)
      statements.add(tests.load(loaded, before))
      begin(found.run, as: "first", &constants, &statements)
      fail("await \(calls).next()", &statements)
      statements.add("await first")
      begin(found.run, as: "second", &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await second")
      statements.add(tests.expectState("after"))
    }
  }

  // MARK: - What follows

  var keeps: Bool { action.success == .keep || action.success == .dismiss }

  private var newer: Test? {
    guard action.success == .use else { return nil }
    return test("IsNewerThanALoadThatBeganBefore") { constants, statements in
      statements.add(beforeState())
      statements.add(afterState)
      statements.add(tests.load(loaded, before))
      tests.begin("refresh", "loadCall", &statements)
      begin(found.run, &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await action")
      statements.add(tests.succeed("loadCall", loaded, before))
      statements.add("await refresh")
      statements.add(tests.expectState("after"))
      statements.add(tests.load(loaded, before))
      statements.add(tests.expectState("before"))
    }
  }

  /// Only where the action that takes it back can do so for certain.
  private var undo: Test? {
    guard let name = action.toast?.undo, keeps,
      let undo = tests.presenter.actions.first(where: { $0.name == name }),
      undo.condition == nil, undo.success == .keep, undo.confirmation == nil,
      undo.rows == nil || action.change?.isRemoval != true
    else { return nil }
    return test("CanBeUndone") { constants, statements in
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await action")
      statements.add(tests.expect("presenter.canUndo"))
      statements.add("async let undo: Void = presenter.undo()")
      let undoCalls = tests.calls(undo.call.signature)
      statements.add(.text("await \(undoCalls).next().succeed()"))
      statements.add("await undo")
      statements.add(tests.expectNone("toast"))
      statements.add(tests.expectNot("presenter.canUndo"))
    }
  }
}

extension Presenter.Action.Change {
  fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
}
