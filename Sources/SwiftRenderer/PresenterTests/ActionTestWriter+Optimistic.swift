import SwiftCode
import SwiftNaming
import ViewModelIR

/// What is shown before the service has answered.
extension ActionTestWriter {
  var survivesRefresh: Test {
    test("SurvivesARefresh") { constants, statements in
      statements.add(beforeState())
      statements.add(duringState)
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      statements.add(next())
      statements.add(tests.load(loaded, before))
      statements.add(tests.expectState("during"))
      fail("call", &statements)
      statements.add("await action")
      statements.add(tests.expectState("before"))
    }
  }

  /// Its answer may have been read before; that of a later load was not.
  var staysDuringLoad: Test? {
    guard keeps else { return nil }
    return test("StaysWhereALoadBeganBefore") { constants, statements in
      statements.add(afterState)
      statements.add(tests.load(loaded, before))
      tests.begin("refresh", "loadCall", &statements)
      begin(found.run, &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await action")
      statements.add(tests.succeed("loadCall", loaded, before))
      statements.add("await refresh")
      statements.add(tests.expectState("after"))
    }
  }

  var givesWay: Test? {
    guard keeps else { return nil }
    return test("GivesWayToALoadThatBeginsAfterIt") { constants, statements in
      statements.add(beforeState())
      statements.add(tests.load(loaded, before))
      tests.begin("refresh", "loadCall", &statements)
      begin(found.run, &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await action")
      statements.add(tests.load(loaded, before))
      statements.add(tests.succeed("loadCall", loaded, before))
      statements.add("await refresh")
      statements.add(tests.expectState("before"))
    }
  }

  var ownOnly: Test? {
    guard let second = found.second, keeps, action.progress == nil else { return nil }
    return test("TakesBackOnlyItsOwn") { constants, statements in
      statements.add(tests.state("after", loaded, changed(by: second)))
      statements.add(tests.load(loaded))
      begin(found.run, as: "first", &constants, &statements)
      statements.add(next("firstCall"))
      begin(second, as: "second", &constants, &statements)
      statements.add(next("secondCall"))
      fail("firstCall", &statements)
      statements.add("await first")
      statements.add(tests.expectState("after"))
      statements.add("secondCall.succeed()")
      statements.add("await second")
      statements.add(tests.expectState("after"))
    }
  }

  var shownOnce: Test? {
    guard case .insert? = action.change, keeps else { return nil }
    return test("IsShownOnceWhereARefreshHasItAlready") { constants, statements in
      statements.add(tests.state("after", loaded))
      statements.add(tests.load(loaded, before))
      begin(found.run, &constants, &statements)
      statements.add(next())
      statements.add(tests.load(loaded))
      succeed("call", &statements)
      statements.add("await action")
      statements.add(tests.expectState("after"))
    }
  }

  var addsUpOnce: Test? {
    guard action.addsUp, action.condition != nil, keeps else { return nil }
    return test("AddsUpOnceWhereARefreshHasItAlready") { constants, statements in
      statements.add(tests.state("after", loaded, changed(by: found.run)))
      statements.add(tests.load(loaded))
      begin(found.run, &constants, &statements)
      statements.add(next())
      statements.add(tests.load(loaded, changed(by: found.run)))
      succeed("call", &statements)
      statements.add("await action")
      statements.add(tests.expectState("after"))
    }
  }

  /// Nobody misses it.
  var goneRow: Test? {
    guard action.rows != nil, isOptimistic || action.success == .use,
      case .alert = action.failure
    else { return nil }
    return test("SaysNothingOfARowThatIsGone") { constants, statements in
      statements.add(tests.load(loaded))
      begin(found.run, &constants, &statements)
      statements.add(next())
      statements.add(tests.load(loaded, removed(found.run)))
      fail("call", &statements)
      statements.add("await action")
      statements.add(tests.expectNone("alert"))
    }
  }

  var wishes: [Test] {
    guard let wish = found.wish else { return [] }
    return wishes(meanwhile: wish) + (keeps ? [later(wish)] : [])
  }

  private func wishes(meanwhile wish: PresenterCases.Run) -> [Test] {
    let shown = changesWhenAnswered ? "during" : "after"
    let lastWish = tests.state(shown, loaded, changed(by: wish), setting: progressFlag)
    let after = keeps ? tests.state("after", loaded, changed(by: wish)) : afterState
    return [
      test("TellsTheLastWish") { constants, statements in
        statements.add(lastWish)
        if changesWhenAnswered { statements.add(after) }
        statements.add(tests.load(loaded))
        begin(found.run, &constants, &statements)
        statements.add(next("firstCall"))
        callOnly(wish, &constants, &statements)
        statements.add(tests.expectState(shown))
        statements.add(expectCount(1, loads: 1))
        answer("firstCall", &statements)
        statements.add(next("secondCall"))
        for told in tests.expectations(wish.told, of: action.call, named: "secondCall") {
          statements.add(told)
        }
        succeed("secondCall", &statements)
        statements.add("await action")
        statements.add(tests.expectState("after"))
      },
      test("TellsTheSameWishOnce") { constants, statements in
        statements.add(afterState)
        statements.add(tests.load(loaded))
        begin(found.run, &constants, &statements)
        statements.add(next())
        callOnly(wish, &constants, &statements)
        callOnly(found.run, &constants, &statements)
        succeed("call", &statements)
        statements.add("await action")
        statements.add(expectCount(1, loads: action.success == .reload ? 2 : 1))
        statements.add(tests.expectState("after"))
      },
    ]
  }

  private func later(_ wish: PresenterCases.Run) -> Test {
    test("TellsAWishThatComesLater") { constants, statements in
      statements.add(tests.state("after", loaded, changed(by: wish)))
      statements.add(tests.load(loaded))
      begin(found.run, as: "first", &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await first")
      begin(wish, as: "second", &constants, &statements)
      succeed("await \(calls).next()", &statements)
      statements.add("await second")
      statements.add(tests.expectState("after"))
    }
  }
}
