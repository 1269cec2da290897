import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterWriter {
  /// `LocalChange { … }`; nil where the service's answer is waited for.
  func change(_ action: Presenter.Action, _ statements: inout Statements) -> Code? {
    switch action.change {
    case nil: return nil
    case .remove?:
      guard let rows = action.rows else { return nil }
      let list = chain(rows.list, of: "$0")
      return changing(.closure([.sequence([.text("\(list).removeAll "), isRow(rows.id)])]))
    case .set(let assignments)?:
      return changing(setting(action, assignments))
    case .insert(let value, let list, let id, let atEnd)?:
      let parameters = action.parameters.map(\.name)
      var element = value.variableName.flatMap {
        parameters.contains($0) ? swiftIdentifier($0) : nil
      }
      if element == nil {
        statements.add(.assignment("let element", code(value)))
        element = "element"
      }
      let name = element ?? "element"
      let isThere = Code.call(
        "\(elements(list, of: model)).contains",
        [.argument("where", isRow(id, flat(id, of: name)))]
      )
      let path = path(list, of: model)
      let add =
        switch (list.isOptional, atEnd) {
        case (false, true): "\(path).append(\(name))"
        case (false, false): "\(path).insert(\(name), at: 0)"
        case (true, true): "\(path) = (\(path) ?? []) + [\(name)]"
        case (true, false): "\(path) = [\(name)] + (\(path) ?? [])"
        }
      return changing(
        .closure(
          parameters: model,
          [
            .conditional([
              .init([.sequence(["!", isThere])], [.text(add)])
            ])
          ]
        )
      )
    }
  }

  func flat(_ id: TypedExpression, of name: String) -> String {
    code(id, model: name).flat ?? "\(name).id"
  }

  func changing(_ apply: Code) -> Code { .sequence(["LocalChange ", apply]) }

  /// The closure that sets fields of the row, or of the model.
  func setting(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment]
  ) -> Code {
    var body: [Code] = []
    var target = model
    // What does not add up may be set again, whether the condition holds or not.
    let condition = action.addsUp ? action.condition : nil
    let read = assignments.map(\.value) + [condition].compactMap { $0 }
    // The change captures these values under their own names.
    var inside = self
    for name in captured(in: read) {
      inside.texts.expressions.otherNames[name] = names.captured(name)
    }
    if let rows = action.rows {
      let list = chain(rows.list, of: model)
      let find = Code.call("\(list).firstIndex", [.argument("where", isRow(rows.id))])
      target = "\(list)[index]"
      let row = Code.assignment("let row", .text(target))
      let readsRow = read.contains { $0.variables.contains(Presenter.row) }
      let found = [.assignment("let index", find)] + (readsRow && rows.list.isOptional ? [row] : [])
      body.append(.guarded(found, otherwise: "return"))
      if readsRow, !rows.list.isOptional { body.append(row) }
    }
    if let condition {
      body.append(.guarded([inside.condition(condition)], otherwise: "return"))
    }
    body += assignments.map { assignment in
      .assignment("\(target).\(swiftMember(assignment.field))", inside.code(assignment.value))
    }
    return .closure(parameters: captures(read) + model, body)
  }

  /// `[userID] `, what a closure that is kept needs of the presenter.
  func captures(_ expressions: [TypedExpression]) -> String {
    let captures = captured(in: expressions).map { name in
      let (inside, outside) = (names.captured(name), names.property(name))
      return inside == outside ? inside : "\(inside) = \(outside)"
    }
    return captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] "
  }

  /// The properties of the presenter in some expressions.
  private func captured(in expressions: [TypedExpression]) -> [String] {
    let variables = expressions.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    let names = presenter.inputs.map(\.name) + presenter.locals.map(\.name)
    return (names + presenter.sources.map(\.name)).filter(variables.contains)
  }

  /// The closure that puts the answer in the row's place.
  func replacing(_ rows: Presenter.Rows, capturing: String = "") -> Code {
    let list = chain(rows.list, of: model)
    let find = Code.call("\(list).firstIndex", [.argument("where", isRow(rows.id))])
    return .closure(
      parameters: capturing + model,
      [
        .conditional([
          .init([.assignment("let index", find)], [.text("\(list)[index] = answer")])
        ])
      ]
    )
  }
}
