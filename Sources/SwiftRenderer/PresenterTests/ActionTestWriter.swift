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

  /// Code that sets the progress flag of the action, in its row if it is about one.
  var progressFlag: [Code] {
    guard let progress = action.progress else { return [] }
    guard let rows = action.rows, let id = found.run.id else { return [tests.flag(progress)] }
    if case .remove? = action.change { return [] }
    let flag = ".\(swiftMember(progress)) = true"
    if let row = shownPosition, let field = rows.fields.first {
      return [.text("$0.\(swiftMember(field))[\(row)]\(flag)")]
    }
    return [
      setting(flag, ofRow: tests.values.plainArgument(id, of: rows.id.type), rows.fields[...])
    ]
  }

  /// The position of the row on the screen; nil if the screen filters or reorders the list, so that the position is unknown.
  private var shownPosition: Int? {
    guard let rows = action.rows, let row = found.run.row, rows.fields.count == 1,
      let name = rows.fields.first, let field = tests.writer.viewModel?.field(name),
      case .each(let list, _, _) = field.rule, list.isWholeList
    else { return nil }
    if case .insert(_, rows.list, _, atEnd: false)? = action.change { return row + 1 }
    return row
  }

  /// Sets a flag of a row: `for index in $0.rows.indices where $0.rows[index].id == "1" { $0.rows[index].isBusy = true }`
  private func setting(
    _ flag: String,
    ofRow id: Code,
    _ fields: ArraySlice<String>,
    in owner: String = "$0",
    depth: Int = 1
  ) -> Code {
    let list = "\(owner).\(swiftMember(fields.first ?? ""))"
    let index = depth == 1 ? "index" : "index\(depth)"
    let row = "\(list)[\(index)]"
    let loop = "for \(index) in \(list).indices"
    if fields.count > 1 {
      let inner = setting(flag, ofRow: id, fields.dropFirst(), in: row, depth: depth + 1)
      return .braces(.text("\(loop) {"), [inner])
    }
    let head = Code.sequence([.text("\(loop) where \(row).id == "), id, " {"])
    return .braces(head, [.text(row + flag)])
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

extension TypedExpression {
  /// Whether the expression is a list of the service's model with all elements in their original order.
  fileprivate var isWholeList: Bool {
    switch kind {
    case .model: true
    case .property(let base, _): base.isWholeList
    case .coalesce(let list, let otherwise):
      otherwise.kind == .literal(.list([])) && list.isWholeList
    default: false
    }
  }
}

/// Values of a test that need a line of their own, each once.
struct TestConstants {
  /// Each value, the type that its declaration states, if any, and its name.
  private var names: [(value: Code, type: String?, name: String)] = []
  private var undeclared: [Code] = []
  /// Other names that a test of the suite may use.
  let taken: Set<String>

  init(besides taken: Set<String>) {
    self.taken = taken
  }

  /// A value that may throw becomes a named constant, with a type annotation if Swift cannot infer the type; other values stay as they are.
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
