import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes the tests of one action.
struct ActionTestWriter {
  let tests: PresenterTestWriter
  let action: Presenter.Action
  let found: PresenterCases.Action

  typealias Test = PresenterTestWriter.Test

  var name: String { action.name }
  var calls: String { tests.calls(action.call.signature) }
  func expectCount(_ count: Int, loads: Int) -> Code {
    tests.expectCount(count, of: action.call.signature, loads: loads)
  }

  var asks: Bool { action.confirmation != nil }
  var isOptimistic: Bool { action.change != nil }
  var loaded: Int { tests.loaded }

  // MARK: - The rows that a test has

  /// What is inserted is not there before.
  var before: [Code] {
    guard let (list, index, _) = inserted else { return [] }
    return [tests.removal(list, index)]
  }

  private var inserted: (list: Presenter.ListPath, index: Int, atEnd: Bool)? {
    guard case .insert(_, let list, _, let atEnd)? = action.change else { return nil }
    let indices = found.run.arguments.lazy.compactMap { argument in
      if case .element(list, let index) = argument { index } else { nil }
    }
    return indices.first.map { (list, $0, atEnd) }
  }

  /// What an optimistic change makes of the example.
  func changed(by run: PresenterCases.Run) -> [Code] {
    switch action.change {
    case nil: return []
    case .remove?: return removed(run)
    case .set(let assignments)?:
      let owner =
        if let rows = action.rows, let row = run.row { tests.element(rows.list, row) } else { "$0" }
      return zip(assignments, run.values).map { assignment, value in
        .assignment(
          "\(owner).\(swiftMember(assignment.field))",
          tests.values.argument(value, of: assignment.type)
        )
      }
    case .insert?:
      guard let (list, index, atEnd) = inserted, atEnd || index > 0 else { return [] }
      let path = tests.writer.path(list, of: "$0")
      let taken = "\(path).remove(at: \(index))"
      return [.text(atEnd ? "\(path).append(\(taken))" : "\(path).insert(\(taken), at: 0)")]
    }
  }

  func removed(_ run: PresenterCases.Run) -> [Code] {
    guard let rows = action.rows, let row = run.row else { return [] }
    return [tests.removal(rows.list, row)]
  }

  // MARK: - States

  func beforeState(_ name: String = "before") -> Code { tests.state(name, loaded, before) }

  /// While the call runs.
  var duringState: Code {
    tests.state("during", loaded, changed(by: found.run), setting: progressFlag)
  }

  var progressFlag: [Code] {
    guard let progress = action.progress else { return [] }
    guard let rows = action.rows, var row = found.run.row else { return [tests.flag(progress)] }
    switch action.change {
    case .remove: return []
    case .insert(_, let list, _, atEnd: false) where list == rows.list: row += 1
    case .insert, .set, nil: break
    }
    let path = (["$0"] + rows.fields.map(swiftMember)).joined(separator: ".")
    return [.text("\(path)[\(row)].\(swiftMember(progress)) = true")]
  }

  /// When all has ended well.
  var afterState: Code {
    if action.success == .reload || action.success == .use && action.rows == nil {
      return tests.state("after", answeringExample)
    }
    if action.success == .use, let rows = action.rows, let row = found.run.row {
      let own = tests.element(rows.list, row)
      let answer = tests.element(rows.list, found.answeringRow ?? row)
      let replace = Code.assignment(own, .text(answer))
      if !rows.list.isOptional { return tests.state("after", loaded, [replace]) }
      let answered = Code.conditional([
        .init([.assignment("let answer", .text(answer))], [.assignment(own, "answer")])
      ])
      return tests.state("after", loaded, [answered])
    }
    return tests.state("after", loaded, changed(by: found.run))
  }

  var answeringExample: Int { tests.cases.other?.example ?? loaded }

  // MARK: - What happens

