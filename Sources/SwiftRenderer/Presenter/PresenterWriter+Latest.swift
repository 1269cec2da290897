import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterWriter {
  /// One call at a time, the last for the last wish.
  func latest(_ action: Presenter.Action, _ statements: inout Statements) {
    guard case .set(let assignments)? = action.change else { return }
    let calls = flagName(action)
    let entry = action.rows == nil ? calls : "\(calls)[id]"
    let names = action.parameters.map { swiftIdentifier($0.name) }
    let isOne = names.count == 1
    let wish = isOne ? names.joined() : "(\(names.joined(separator: ", ")))"
    statements.add(.text("let change = \(entry)?.change ?? LocalChange { _ in }"))
    statements.add(.assignment("change.apply", setting(action, assignments)))
    statements.add(.text("let isUnderWay = \(entry) != nil"))
    statements.add(.text("\(entry) = (change, \(wish))"))
    statements.add(
      "if isUnderWay { return render() }  // Its call is followed by one for this wish."
    )
    statements.attempt { statements in
      statements.block("try await perform(change)") { statements in
        let told = action.parameters.map { parameter in
          (parameter.name, isOne ? "told" : "told.\(swiftMember(parameter.name))")
        }
        let naming = Dictionary(told, uniquingKeysWith: { first, _ in first })
        let labelled = action.parameters.map {
          "\(swiftLabel($0.name)): \(swiftIdentifier($0.name))"
        }
        // Before what follows a success or a failure, in which a new wish needs a call of its own.
        statements.add(.text("defer { \(entry) = nil }"))
        statements.add(
          .text("var told = \(isOne ? wish : "(\(labelled.joined(separator: ", ")))")")
        )
        let answers = action.success == .use
        let call = self.call(action.call, ofRow: action.rows, names: naming)
        statements.add(answers ? .assignment("var answer", call) : call)
        statements.block(.text("while let (_, wish) = \(entry), wish != told")) { statements in
          statements.add("told = wish")
          statements.add(answers ? .assignment("answer", call) : call)
        }
        if answers { replace(action, capturing: "[answer] ", &statements) }
      }
      self.succeed(action, &statements)
    } failing: { statements in
      self.fail(action, &statements)
    }
  }

  /// The stored properties that say what runs.
  var runningProperties: [(doc: String, code: String)] {
    presenter.actions.compactMap { action in
      let id = action.rows?.id.type.swiftName
      if action.again == .latest {
        let types = action.parameters.map { screen.swiftName($0.type) }
        let labelled = zip(action.parameters, types).map { "\(swiftLabel($0.name)): \($1)" }
        let wish = types.count == 1 ? types.joined() : "(\(labelled.joined(separator: ", ")))"
        let call = "(change: LocalChange, wish: \(wish))"
        let name = "private var \(flagName(action))"
        return (
          "What the user wished last where a call of `\(action.name)` is under way.",
          id.map { "\(name): [\($0): \(call)] = [:]" } ?? "\(name): \(call)?"
        )
      }
      guard let flag = runningFlag(action) else { return nil }
      if let id {
        return ("The rows for which `\(action.name)` runs.", "private var \(flag): Set<\(id)> = []")
      }
      return action.again == .parallel
        ? ("How often `\(action.name)` runs.", "private var \(flag) = 0")
        : ("", "private var \(flag) = false")
    }
  }
}
