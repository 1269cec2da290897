import ScreenProgram
import ViewModelIR

// The sources that are loaded for what is in the content.

extension PresenterWriter {
  /// The name of the property that holds the value: `relationshipsSource`.
  func dependent(_ source: Presenter.Source) -> String { own("\(kotlinName(source.name))Source") }

  /// The statement that loads all of them; empty if there are none.
  var loadSources: [Code] {
    switch presenter.dependentSources.count {
    case 0: []
    case 1: presenter.dependentSources.map { "\(loader($0))()" }
    default: ["\(own("loadSources"))()"]
    }
  }

  private func loader(_ source: Presenter.Source) -> String { own("load\(caseName(source.name))") }

  /// The functions that load them, and one that loads all at the same time.
  var sourceLoads: [Declaration] {
    get throws(NotInKotlin) {
      let programs = DependentProgram.all(of: presenter)
      var loads: [Declaration] = []
      for program in programs { loads.append(try load(program)) }
      if programs.count < 2 { return loads }
      let launch = Code.imported("launch", from: "kotlinx.coroutines")
      let scope = Code.imported("coroutineScope", from: "kotlinx.coroutines")
      let launched = programs.map { program -> Code in
        .sequence([launch, " ", .lambda(parameters: "", ["\(loader(program.source))()"])])
      }
      let all = Declaration(
        doc: "Loads what the content needs.",
        head: "private suspend fun \(own("loadSources"))()",
        statements: [.sequence([scope, " ", .lambda(parameters: "", launched)])]
      )
      return [all] + loads
    }
  }

  private func load(_ program: DependentProgram) throws(NotInKotlin) -> Declaration {
    let source = program.source
    let name = dependent(source)
    var writer = self
    var statements: [Code] = program.readsContext ? [writer.bindContext()] : []
    if program.readsRequest {
      statements.append(.assignment("val \(request)", "\(store).request ?: return"))
      writer = writer.requesting
    }
    statements.append(.assignment("val \(model)", "\(store).confirmedContent ?: return"))
    var call = source.call
    let function: String
    let sent: Code
    switch program.about {
    case .subjects(let index):
      function = "loadForEach"
      let subjects = call.arguments[index].value
      let list = try writer.texts.expressions.code(subjects, in: .postfix)
      sent = subjects.type.isOptional ? .sequence([list, ".orEmpty()"]) : list
      let type = subjects.type.unwrapped
      call.arguments[index].value = TypedExpression(type, .variable("it"))
      writer.texts.expressions.variables["it"] = "it"
    case .values(let values):
      function = "loadTogether"
      let clear = Code.sequence([
        "return ", .call(storeMember("clearDependent"), [.text(name)]),
      ])
      var names: [Code] = []
      for value in values {
        let argument = call.arguments[value.index]
        let constant = constant(for: argument)
        let code = try writer.texts.expressions.code(argument.value, in: .coalescing)
        let found = value.isUnwrapped ? .binary(code, sign: "?:", clear) : code
        statements.append(.assignment("val \(constant)", found))
        if value.isList {
          statements.append(.sequence(["if (\(constant).isEmpty()) ", clear]))
        }
        call.arguments[value.index].value = TypedExpression(value.type, .variable(constant))
        writer.texts.expressions.variables[constant] = .text(constant)
        names.append(.text(constant))
      }
      sent = .call("listOf", names)
    }
    return Declaration(
      doc: "Loads '\(source.name)' for what is new in the content.",
      head: "private suspend fun \(loader(source))()",
      statements: statements + [
        calling(.helper(function), [.text(name), sent], [try writer.call(call)])
      ]
    )
  }

  /// The name of a constant with the value of an argument, which hides nothing that the function reads.
  private func constant(for argument: Rule.Argument) -> String {
    let read = [store, request, model, "context", kotlinMember(presenter.service.name)]
    let name = own(kotlinMember(argument.name))
    return read.contains(name) ? own(kotlinMember("\(argument.name)Value")) : name
  }

  /// The property that holds the value of a source.
  func stored(_ source: Presenter.Source, _ type: Code) -> Declaration {
    let made = Code.sequence([.helper("DependentSource"), "<", type, ">"])
    let merged = Code.lambda(parameters: "old, new", ["old + new"])
    let value = source.subjects == nil ? Code.call(made, []) : .sequence([made, " ", merged])
    return Declaration(.assignment("private val \(dependent(source))", value), isMember: true)
  }
}
