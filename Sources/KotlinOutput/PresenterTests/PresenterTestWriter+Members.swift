import OutputInterface
import ViewModelIR

// The mock, the data and the functions that the tests use.

extension PresenterTestWriter {
  /// The mock, the data of the examples, and what the sources respond.
  var properties: Declaration {
    get throws(NotInKotlin) {
      let mock = "\(serviceName(presenter.service.protocolName))Mock"
      var properties: [Code] = [.assignment("private val service", .call(.text(mock), []))]
      for shown in cases.examples where presenter.load != nil {
        let fixture = values.fixtureName(of: screen.examples[shown.example])
        let json = Code.text("\(screen.uiStateName(ofModel: nil))Test.\(fixture)")
        let data = try decoded(screen.service.root, json, in: screen)
        properties.append(.assignment(.sequence(["private val ", sample(shown.example)]), data))
      }
      for source in presenter.sources {
        guard let value = cases.sources[source.name], let type = source.call.result else {
          continue
        }
        let literal = try values.literal(value, of: type)
        properties.append(.assignment("private val \(responseName(source))", literal))
      }
      return Declaration(group: properties.map { Declaration($0, isMember: true) })
    }
  }

  func responseName(_ source: Presenter.Source) -> String {
    "\(kotlinName(source.name))Response"
  }

  /// The function that returns a presenter after a load.
  var load: Declaration {
    get throws(NotInKotlin) {
      var arguments: [Code] = []
      for input in presenter.inputs {
        guard let value = cases.inputs[input.name] else { continue }
        arguments.append(try values.literal(value, of: input.type))
      }
      arguments.append("service")
      if PresenterWriter(screen, presenter).usesContext {
        let context = try values.context(screen.examples[cases.loaded])
        arguments.append(.assignment("context", .lambda(parameters: "", [context])))
      }
      if presenter.sleeps { arguments.append("sleep = {}") }
      let locals = cases.examples.map(\.locals) + cases.actions.values.joined().map(\.locals)
      let edits = Set(presenter.edits.map(\.name))
      let setsLocals = locals.contains { !edits.isSuperset(of: $0.keys) }
      let name = screen.presenterName
      var parameters: [Code] =
        presenter.load == nil
        ? []
        : [.sequence(["response: ", try root, "? = null"]), "error: Exception = Exception()"]
      if presenter.load?.cached != nil {
        parameters.append(.sequence(["cached: ", try root, "? = null"]))
      }
      if setsLocals { parameters.append("set: \(name).() -> Unit = {}") }
      let scope = Code.imported("CoroutineScope", from: "kotlinx.coroutines")
      let function = Code.sequence(["private suspend fun ", scope, ".load"])
      let made =
        [Code.assignment("val presenter", .call("\(name)", arguments))]
        + (setsLocals ? ["presenter.set()"] : [])
      guard let load = presenter.load else {
        return Declaration(
          head: .sequence([.call("private fun made", parameters), ": \(name)"]),
          statements: made + ["return presenter"]
        )
      }
      let begin = begin(load.call.signature, "presenter.load()")
      return Declaration(
        doc: "Returns a presenter after a load."
          + (presenter.sleeps ? " It does not wait for anything else." : ""),
        head: .sequence([.call(function, parameters), ": \(name)"]),
        statements: made + standingResponses + [.assignment("val call", begin)]
          + sourceResponses
          + [load.cached].compactMap { $0 }.map {
            "\(calls($0.signature)).next().answer.complete(cached)"
          } + [
            "if (response != null) call.succeed(response) else call.fail(error)",
            "return presenter",
          ]
      )
    }
  }

  /// The value of a source after a load; null for a source that there is nothing to load for.
  private func expected(_ source: Presenter.Source) throws(NotInKotlin) -> Code {
    var expressions = PresenterWriter(screen, presenter).texts.expressions
    expressions.model = "model"
    for local in presenter.locals {
      expressions.variables[local.name] = "presenter.\(kotlinMember(local.name)).value"
    }
    let value = Code.text(responseName(source))
    var conditions: [Code] = []
    for condition in source.emptiness { conditions.append(try expressions.code(condition)) }
    guard let first = conditions.first else { return value }
    let isEmpty = conditions.dropFirst().reduce(first) { .binary($0, sign: "||", $1) }
    return .sequence(["if (", isEmpty, ") null else ", value])
  }

  /// The function that expects what a response shows.
  var expectShown: Declaration {
    get throws(NotInKotlin) {
      var parameters: [Code] = presenter.load == nil ? [] : [.sequence(["model: ", try root])]
      parameters.append("presenter: \(screen.presenterName)")
      if presenter.empty != nil { parameters.append("isEmpty: Boolean = false") }
      var arguments: [Code] = []
      for input in values.viewModel.inputs {
        let name = kotlinMember(input.name)
        let value: Code
        if presenter.hold?.input == input.name {
          value = "0"
        } else if presenter.locals.contains(where: { $0.name == input.name }) {
          value = "presenter.\(name).value"
        } else if let source = presenter.sources.first(where: { $0.name == input.name }) {
          value = try expected(source)
        } else {
          guard let node = cases.inputs[input.name] else { continue }
          value = try values.literal(node, of: input.type)
        }
        arguments.append(.assignment(.text(name), value))
      }
      if values.viewModel.usesContext {
        arguments.append(context: try values.context(screen.examples[cases.loaded]))
      }
      let type = screen.uiStateName(ofModel: nil)
      let adapter = presenter.load == nil ? makerName(type) : "model.\(adapterName(type))"
      var expected = Code.call(state("Loaded"), ["content"])
      if presenter.empty != nil {
        let empty = Code.call(state("Empty"), ["content"])
        expected = .conditional(
          [.init(conditions: ["isEmpty"], value: empty)],
          otherwise: expected
        )
      }
      return Declaration(
        doc:
          "Expects the presenter to show \(presenter.load == nil ? "its values" : "a response").",
        head: .call("private fun expectShown", parameters),
        statements: [
          .assignment(
            "val content",
            .call(.text(adapter), arguments)
          ),
          .assignment("val expected", expected),
          values.equalObject("expected", "presenter.state.value"),
        ]
      )
    }
  }

  /// The function that returns what a presenter shows.
  var content: Declaration {
    let states = [state("Loaded")] + (presenter.empty == nil ? [] : [state("Empty")])
    let choices = states.map { Code.sequence(["is ", $0, " -> state.content"]) }
    let head = "private fun content(presenter: \(screen.presenterName))"
    return Declaration(
      .assignment(
        .text("\(head): \(screen.uiStateName(ofModel: nil))"),
        .block(
          head: "when (val state = presenter.state.value)",
          choices + ["else -> error(\"No content\")"]
        )
      ),
      isMember: true
    )
  }

  private var root: Code {
    get throws(NotInKotlin) { try screen.service.root.kotlin(in: screen.types) }
  }
}
