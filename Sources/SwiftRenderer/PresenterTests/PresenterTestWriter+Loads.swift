import DocumentReader
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterTestWriter {
  var all: [Test] {
    let actions = presenter.actions.flatMap { action in
      cases.actions[action.name].map {
        ActionTestWriter(tests: self, action: action, found: $0).all
      } ?? []
    }
    let loads = [loads, empty, fails, refresh].compactMap { $0 }
    return loads + presenter.sources.map(without) + presenter.locals.compactMap(changes)
      + [poll, page, lastPage].compactMap { $0 } + actions
      + presenter.selections.compactMap(selects) + [observer].compactMap { $0 }
  }

  // MARK: - Loads

  private var loads: Test {
    let call = presenter.load.call
    let inputs = call.arguments.map { argument -> Node? in
      if case .variable(let name) = argument.value.kind { cases.inputs[name] } else { nil }
    }
    return test(
      "loads",
      [expect("presenter.state", ".idle")] + begin() + expectations(inputs, of: call) + [
        expect("presenter.state", ".loading")
      ] + end + [expectShown(cases.loaded)]
    )
  }

  private func begin(_ wait: [Code] = []) -> [Code] {
    ["async let load: Void = presenter.load()"] + wait + sourceResponses
      + ["let call = await \(loadCalls).next()"]
  }

  private var end: [Code] { [succeed("call", cases.loaded), "await load"] }

  private var empty: Test? {
    cases.empty.map { example in
      test("canBeEmpty", [load(example), expectShown(example), expect("isEmpty")])
    }
  }

  private var fails: Test {
    test(
      "saysWhyItFails",
      cases.failures.flatMap { failure -> [Code] in
        let error = error(failure.pattern, failure.values)
        let call = presenter.sources.isEmpty ? "await failToLoad" : "try await failToLoad"
        return [.call(call, [error]), expectFailed(failure.text)]
      }
    )
  }

  private func expectFailed(_ text: PresenterCases.Text) -> Code {
    text.isFolded
      ? expect("folded(failure)", literal(text))
      : expect("presenter.state", .call(".failed", [literal(text)]))
  }

  private var refresh: Test? {
    presenter.load.progress.map { progress in
      test(
        "showsThatItLoadsAgain",
        [load(cases.loaded)] + begin()
          + [expectShown(cases.loaded, setting: [flag(progress)])] + end
      )
    }
  }

  /// A load for which a source fails.
  private func without(_ source: Presenter.Source) -> Test {
    let responses = presenter.sources.map { other in
      other.name == source.name
        ? fail("await \(calls(source.call.signature)).next()") : response(other)
    }
    let shown: [Code] = [
      .assignment("let viewModel", viewModel(without: source.name)),
      expect("presenter.state", cases.loaded == cases.empty ? ".empty(viewModel)" : ".loaded(viewModel)"),
    ]
    return test(
      "\(source.isOptional ? "loads" : "fails")Without\(capitalized(source.name))",
      ["async let load: Void = presenter.load()"] + responses
        + [succeed("await \(loadCalls).next()", cases.loaded), "await load"]
        + (source.isOptional ? shown : [failure.map { expectFailed($0.text) }].compactMap { $0 })
    )
  }

  // MARK: - What the view sets

  private func changes(_ local: Presenter.Local) -> Test? {
    guard let node = cases.locals[local.name] else { return nil }
    let call = presenter.load.call
    let arguments = call.arguments.map {
      $0.value.kind == .variable(local.name) ? node : nil
    }
    let asks = call.arguments.contains { $0.value.variables.contains(local.name) }
    if !asks, !local.isShown { return nil }
    let name = "presenter.\(swiftMember(local.name))"
    let set = Code.assignment(name, values.argument(node, of: local.type))
    return test(
      "\(asks ? "loadsWithAnother" : "shows")\(capitalized(local.name))",
      [load(cases.loaded), set] + (local.isShown ? [expectShown(cases.loaded)] : [])
        + (asks ? begin(debounce) + expectations(arguments, of: call) + end : [])
    )
  }

  private var debounce: [Code] {
    guard let seconds = presenter.load.debounce else { return [] }
    return wait(seconds) + ["wait.succeed()"]
  }

  private func wait(_ seconds: Double) -> [Code] {
    ["let wait = await waits.next()", expect("wait.arguments", .text(secondsLiteral(seconds)))]
  }

  private var poll: Test? {
    presenter.pollInterval.map { seconds in
      let response = sourceResponses + [succeed("await \(loadCalls).next()", cases.loaded)]
      return test(
        "polls",
        ["async let poll: Void = presenter.poll()"] + response + wait(seconds)
          + ["wait.succeed()"] + response
          + ["await waits.next().fail(CancellationError())", "await poll"]
      )
    }
  }

  // MARK: - Pages

  private var page: Test? {
    guard let more = presenter.more, let found = cases.more else { return nil }
    let list = writer.chain(more.append, of: "$0")
    let first: [Code] = ["\(list).removeLast()"]
    let rest: [Code] = switch found.rows {
    case 1: []
    case 2: ["\(list).removeFirst()"]
    default: ["\(list).removeFirst(\(found.rows - 1))"]
    }
    let progress = more.progress.map { [expectShown(found.example, first, setting: [flag($0)])] }
    return test(
      "loadMoreAddsTheNextPage",
      [
        load(found.example, first), "async let more: Void = presenter.loadMore()",
        "let call = await \(calls(more.signature)).next()",
      ] + expectations(found.arguments, of: more.call) + (progress ?? []) + [
        succeed("call", found.example, rest), "await more", expectShown(found.example),
      ]
    )
  }

  private var lastPage: Test? {
    guard let more = presenter.more, let last = cases.more?.last else { return nil }
    return test(
      "nothingFollowsTheLastPage",
      [load(last), "await presenter.loadMore()", expectNoCall(of: more.signature)]
    )
  }

  // MARK: - Selections and observers

  private func selects(_ selection: Presenter.Selection) -> Test? {
    let name = capitalized(selection.name)
    let rows = cases.selections[selection.name] ?? []
    return rows.isEmpty
      ? nil
      : test("selects\(name)", [load(cases.loaded)] + rows.flatMap { id, obstacle in
        let id = values.plainArgument(id, of: selection.rows.id.type)
        let select = Code.call("presenter.select\(name)", [.argument("id", id)])
        let isSelected = values.holds(select, isNegated: obstacle != nil)
        if let obstacle { return [isSelected, expectText("alert", obstacle)] }
        return [isSelected, expectSelected("presenter.selected\(name)", id, selection)]
      })
  }

  /// By its id, where that is a property.
  private func expectSelected(
    _ selected: String,
    _ id: Code,
    _ selection: Presenter.Selection
  ) -> Code {
    if case .property(let base, let name) = selection.rows.id.kind, base.kind == .model {
      return expect("\(selected)?.\(swiftMember(name))", id)
    }
    return expect("\(selected) != nil")
  }

  /// Observation and Combine have their own; closures are the presenter's.
  private var observer: Test? {
    if presenter.binding != .closures { return nil }
    return test(
      "observersGetEachState",
      [
        "var states: [\(presenter.typeName).State] = []",
        "presenter.onStateChange = { states.append($0) }",
        load(cases.loaded), expect("states", .array([".idle", ".loading", "presenter.state"])),
      ]
    )
  }
}
