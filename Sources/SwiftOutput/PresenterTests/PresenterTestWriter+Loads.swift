import DocumentReader
import ViewModelIR

extension PresenterTestWriter {
  var all: [Test] {
    let actions = presenter.actions.compactMap { action in
      cases.actions[action.name].map {
        ActionTestWriter(tests: self, action: action, found: $0)
      }
    }
    var tests = [loads, empty, loadFails, refresh, slow, throttled]
    tests += presenter.sources.map(without)
    tests +=
      [changes] + presenter.locals.map(shows) + [poll, holds] + presenter.updates.map(observes)
    tests += [tick, page, lastPage] + presenter.sources.map(page)
    tests += actions.flatMap(\.all)
    tests += [fails(actions)] + presenter.selections.map(selects) + [observer]
    return tests.compactMap { $0 }
  }

  /// The test of all failing actions, grouped by the load before them: each action leaves what was loaded.
  private func fails(_ actions: [ActionTestWriter]) -> Test? {
    var taken = taken
    var statements: [(load: Code, statements: [Code])] = []
    for action in actions {
      let fails = action.fails(&taken)
      if fails.isEmpty { continue }
      if let index = statements.firstIndex(where: { $0.load == action.load }) {
        statements[index].statements += fails
      } else {
        statements.append((action.load, fails))
      }
    }
    let isRolledBack = actions.contains { $0.action.change != nil }
    return statements.isEmpty
      ? nil
      : (
        isRolledBack ? "failedActionsAreRolledBack" : "failedActionsShowAlerts",
        statements.enumerated().flatMap {
          ($0 == 0 ? [] : timePasses) + [$1.load] + $1.statements
        }
      )
  }

  // MARK: - Loads

  private var loads: Test {
    let call = presenter.load.call
    let inputs = call.arguments.map { argument -> Node? in
      if case .variable(let name) = argument.value.kind { cases.inputs[name] } else { nil }
    }
    return (
      "loadShowsResponse",
      [expect("presenter.state", ".idle"), beginLoad] + expectations(inputs, of: call) + [
        expect("presenter.state", ".loading"), end, expectShown(cases.loaded),
      ]
    )
  }

  private var end: Code { succeed("await call", cases.loaded) }

  private var empty: Test? {
    cases.empty.map { example in
      let isKnown = presenter.empty.map(isWritable) ?? true
      let isEmpty = isKnown ? [] : [values.holds("{ \(isEmpty) }()")]
      return ("loadShowsEmptyState", [load(example), expectShown(example)] + isEmpty)
    }
  }

  private var loadFails: Test {
    (
      "failedLoadShowsErrorText",
      cases.failures.flatMap { failure -> [Code] in
        let error = error(failure.pattern, failure.values)
        return [.call("\(tryLoad) load().fail", [error]), expectFailed(failure.text)]
      }
    )
  }

  private func expectFailed(_ text: PresenterCases.Text) -> Code {
    text.isFolded
      ? values.equal(folding("\(own: "failure")", if: true), literal(text))
      : expect("presenter.state", .call(".failed", [literal(text)]))
  }

  private var refresh: Test? {
    guard let progress = presenter.load.progress, presenter.load.progressDelay == nil else {
      return nil
    }
    return (
      "reloadShowsProgress",
      [load(cases.loaded)] + timePasses + [
        beginLoad, expectShown(cases.loaded, setting: [flag(progress)]), end,
      ]
    )
  }

  /// The test of a load that shows its progress only after a delay.
  private var slow: Test? {
    guard let progress = presenter.load.progress, let delay = presenter.load.progressDelay else {
      return nil
    }
    let begin = begin(presenter.load.call.signature, ["await $0.load()"])
    let shown = expectShown(cases.loaded, setting: [flag(progress)])
    var statements: [Code] = [load(cases.loaded)]
    statements += timePasses + [.assignment("let call", begin)]
    statements += presenter.sources.map { response($0) } + wait(delay)
    statements += [
      expectShown(cases.loaded), "let before = presenter.state", "wait.succeed()",
      "while presenter.state == before \(braces: "await Task.yield()")", shown, end,
    ]
    return ("slowReloadShowsProgress", statements)
  }

  /// The test of a load that follows another one too soon.
  private var throttled: Test? {
    presenter.load.throttle.map { _ in
      (
        "reloadIsNotSentTooSoon",
        [
          load(cases.loaded), "await presenter.load()", expect("\(loadCalls).count", "1"),
        ] + timePasses + [beginLoad, end]
      )
    }
  }

  /// Returns the test of a load during which an optional source fails.
  private func without(_ source: Presenter.Source) -> Test? {
    guard source.isOptional else { return nil }
    let responses = presenter.sources.map { other in
      other.name == source.name
        ? .call("await \(calls(source.call.signature)).next().fail", [error]) : response(other)
    }
    let state = cases.loaded == cases.empty ? ".empty(viewModel)" : ".loaded(viewModel)"
    var statements: [Code] = [
      .assignment("let call", begin(presenter.load.call.signature, ["await $0.load()"]))
    ]
    statements += responses
    statements += [endOfDelay].compactMap { $0 }
    statements += [
      end, .assignment("let viewModel", viewModel(without: source.name)),
      expect("presenter.state", .text(state)),
    ]
    return ("loadsWithout\(capitalized(source.name))", statements)
  }

  // MARK: - Local values and polling