  /// `presenter.delete(id: "2")`
  func call(_ run: PresenterCases.Run, _ constants: inout TestConstants) -> Code {
    var arguments: [Code] = []
    if let rows = action.rows, let id = run.id {
      let value = constants.code(tests.values.argument(id, of: rows.id.type), named: "id")
      arguments.append(.argument("id", value))
    }
    for (parameter, argument) in zip(action.parameters, run.arguments) {
      var type: String?
      let value: Code
      switch argument {
      case .node(let node):
        value = tests.values.argument(node, of: parameter.type)
        if tests.values.decodes(parameter.type) { type = tests.screen.swiftName(parameter.type) }
      case .element(let list, let index): value = tests.loadedElement(list, index)
      }
      arguments.append(
        .argument(
          swiftLabel(parameter.name),
          constants.code(value, named: parameter.name, as: type)
        )
      )
    }
    return .call("presenter.\(swiftMember(name))", arguments)
  }

  /// Begins the action, which asks its question first.
  func begin(
    _ run: PresenterCases.Run,
    as task: String = "action",
    _ constants: inout TestConstants,
    _ statements: inout Statements
  ) {
    let call = call(run, &constants)
    constants.declare(&statements)
    if asks { statements.add(call) }
    statements.add(
      .assignment("async let \(task): Void", asks ? "presenter.confirm()" : call)
    )
  }

  /// Calls it where nothing, or nothing more, comes of it.
  func callOnly(
    _ run: PresenterCases.Run,
    _ constants: inout TestConstants,
    _ statements: inout Statements
  ) {
    let call = call(run, &constants)
    constants.declare(&statements)
    statements.add(asks ? call : .sequence(["await ", call]))
    if asks { statements.add("await presenter.confirm()") }
  }

  func next(_ call: String = "call") -> Code { .text("let \(call) = await \(calls).next()") }

  /// The service's answer, and what is loaded then.
  func succeed(_ call: String, _ statements: inout Statements) {
    answer(call, &statements)
    if action.success == .reload { answerReload(answeringExample, [], &statements) }
  }

  /// The service's answer alone.
  func answer(_ call: String, _ statements: inout Statements) {
    if action.success == .use, let rows = action.rows {
      let row = found.answeringRow ?? 0
      statements.add(.call("\(call).succeed", [tests.loadedElement(rows.list, row)]))
    } else if action.success == .use {
      statements.add(tests.succeed(call, answeringExample))
    } else {
      statements.add(.text("\(call).succeed()"))
    }
  }

  /// The call's failure, and what is loaded then.
  func fail(_ call: String, with error: Code? = nil, _ statements: inout Statements) {
    statements.add(error.map { .call("\(call).fail", [$0]) } ?? tests.fail(call))
    if case .reload = action.failure { answerReload(loaded, before, &statements) }
  }

  private func answerReload(
    _ example: Int,
    _ change: [Code],
    _ statements: inout Statements
  ) {
    tests.answerSources(&statements)
    statements.add(tests.succeed("await \(tests.loadCalls).next()", example, change))
  }

  func test(
    _ ending: String,
    _ body: (inout TestConstants, inout Statements) -> Void
  ) -> Test {
    tests.test(name + ending) { statements in
      var constants = TestConstants(besides: tests.taken)
      body(&constants, &statements)
    }
  }
}

/// Values of a test that need a line of their own, each once.
struct TestConstants {
  /// Each value with the type that its declaration states, if any.
  private var names: [(value: Code, type: String?, name: String)] = []
  private var undeclared: [Code] = []
  /// What else a test of the suite may name.
  let taken: Set<String>

  init(besides taken: Set<String>) {
    self.taken = taken
  }

  /// A literal as it is, and the name of anything that may throw; its declaration has the type if the value does not say which it is.
  mutating func code(_ value: Code, named name: String, as type: String? = nil) -> Code {
    guard value.mayThrow else { return value }
    if let known = names.first(where: { $0.value == value && $0.type == type }) {
      return .text(known.name)
    }
    let name = swiftIdentifier(unused(name, taken.union(names.map(\.name))))
    names.append((value, type, name))
    undeclared.append(.assignment("let \(name)\(type.map { ": \($0)" } ?? "")", value))
    return .text(name)
  }

  mutating func declare(_ statements: inout Statements) {
    for constant in undeclared { statements.add(constant) }
    undeclared = []
  }
}

extension Code {
  /// Whether it has a call that may throw.
  var mayThrow: Bool { flat?.contains("try ") != false }
}
