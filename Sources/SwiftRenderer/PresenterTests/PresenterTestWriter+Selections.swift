import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterTestWriter {
  var selectionTests: [Test] {
    presenter.selections.compactMap { selection in
      guard let found = cases.selections[selection.name], !found.rows.isEmpty else { return nil }
      let select = "presenter.select\(capitalized(selection.name))"
      let selected = "selected\(capitalized(selection.name))"
      return test("select\(capitalized(selection.name))") { statements in
        var constants = TestConstants(besides: taken)
        statements.add(load(loaded))
        for row in found.rows {
          let id = constants.code(values.argument(row.id, of: selection.rows.id.type), named: "id")
          constants.declare(&statements)
          let call = Code.call(select, [.argument("id", id)])
          statements.add(values.holds(call, isNegated: row.obstacle != nil))
          if let obstacle = row.obstacle {
            statements.add(expectText("alert", obstacle))
            statements.add("presenter.alert = nil")
          } else {
            statements.add(expectSelected(selected, selection, id))
            statements.add(expectNone("alert"))
            statements.add(.text("presenter.\(selected) = nil"))
          }
        }
        if let unknown = found.unknownID {
          let id = values.argument(unknown, of: selection.rows.id.type)
          statements.add(
            values.holds(.call(select, [.argument("id", id)]), isNegated: true)
          )
        }
        statements.add(expectNone(selected))
      }
    }
  }

  /// By its id, where that is a property.
  private func expectSelected(
    _ selected: String,
    _ selection: Presenter.Selection,
    _ id: Code
  ) -> Code {
    if case .property(let base, let name) = selection.rows.id.kind, base.kind == .model {
      return expect("presenter.\(selected)?.\(swiftMember(name))", id)
    }
    return expect("presenter.\(selected) != nil")
  }

  /// What `onStateChange` hears; the other bindings are told by Observation and Combine.
  var observerTests: [Test] {
    guard presenter.binding == .closures else { return [] }
    return [
      test("anObserverHearsOfTheStateAtOnceAndOfEachChangeOnce") { statements in
        statements.add(state("after", loaded))
        statements.add(.text("var states: [\(presenter.typeName).State] = []"))
        statements.add("presenter.onStateChange = { states.append($0) }")
        statements.add(load(loaded))
        statements.add("presenter.render()")
        statements.add(expect("states", .array([".idle", ".loading", "after"])))
      }
    ]
  }
}
