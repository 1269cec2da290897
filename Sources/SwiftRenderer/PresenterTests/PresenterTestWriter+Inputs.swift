import DocumentReader
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterTestWriter {
  // MARK: - What the view sets

  var localTests: [Test] { shownLocals + waits }

  private var shownLocals: [Test] {
    presenter.locals.filter(\.isShown).compactMap { local in
      cases.locals[local.name].map { node in
        test("\(local.name)IsShownAtOnce") { statements in
          statements.add(load(loaded))
          set(local, node, &statements)
          statements.add(state("after", loaded))
          statements.add(expectState("after"))
        }
      }
    }
  }

  private func set(_ local: Presenter.Local, _ node: Node, _ statements: inout Statements) {
    let name = "presenter.\(swiftMember(local.name))"
    statements.add(.assignment(name, values.argument(node, of: local.type)))
  }

  /// What a load asks for, with another value.
  private var asked: [(local: Presenter.Local, node: Node)] {
    let read = presenter.load.call.arguments.reduce(into: Set<String>()) {
      $0.formUnion($1.value.variables)
    }
    return presenter.locals.filter { read.contains($0.name) }
      .compactMap { local in cases.locals[local.name].map { (local, $0) } }
  }

  private var waits: [Test] {
    guard let seconds = presenter.load.debounce, let (local, node) = asked.first else { return [] }
    let told = presenter.load.call.arguments.map {
      $0.value.kind == .variable(local.name) ? node : nil
    }
    let other = cases.other?.example ?? loaded
    return [
      test("waitsBeforeItAsksForWhatIsNew") { statements in
        statements.add(load(loaded))
        set(local, node, &statements)
        statements.add(state("after", other))
        statements.add("async let refresh: Void = presenter.load()")
        statements.add("let wait = await waits.next()")
        statements.add(expect("wait.arguments", .text(secondsLiteral(seconds))))
        statements.add(expect("\(loadCalls).count", "1"))
        statements.add("wait.succeed()")
        answerSources(&statements)
        statements.add(.text("let call = await \(loadCalls).next()"))
        for expectation in expectations(told, of: presenter.load.call) {
          statements.add(expectation)
        }
        statements.add(succeed("call", other))
        statements.add("await refresh")
        statements.add(expectState("after"))
      },
      test("asksNothingWhereTheWaitIsCancelled") { statements in
        statements.add(load(loaded))
        set(local, node, &statements)
        statements.add("async let refresh: Void = presenter.load()")
        statements.add("await waits.next().fail(CancellationError())")
        statements.add("await refresh")
        statements.add(expect("\(loadCalls).count", "1"))
      },
    ] + asked.map(lastWish)
  }

  private func lastWish(_ local: Presenter.Local, _ node: Node) -> Test {
    test("asksOnlyForTheLast\(capitalized(local.name))") { statements in
      let name = "presenter.\(swiftMember(local.name))"
      statements.add(load(loaded))
      statements.add(.text("let first = \(name)"))
      set(local, node, &statements)
      statements.add("async let refresh: Void = presenter.load()")
      statements.add("let wait = await waits.next()")
      statements.add(.text("\(name) = first"))
      statements.add(load(loaded))
      statements.add("wait.succeed()")
      statements.add("await refresh")
      statements.add(expect("\(loadCalls).count", "2"))
    }
  }

  // MARK: - Sources and polling

  func answerSources(_ statements: inout Statements) {
    if !presenter.sources.isEmpty { statements.add("try await answerSources()") }
  }

  /// `await store.viewerCalls.next().succeed(try viewer())`
  func answer(_ source: Presenter.Source) -> Code {
    .text(
      "await \(calls(source.call.signature)).next().succeed(try \(swiftIdentifier(source.name))())"
    )
  }

  var sourceTests: [Test] {
    presenter.sources.map { source in
      let name = capitalized(source.name)
      return test(source.isOptional ? "doesWithout\(name)" : "failsWithout\(name)") { statements in
        statements.add("async let load: Void = presenter.load()")
        for other in presenter.sources where other.name != source.name {
          statements.add(answer(other))
        }
        statements.add(fail("await \(calls(source.call.signature)).next()"))
        statements.add(succeed("await \(loadCalls).next()", loaded))
        statements.add("await load")
        if source.isOptional {
          statements.add(expectNone("alert"))
          statements.add(values.isNil("failure"))
          statements.add(expect("presenter.state != .idle"))
        } else if let failure {
          statements.add(expectFailed(failure))
        }
      }
    }
  }

  var pollTests: [Test] {
    guard let interval = presenter.pollInterval else { return [] }
    let other = cases.other?.example ?? loaded
    func begin(_ statements: inout Statements) {
      statements.add("async let poll: Void = presenter.poll()")
      answerSources(&statements)
      statements.add(succeed("await \(loadCalls).next()", loaded))
      statements.add("let wait = await waits.next()")
      statements.add(expect("wait.arguments", .text(secondsLiteral(interval))))
      statements.add("wait.succeed()")
      answerSources(&statements)
    }
    return [
      test("loadsAgainUntilTheTaskIsCancelled") { statements in
        statements.add(state("after", other))
        begin(&statements)
        statements.add(succeed("await \(loadCalls).next()", other))
        statements.add("await waits.next().fail(CancellationError())")
        statements.add("await poll")
        statements.add(expectState("after"))
      },
      test("saysNothingWhereItFailsToLoadAgain") { statements in
        statements.add(state("after", loaded))
        begin(&statements)
        statements.add(fail("await \(loadCalls).next()"))
        statements.add("await waits.next().fail(CancellationError())")
        statements.add("await poll")
        statements.add(expectState("after"))
        statements.add(expectNone("alert"))
      },
    ]
  }

  // MARK: - Pages

  var moreTests: [Test] {
    guard let more = presenter.more, let found = cases.more else { return [] }
    let example = found.sample.example
    let signature = more.signature
    let list = writer.chain(more.append, of: "$0")
    let shorter = [Code.text("\(list).removeLast()")]
    func begin(_ statements: inout Statements) {
      statements.add("async let more: Void = presenter.loadMore()")
      statements.add(.text("let call = await \(calls(signature)).next()"))
    }
    var tests = [
      test("loadMoreAddsTheNextPage") { statements in
        if let progress = more.progress {
          statements.add(state("during", example, shorter, setting: [flag(progress)]))
        }
        statements.add(state("after", example))
        statements.add(load(example, shorter))
        begin(&statements)
        for expectation in expectations(found.arguments, of: more.call) {
          statements.add(expectation)
        }
        if more.progress != nil { statements.add(expectState("during")) }
        statements.add("await presenter.loadMore()")
        statements.add(expectCount(1, of: signature, loads: 1))
        // It has what is there already, which is not added again.
        statements.add(succeed("call", example, [.text("\(list).reverse()")]))
        statements.add("await more")
        statements.add(expectState("after"))
      },
      test("loadMoreSaysWhyItFails") { statements in
        statements.add(state("before", example, shorter))
        statements.add(load(example, shorter))
        begin(&statements)
        statements.add(fail())
        statements.add("await more")
        statements.add(expectState("before"))
        statements.add(expectAlert(nil))
      },
      test("loadMoreCanBeTriedAgain") { statements in
        statements.add(state("after", example))
        statements.add(load(example, shorter))
        begin(&statements)
        statements.add(fail())
        statements.add("await more")
        statements.add("async let again: Void = presenter.loadMore()")
        statements.add(succeed("await \(calls(signature)).next()", example))
        statements.add("await again")
        statements.add(expectState("after"))
      },
      test("aPageOfAnOlderListIsDropped") { statements in
        statements.add(state("before", example, shorter))
        statements.add(load(example, shorter))
        begin(&statements)
        statements.add(load(example, shorter))
        statements.add(succeed("call", example))
        statements.add("await more")
        statements.add(expectState("before"))
      },
      test("aFailedPageOfAnOlderListSaysNothing") { statements in
        statements.add(load(example, shorter))
        begin(&statements)
        statements.add(load(example, shorter))
        statements.add(fail())
        statements.add("await more")
        statements.add(expectNone("alert"))
      },
      test("nothingMoreIsLoadedDuringALoad") { statements in
        statements.add(load(example, shorter))
        self.begin("refresh", "loadCall", &statements)
        statements.add("await presenter.loadMore()")
        statements.add(expectCount(0, of: signature, loads: 2))
        statements.add(succeed("loadCall", example))
        statements.add("await refresh")
      },
    ]
    if presenter.endsWithEmptyPage {
      tests.append(
        test("nothingFollowsAnEmptyPage") { statements in
          statements.add(load(example))
          begin(&statements)
          statements.add(succeed("call", example))
          statements.add("await more")
          statements.add("await presenter.loadMore()")
          statements.add(expectCount(1, of: signature, loads: 1))
        }
      )
    }
    if let last = found.last {
      tests.append(
        test("nothingFollowsTheLastPage") { statements in
          statements.add(load(last))
          statements.add("await presenter.loadMore()")
          statements.add(expectCount(0, of: signature, loads: 1))
        }
      )
    }
    return tests
  }
}
