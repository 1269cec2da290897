import ScreenProgram
import ViewModelIR

// The sources that are loaded for what is in the content.

extension PresenterWriter {
  /// The name of the property that holds the value: `relationshipsSource`.
  func dependent(_ source: Presenter.Source) -> String { own("\(source.name)Source") }

  /// The statement that loads all of them; empty if there are none.
  var loadSources: [Code] {
    switch presenter.dependentSources.count {
    case 0: []
    case 1: presenter.dependentSources.map { "await \(loader($0))()" }
    default: ["await \(own("loadSources"))()"]
    }
  }

  private func loader(_ source: Presenter.Source) -> String {
    own("load\(capitalized(source.name))")
  }

  /// The functions that load them, and one that loads all at the same time.
  var sourceLoads: [Declaration] {
    let programs = DependentProgram.all(of: presenter)
    let loads = programs.map(load)
    if programs.count < 2 { return loads }
    let names = programs.map { swiftIdentifier($0.source.name) }
    let begin = zip(programs, names).map { program, name -> Code in
      "async let \(name): Void = \(loader(program.source))()"
    }
    let all = Declaration(
      doc: "Loads what the content needs.",
      head: "private func \(own("loadSources"))() async",
      body: begin + names.map { "await \($0)" }
    )
    return [all] + loads
  }

  private func load(_ program: DependentProgram) -> Declaration {
    let source = program.source
    var guards: [Code] = []
    var writer = self
    if program.readsRequest {
      guards.append("let \(request) = \(store).request")
      writer = requesting
    }
    guards.append("let \(model) = \(store).\(helper: "confirmedContent")")
    var statements = beginning(readsContext: program.readsContext, guards)
    let name = dependent(source)
    let function: Code = "await \(store).\(helper: "loadDependent")"
    var call = source.call
    switch program.about {
    case .subjects(let index):
      let subjects = call.arguments[index].value
      let empty = TypedExpression(subjects.type.unwrapped, .literal(.list([])))
      let list =
        subjects.type.isOptional
        ? TypedExpression(subjects.type.unwrapped, .coalesce(subjects, empty)) : subjects
      call.arguments[index].value = TypedExpression(subjects.type.unwrapped, .variable("$0"))
      writer.texts.expressions.otherNames["$0"] = "$0"
      statements.append(
        .call(
          function,
          [.text(name), .argument("forEach", writer.code(list))],
          closure: .closure([writer.call(call)])
        )
      )
    case .values(let values):
      var names: [Code] = []
      var required: [Code] = []
      for value in values {
        let argument = call.arguments[value.index]
        let constant = constant(for: argument)
        let name = swiftIdentifier(constant)
        if value.isUnwrapped {
          required.append(.assignment("let \(name)", writer.condition(argument.value)))
        } else {
          statements.append(.assignment("let \(name)", writer.code(argument.value)))
        }
        if value.isList { required.append("!\(name).isEmpty") }
        call.arguments[value.index].value = TypedExpression(value.type, .variable(constant))
        names.append(.text(name))
      }
      if !required.isEmpty {
        statements.append(.guarded(required, otherwise: ["\(store).clear(\(name))", "return"]))
      }
      statements.append(
        .call(
          function,
          [.text(name), .argument("for", .array(names))],
          closure: .closure([writer.call(call)])
        )
      )
    }
    return Declaration(
      doc: "Loads `\(source.name)` for what is new in the content.",
      head: "private func \(loader(source))() async",
      body: statements
    )
  }

  /// The name of a constant with the value of an argument, which hides nothing that the function reads.
  private func constant(for argument: Rule.Argument) -> String {
    let read = [store, request, model, "context", presenter.service.name]
    let name = own(argument.name)
    return read.contains(name) ? own("\(argument.name)Value") : name
  }
}
