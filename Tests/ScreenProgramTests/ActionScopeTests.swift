import DocumentReader
import ScreenProgram
import SwiftOutput
import TestSupport
import Testing
import ViewModelIR

@testable import Workspace

/// The steps of all actions in the repository read only what earlier steps have bound, and after the beginning nothing that can have
/// changed since.
@Suite struct ActionScopeTests {
  @Test(arguments: [
    "specs", "Tests/KotlinOutputTests/Specs", "Tests/GoldenTests/Hostile",
    "Tests/GoldenTests/Views",
  ])
  func stepsReadWhatIsBound(folder: String) throws {
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: SwiftLanguage.self)
    let path = Repository.root.appending(path: folder).path
    let groups = selectSpecs(
      [path],
      flags: Settings(),
      in: workspace.files,
      into: &diagnostics
    )
    var count = 0
    for screen in groups.flatMap({ workspace.compiled($0, into: &diagnostics).screens }) {
      guard let presenter = screen.presenter else { continue }
      for program in presenter.actions.map({ ActionProgram($0, of: presenter) }) {
        count += 1
        for steps in [program.asking ?? [], program.steps] {
          var scope = Scope(program.action, presenter)
          scope.run(steps)
          #expect(scope.problems == [], "\(screen.view): \(program.action.name)")
        }
      }
    }
    #expect(count > 0)
  }
}

/// What is bound before a step.
private struct Scope {
  let action: Presenter.Action
  var names: Set<String>
  /// The names whose values can change: those of the locals and the sources that no step has bound.
  var changing: Set<String>
  let requested: [String]
  let inputs: [String]
  var hasModel = false
  var hasContext = false
  /// The kinds of the steps so far, which have one order.
  var rank = 0
  var problems: [String] = []

  init(_ action: Presenter.Action, _ presenter: Presenter) {
    self.action = action
    names = Set(
      presenter.values + action.parameters.map(\.name) + (action.rows == nil ? [] : ["id"])
    )
    changing = Set(presenter.values).subtracting(presenter.inputs.map(\.name))
    requested = presenter.requested.map(\.name)
    inputs = presenter.inputs.map(\.name)
  }

  mutating func run(_ steps: [ActionProgram.Step]) {
    for step in steps { run(step) }
  }

  private mutating func run(_ step: ActionProgram.Step) {
    switch step {
    case .request:
      changing.subtract(requested)
      if rank > 0 { problems.append("reads the request late") }
    case .rest(_, let finding):
      var inner = self
      inner.require(finding)
      problems += inner.problems
      if rank > 0 { problems.append("rests late") }
    case .context:
      hasContext = true
      if rank > 0 { problems.append("reads the context late") }
    case .require(let requirements, let refused):
      var before = self
      before.run(refused)
      problems += before.problems
      require(requirements)
      rank = 1
    case .keep(let kept):
      changing.subtract(kept)
      rank = 2
    case .set(let settings):
      for setting in settings {
        if setting.goesOn { names.insert(setting.local) }
        read([setting.value].compactMap { $0 })
      }
    case .choose(let cases):
      for one in cases {
        var inner = self
        for clause in one.guards {
          inner.read([clause.expression])
          inner.bind(clause)
        }
        inner.run(one.steps)
        problems = inner.problems
      }
    case .trigger(_, let next): read(next.expressions)
    case .report(.alert(let text)): read(text?.expressions ?? [])
    case .report(.toast(let text)): read(text.expressions)
    case .dismiss, .reload, .loadSources, .sending, .accept, .report(.field), .offerRetry,
      .forgetRetry:
      break
    case .send(let event): read(event.arguments.map(\.value))
    case .say(let text, let undo):
      read(text.expressions)
      if undo?.takesRow == true, !names.contains(Presenter.row) { problems.append("row") }
    case .ask(let question):
      var asking = self
      asking.names.formUnion(question.allTexts.flatMap(\.bindings).map(\.name))
      asking.read(question.allTexts.flatMap(\.expressions))
      problems = asking.problems
    case .submit(let submission):
      let parameters = submission.parameters.map(\.name)
      problems += parameters.filter { !names.contains($0) || changing.contains($0) }
      // A function of its own, which runs again later.
      var inner = self
      inner.names = Set(parameters + inputs + (submission.takesRequest ? requested : []))
      (inner.changing, inner.hasModel, inner.hasContext, inner.rank) = ([], false, false, 0)
      inner.run(submission.steps)
      problems = inner.problems
    case .perform(let call, let reporting, let done, let failed):
      let ids = action.rows?.ids.map(\.value) ?? []
      let arguments = call.arguments.map(\.value).filter { !ids.contains($0) }
      read(arguments)
      read(action.changeArguments)
      names.subtract(changing)
      if action.again == .latest { read(arguments) }
      var report = self
      report.run(reporting ?? [])
      problems = report.problems
      var change = self
      change.names.formUnion([action.subjectName].compactMap { $0 })
      change.hasModel = hasModel || action.subjectName == nil
      for clause in action.clausesInChange {
        change.read([clause.expression])
        change.bind(clause)
      }
      change.read(action.assignments.map(\.value))
      problems = change.problems
      for (steps, names) in [(done, [Presenter.answer]), (failed, [])] {
        var after = self
        after.names.formUnion(names)
        after.run(steps)
        problems = after.problems
      }
    }
  }

  private mutating func require(_ requirements: [ActionProgram.Requirement]) {
    for requirement in requirements {
      switch requirement {
      case .model(let isBound): hasModel = hasModel || isBound
      case .outer: names.insert(Presenter.outer)
      case .row(let isBound): if isBound { names.insert(Presenter.row) }
      case .part(let subject):
        read([subject.value])
        names.insert(Presenter.it)
      case .idle: break
      case .clause(let clause):
        read([clause.expression])
        bind(clause)
      }
    }
  }

  private mutating func bind(_ clause: Condition) {
    guard let name = clause.binding?.name else { return }
    names.insert(name)
    changing.remove(name)
  }

  private mutating func read(_ expressions: [TypedExpression]) {
    for expression in expressions {
      problems += expression.variables.subtracting(names).sorted()
      if expression.readsModel, !hasModel { problems.append("model") }
      if expression.readsContext, !hasContext { problems.append("context") }
    }
  }
}