  /// The test of a load with other values of all locals that it sends.
  private var changes: Test? {
    let call = presenter.load.call
    let sent = presenter.locals.compactMap { local in
      cases.locals[local.name].map { (local: local, node: $0) }
    }
    .filter { sent in call.arguments.contains { $0.value.variables.contains(sent.local.name) } }
    if sent.isEmpty { return nil }
    let arguments = call.arguments.map { argument in
      sent.first { argument.value.kind == .variable($0.local.name) }?.node
    }
    var statements = [load(cases.loaded)] + sent.map { set($0.local, $0.node) }
    let expectations = expectations(arguments, of: call)
    if let seconds = presenter.load.debounce {
      statements.append("async let load: Void = \(own: "presenter").load()")
      statements += wait(seconds) + ["wait.succeed()"] + sourceResponses
      statements.append("let call = await \(loadCalls).next()")
      statements += expectations + [succeed("call", cases.loaded), "await load"]
    } else {
      statements += [beginLoad] + expectations + [end]
    }
    return ("loadSendsValuesSetByTheView", statements)
  }

  private func shows(_ local: Presenter.Local) -> Test? {
    guard local.isShown, let node = cases.locals[local.name] else { return nil }
    let isRequested = writer.requested.contains { $0.name == local.name }
    let flags = isRequested ? [presenter.load.stale].compactMap { $0 }.map { flag($0) } : []
    return (
      "setting\(capitalized(local.name))UpdatesState",
      [load(cases.loaded), set(local, node), expectShown(cases.loaded, setting: flags)]
    )
  }

  func set(_ local: Presenter.Local, _ node: Node) -> Code {
    let name = "presenter.\(swiftMember(local.name))"
    return .assignment(.text(name), values.argument(node, of: local.type))
  }

  func wait(_ seconds: Double) -> [Code] {
    ["let wait = await waits.next()", expect("wait.arguments", .text(secondsLiteral(seconds)))]
  }

  private var poll: Test? {
    presenter.pollInterval.map { seconds in
      (
        "pollLoadsAndWaits",
        ["async let poll: Void = \(own: "presenter").poll()"] + sourceResponses
          + [succeed("await \(loadCalls).next()", cases.loaded)] + wait(seconds)
          + ["wait.fail(CancellationError())", "await poll"]
      )
    }
  }

  /// The test of a tick after which something else is shown.
  private var tick: Test? {
    guard let (seconds, later) = cases.tick else { return nil }
    var statements = [load(cases.loaded), "async let tick: Void = \(own: "presenter").tick()"]
    statements += wait(seconds)
    if let later {
      statements += [
        "clock.context.now += \(secondsLiteral(later))", "wait.succeed()",
        "let next = await waits.next()", expectShown(cases.loaded),
        "next.fail(CancellationError())",
      ]
    } else {
      statements.append("wait.fail(CancellationError())")
    }
    return ("tickUpdatesTimes", statements + ["await tick"])
  }

  // MARK: - Pages

  private var page: Test? {
    guard let more = presenter.more, let found = cases.more else { return nil }
    let list = writer.chain(more.append, of: "$0")
    let first: [Code] = ["\(list).removeLast()"]
    let rest = lastRow(of: found.rows, in: list)
    let progress = more.progress.map { [expectShown(found.example, first, setting: [flag($0)])] }
    return (
      "loadMoreAddsTheNextPage",
      [
        load(found.example, first),
        .assignment("let call", begin(more.signature, ["await $0.loadMore()"])),
      ] + expectations(found.arguments, of: more.call) + (progress ?? []) + [
        succeed("await call", found.example, rest), expectShown(found.example),
      ]
    )
  }

  /// The statements that leave only the last row of a list.
  private func lastRow(of count: Int, in list: String) -> [Code] {
    switch count {
    case 1: []
    case 2: ["\(list).removeFirst()"]
    default: ["\(list).removeFirst(\(count - 1))"]
    }
  }

  /// The test of a source with pages of its own.
  private func page(_ source: Presenter.Source) -> Test? {
    guard let more = source.more, let found = cases.sourcePages[source.name] else { return nil }
    let list = writer.chain(more.append, of: "$0")
    let rest = lastRow(of: found.rows, in: list)
    let responses = presenter.sources.map { other in
      other.name == source.name ? response(other, ["\(list).removeLast()"]) : response(other)
    }
    var statements: [Code] = [
      .assignment("let load", begin(presenter.load.call.signature, ["await $0.load()"]))
    ]
    statements += responses
    statements += [endOfDelay].compactMap { $0 }
    statements += [
      succeed("await load", cases.loaded),
      .assignment("let call", begin(more.signature, ["await $0.\(source.loadMore)()"])),
    ]
    statements += expectations(found.arguments, of: more.call)
    let page = Code.call("await call.succeed", [.trying(sample(of: source, rest))])
    statements += [page, expectShown(cases.loaded)]
    return (source.loadMore + "AddsTheNextPage", statements)
  }

  private var lastPage: Test? {
    guard let more = presenter.more, let last = cases.more?.last else { return nil }
    return (
      "loadMoreStopsAfterTheLastPage",
      [load(last), "await presenter.loadMore()", expectNoCall(of: more.signature)]
    )
  }

  /// The test of the closures that the view sets. Observation and Combine need no test.
  private var observer: Test? {
    if presenter.binding != .closures { return nil }
    return (
      "onStateChangeReceivesEachState",
      [
        "var states: [\(screen.typeName(of: presenter)).State] = []",
        "presenter.onStateChange = { states.append($0) }",
        load(cases.loaded), expect("states", .array([".idle", ".loading", "presenter.state"])),
      ]
    )
  }
}
