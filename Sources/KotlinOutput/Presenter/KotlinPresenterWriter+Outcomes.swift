import ScreenProgram
import ViewModelIR

// What actions do other than their calls.

extension PresenterWriter {
  /// Returns the closure that handles the error of the action's call.
  func failure(
    _ reporting: [ActionProgram.Step],
    of program: ActionProgram
  ) throws(NotInKotlin) -> Code {
    if reporting.isEmpty { return "{}" }
    return .lambda(parameters: "", show(elsewhere: try statements(reporting, of: program)))
  }

  /// Returns the statements that show the error `it`.
  func report(_ report: ActionProgram.Report) throws(NotInKotlin) -> [Code] {
    let own: Code = "\(self.own("errorText"))(it)"
    switch report {
    case .alert(let text):
      let shown = try text.map { (text) throws(NotInKotlin) in try texts.code(text) }
      return [.assignment("\(mutableName("alert")).value", shown ?? own)]
    case .toast(let text): return [toast(try texts.code(text), nil)]
    case .field(let name): return setError(name, own)
    }
  }

  /// Returns the statements of the first case whose condition holds.
  func choose(
    _ cases: [ActionProgram.Case],
    of program: ActionProgram
  ) throws(NotInKotlin) -> [Code] {
    var around = self
    var values: [Code] = []
    var branches: [(test: Code?, body: [Code])] = []
    for one in cases {
      let found = try KotlinConditions(one.guards, &around.texts.expressions)
      values += found.statements
      var inside = around
      inside.texts.expressions = found.writer
      let all = found.conditions.dropFirst().reduce(found.conditions.first) { all, condition in
        all.map { .binary($0, sign: "&&", condition) }
      }
      branches.append((all, try inside.statements(one.steps, of: program)))
    }
    if branches.count == 1, let test = branches[0].test {
      return values + [.block(head: .sequence(["if (", test, ")"]), branches[0].body)]
    }
    let lines = branches.map { branch in
      Code.sequence([branch.test ?? "else", " -> ", .lambda(parameters: "", branch.body)])
    }
    return values + [.block(head: "when", lines)]
  }

  /// Returns the call of another action, as the screen would make it.
  func trigger(
    _ target: Presenter.Action,
    _ next: Presenter.Action.Next
  ) throws(NotInKotlin) -> Code {
    .call(
      .text(target.kotlinName),
      try next.expressions.map { (value) throws(NotInKotlin) in try texts.expressions.code(value) }
    )
  }

  /// Returns the statements that show or remove the text beside a field.
  func setError(_ local: String, _ text: Code) -> [Code] {
    let isRendered = presenter.locals.contains { $0.name == local && presenter.isRendered($0) }
    let set = Code.assignment("\(mutableName(local)).value", text)
    return [set] + (isRendered ? ["render()"] : [])
  }

  /// Returns the statements that set locals. The state is rendered once, however many values change.
  func set(_ settings: [ActionProgram.Setting]) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for setting in settings {
      var writer = texts.expressions
      if setting.goesOn { writer.variables[setting.local] = current(setting.local) }
      let value = try setting.value.map { (value) throws(NotInKotlin) in try writer.code(value) }
      statements.append(set(setting.local, toCode: value ?? "null"))
    }
    statements += settings.filter(\.begins).map { begin($0.local, with: current($0.local)) }
    return statements + (settings.renderedCount > 0 ? ["render()"] : [])
  }

  func send(_ event: Presenter.Event) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for argument in event.arguments {
      let value = try texts.expressions.code(argument.value)
      arguments.append(.assignment(.text(kotlinMember(argument.name)), value))
    }
    let name: Code = "Event.\(nestedType(event.name, "Event"))"
    return .call(
      "\(channelName("events")).trySend",
      [arguments.isEmpty ? name : .call(name, arguments)]
    )
  }

  // MARK: - Kept values

  /// `val oldNote = note.value`
  mutating func keep(_ names: [String]) -> [Code] {
    // The others cannot change.
    names.filter(texts.expressions.changing.contains).map { name in
      let old = own("old\(caseName(name))")
      let value = texts.expressions.variables[name] ?? .text(kotlinMember(name))
      texts.expressions.variables[name] = .text(old)
      return .assignment("val \(old)", value)
    }
  }
}
