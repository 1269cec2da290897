import DocumentReader
import ViewModelIR

// What is shown while the call runs, and after the response.

extension ActionTestWriter {
  // MARK: - The optimistic update

  /// Returns the name of the response with the optimistic update, and its declaration.
  func changed() throws(NotInKotlin) -> (name: String, declaration: [Code]) {
    let change = try change
    switch change {
    case "response", "complete": return (change.flat ?? "", [])
    default: return ("changed", [.assignment("val changed", change)])
    }
  }

  private var change: Code {
    get throws(NotInKotlin) {
      switch action.change {
      case nil: return "response"
      case .insert: return "complete"
      case .remove:
        guard let rows = action.rows, let row = found.run.row else { return "response" }
        let parts = found.run.parts.map(\.row).sorted(by: >)
        let removed = (parts.isEmpty ? [row.index] : parts).map { index in
          Code.call("removeAt", ["\(index)"])
        }
        return changing(rows.list, removed, of: "response")
      case .set(let assignments):
        var changes: [Change] = []
        for (assignment, value) in zip(assignments, found.run.values) {
          let literal = try values.literal(value, of: assignment.type)
          changes.append((assignment.path.steps[...], literal))
        }
        return changing(changes, of: "response")
      }
    }
  }

  /// Returns the model with changes of what the action is about: the row, its part in each row that has it, or the model.
  private func changing(_ changes: [Change], of model: String) -> Code {
    guard let rows = action.rows, let row = found.run.row else {
      return screen.copy(changes, of: model, in: screen.service.root)
    }
    let whole = [PresenterCases.Part(row: row.index, path: PropertyPath())]
    let parts = action.subject == nil ? whole : found.run.parts
    let statements = parts.map { part in
      let own = changes.map { (path: part.path.steps + $0.path, value: $0.value) as Change }
      let element = Code.text("this[\(part.row)]")
      return Code.assignment(element, copy(own, of: element, in: rows.list.element))
    }
    return changing(rows.list, statements, of: model)
  }

  /// Returns the copy of an element. Kotlin casts only constants, so an element with an optional part of an optional part gets a name.
  private func copy(_ changes: [Change], of element: Code, in type: ValueType) -> Code {
    let needsName = changes.contains { $0.path.dropLast(2).contains { $0.type.isOptional } }
    if !needsName { return screen.copy(changes, of: element.flat ?? "", in: type) }
    let row = Presenter.row
    let copy = Code.lambda(parameters: row, [screen.copy(changes, of: row, in: type)])
    return .chain(element, [.sequence([".let ", copy])])
  }

  /// `response.copy(notes = response.notes.toMutableList().apply { removeAt(1) })`
  func changing(_ list: Presenter.ListPath, _ statements: [Code], of model: String) -> Code {
    // `copy` only gets to the list if nothing on its path is null.
    let path = ([model] + list.path.steps.map { kotlinMember($0.name) }).joined(separator: ".")
    let isOptional = list.path.steps.last?.type.isOptional == true
    let elements = changing(isOptional ? "\(path).orEmpty()" : path, statements)
    return screen.copy([(list.path.steps[...], elements)], of: model, in: screen.service.root)
  }

  private func changing(_ list: String, _ statements: [Code]) -> Code {
    .chain(
      .text(list),
      [".toMutableList()", .sequence([".apply ", .lambda(parameters: "", statements)])]
    )
  }

  // MARK: - Progress

  /// The state fields that differ while the call runs, as arguments of `copy`.
  var flags: [Code] {
    guard let progress = action.progress else { return [] }
    let flag = Code.assignment(.text(kotlinMember(progress)), "true")
    guard let rows = action.rows, let row = found.run.row else { return [flag] }
    let shown = action.subject == nil ? [row.shown] : found.run.parts.map(\.shown)
    let visible = shown.filter { !$0.isEmpty }.map { $0[...] }
    if visible.isEmpty { return [] }
    return [flagged(zip(rows.fields, rows.nesting).map { ($0, $1) }[...], of: "it", visible, flag)]
  }

