import DocumentReader
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterTestWriter {
  var loadTests: [Test] {
    [loads, opposite, saysWhyItFails, cancelledLoad, cancelledTask, refresh].compactMap { $0 }
      + races + sourceTests + localTests
  }

  private var loads: Test {
    test("loads") { statements in
      statements.add(state("after", loaded))
      statements.add(expectState(".idle"))
      begin(&statements)
      for expectation in loadExpectations { statements.add(expectation) }
      statements.add(expectState(".loading"))
      statements.add(succeed("call", loaded))
      statements.add("await load")
      statements.add(expectState("after"))
      if presenter.empty != nil { statements.add(expectEmpty(cases.loaded.isEmpty)) }
      statements.add(expectNone("alert"))
    }
  }

  private var opposite: Test? {
    cases.opposite.map { sample in
      test(sample.isEmpty ? "isEmptyWhereThereIsNothing" : "isLoadedWhereThereIsSomething") {
        $0.add(state("after", sample.example))
        $0.add(load(sample.example))
        $0.add(expectState("after"))
        $0.add(expectEmpty(sample.isEmpty))
      }
    }
  }

  private func expectEmpty(_ isEmpty: Bool) -> Code {
    isEmpty ? expect("isEmpty") : expectNot("isEmpty")
  }

  /// What a load is given that follows from the presenter's own inputs.
  private var loadExpectations: [Code] {
    let call = presenter.load.call
    let told = call.arguments.map { argument -> Node? in
      if case .variable(let name) = argument.value.kind { cases.inputs[name] } else { nil }
    }
    return expectations(told, of: call)
  }

  private var saysWhyItFails: Test {
    test("saysWhyItFails") { statements in
      for failure in cases.failures {
        statements.add(failedLoad(error(failure)))
        statements.add(expectFailed(failure))
      }
    }
  }

  /// `await fail(NoteStoreError.locked)`
  private func failedLoad(_ error: Code) -> Code {
    .call(presenter.sources.isEmpty ? "await fail" : "try await fail", [error])
  }

  func expectFailed(_ failure: PresenterCases.Failure) -> Code {
    let text = failure.isFolded ? ViewModelIR.folded(failure.text) : failure.text
    let literal = Code.string(SwiftString(text))
    return failure.isFolded
      ? expect("folded(failure)", literal)
      : expect("presenter.state", .call(".failed", [literal]))
  }

  private var cancelledLoad: Test {
    test("aCancelledLoadRestoresTheStateBefore") { statements in
      statements.add(failedLoad("CancellationError()"))
      statements.add(expectState(".idle"))
      guard let failure else { return }
      statements.add(failedLoad(error(failure)))
      statements.add(failedLoad("URLError(.cancelled)"))
      statements.add(expectFailed(failure))
    }
  }

  private var cancelledTask: Test {
    test("whateverACancelledTaskFailsWithIsNotShown") { statements in
      statements.add("let load = Task { await presenter.load() }")
      answerSources(&statements)
      statements.add(.text("let call = await \(loadCalls).next()"))
      statements.add("load.cancel()")
      statements.add(fail())
      statements.add("await load.value")
      statements.add(expectState(".idle"))
    }
  }

  private var refresh: Test {
    test("aRefreshKeepsWhatIsShown") { statements in
      statements.add(state("before", loaded))
      if let progress = presenter.load.progress {
        statements.add(state("during", loaded, setting: [flag(progress)]))
      }
      statements.add(load(loaded))
      begin("refresh", "call", &statements)
      statements.add(expectState(presenter.load.progress == nil ? "before" : "during"))
      statements.add(fail())
      statements.add("await refresh")
      statements.add(expectState("before"))
      statements.add(expectAlert(nil))
    }
  }

  /// `$0.isRefreshing = true`
  func flag(_ name: String) -> Code { .text("$0.\(swiftMember(name)) = true") }

  /// What the user is told of the first error, or an action's own text.
  func expectAlert(_ own: PresenterCases.Text?) -> Code {
    let text = failure.map { PresenterCases.Text(text: $0.text, isFolded: $0.isFolded) }
    return expectText("alert", own ?? text)
  }

  // MARK: - Several loads

  private var races: [Test] {
    guard let other = cases.other?.example else { return [] }
    return [
      test("theLastLoadWins") { statements in
        statements.add(state("after", other))
        begin("first", "firstCall", &statements)
        begin("second", "secondCall", &statements)
        statements.add(succeed("secondCall", other))
        statements.add("await second")
        statements.add(succeed("firstCall", loaded))
        statements.add("await first")
        statements.add(expectState("after"))
      },
      test("theFirstOfTwoLoadsIsShownWhereTheLastIsCancelled") { statements in
        statements.add(state("after", loaded))
        begin("first", "firstCall", &statements)
        begin("second", "secondCall", &statements)
        statements.add("secondCall.fail(CancellationError())")
        statements.add("await second")
        statements.add(succeed("firstCall", loaded))
        statements.add("await first")
        statements.add(expectState("after"))
      },
      test("aFailedRefreshSaysNothingWhileAnotherRuns") { statements in
        statements.add(state("after", other))
        statements.add(load(loaded))
        begin("first", "firstCall", &statements)
        begin("second", "secondCall", &statements)
        statements.add(fail("firstCall"))
        statements.add("await first")
        statements.add(expectNone("alert"))
        statements.add(succeed("secondCall", other))
        statements.add("await second")
        statements.add(expectState("after"))
      },
      test("aFailureThatIsOlderThanTheAnswerIsNotShown") { statements in
        statements.add(state("after", loaded))
        begin("first", "call", &statements)
        statements.add(self.load(loaded))
        statements.add(fail())
        statements.add("await first")
        statements.add(expectState("after"))
        statements.add(expectNone("alert"))
      },
    ]
  }
}