  /// `rows = it.rows.toMutableList().apply { this[0] = this[0].copy(isSaving = true) }`
  private func flagged(
    _ fields: ArraySlice<(name: String, nested: ValueType?)>,
    of base: String,
    _ paths: [ArraySlice<Int>],
    _ flag: Code
  ) -> Code {
    guard let field = fields.first else { return flag }
    let name = kotlinMember(field.name)
    let path = "\(base).\(name)"
    let rest = fields.dropFirst()
    if let nested = field.nested {
      let copy = "\(path)\(nested.isOptional ? "?" : "").copy"
      return .assignment(.text(name), .call(.text(copy), [flagged(rest, of: path, paths, flag)]))
    }
    let statements = Set(paths.compactMap(\.first)).sorted().map { index in
      let element = "this[\(index)]"
      let own = paths.filter { $0.first == index }.map { $0.dropFirst() }
      let copy = Code.call(.text("\(element).copy"), [flagged(rest, of: element, own, flag)])
      return Code.assignment(.text(element), copy)
    }
    return .assignment(.text(name), changing(path, statements))
  }

  /// The flag that is true because the action has set a local that the load sends.
  func stale(after effects: PresenterCases.Effects) -> [Code] {
    guard effects.isStale, let stale = presenter.load.stale else { return [] }
    return [.assignment(.text(kotlinMember(stale)), "true")]
  }

  // MARK: - The response

  /// Returns the response of the service, and the expectation of what is then shown.
  func respond(_ call: Presenter.Call) throws(NotInKotlin) -> [Code] {
    let stale = stale(after: found.succeeds)
    var statements: [Code] = []
    var answer: Code = "Unit"
    if action.success.uses {
      statements.append(.assignment("val answer", try response()))
      answer = "answer"
    } else if let result = call.result {
      guard let node = found.answer else { throw NotInKotlin("an example of an answer") }
      answer = try values.literal(node, of: result)
    }
    if action.success.reloads {
      return statements + (try reload("call.succeed", [answer]))
    }
    statements.append(.call("call.succeed", [answer]))
    if action.success.uses, action.rows == nil, found.part == nil {
      statements.append(tests.expectShown("answer", stale))
    } else if action.success.uses {
      statements.append(tests.expectShown(try responded(), stale))
    }
    return statements
  }

  /// Returns statements in which a load follows the end of the call.
  ///
  /// - Parameter isSilent: Whether new elements wait after the load, as after a poll.
  func reload(
    _ end: Code,
    _ arguments: [Code],
    isSilent: Bool = false
  ) throws(NotInKotlin) -> [Code] {
    let loads = Code.text(tests.calls(presenter.load.call.signature))
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    let responses = presenter.sources.map { source in
      Code.sequence([launch, " ", .lambda(parameters: "", [tests.respond(source)])])
    }
    return responses + [
      .assignment("val next", try tests.sample(found.other)),
      .call(end, arguments + [loads, "next"]),
    ] + (isSilent && presenter.hold != nil ? [] : [tests.expectShown("next")])
  }

  /// What the call returns: a row, a part or the model of an example.
  private func response() throws(NotInKotlin) -> Code {
    if let part = found.part {
      var base: Code = try tests.sample(part.example)
      if let row = part.row, let rows = action.rows {
        base = .sequence([base, .text("\(PresenterWriter.elements(rows.list, of: ""))[\(row)]")])
      }
      let value = Code.sequence([base, .text(PresenterWriter.chain(part.path, of: ""))])
      return part.path.isOptional ? .call("requireNotNull", [value]) : value
    }
    guard let rows = action.rows, let row = found.run.row else {
      return try tests.sample(found.other)
    }
    let list = PresenterWriter.elements(rows.list, of: "")
    return .sequence([try tests.sample(found.example), .text("\(list)[\(row.index)]")])
  }

  /// Returns the model with the response in it.
  private func responded() throws(NotInKotlin) -> Code {
    let whole: Change = (path: [], value: "answer")
    guard let returned = action.returned else { return changing([whole], of: "response") }
    let model = try changed().name
    let change: Change = (path: returned.path.steps[...], value: "answer")
    if returned.isOfModel { return screen.copy([change], of: model, in: screen.service.root) }
    // A response that is a part of a removed row is shown nowhere.
    if case .remove? = action.change { return .text(model) }
    return changing([change], of: model)
  }
}
