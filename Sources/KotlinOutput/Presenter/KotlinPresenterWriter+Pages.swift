import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The functions that load the next page of the model, and of sources with pages of their own.
  var pages: [Declaration] {
    get throws(NotInKotlin) {
      var functions: [Declaration] = []
      for program in PageProgram.all(of: presenter) { functions.append(try loadMore(program)) }
      return functions
    }
  }

  private func loadMore(_ program: PageProgram) throws(NotInKotlin) -> Declaration {
    let more = program.more
    let pages = program.source.map(self.pages) ?? store
    let model = program.source.map { kotlinMember($0.name) } ?? self.model
    var writer = self
    writer.texts.expressions.model = model
    var statements: [Code] = []
    if program.readsContext { statements.append(writer.bindContext()) }
    func require(_ name: String, _ value: Code) {
      statements.append(.assignment("val \(name)", .binary(value, sign: "?:", "return")))
    }
    var names = UniqueNames(
      excluding: Set((presenter.properties + [more.edge]).map(kotlinMember) + [model])
    )
    var call = more.call
    for requirement in program.required {
      switch requirement {
      case .page: statements.append("if (!\(pages).hasMore) return")
      case .request:
        require(request, "\(pages).request")
        writer = writer.requesting
      case .model: require(model, "\(pages).\(program.source == nil ? "response" : "value")")
      case .edge:
        let list = Self.chain(more.list.path, of: model)
        let isOptional = more.list.isOptional ? "?" : ""
        require(more.edge, "\(list)\(isOptional).\(more.edge)OrNull()")
        writer.texts.expressions.variables[more.edge] = .text(more.edge)
      case .condition(let condition):
        let unless = try writer.texts.expressions.code(condition.negated)
        statements.append(.sequence(["if (", unless, ") return"]))
        writer.texts.expressions.know(condition, holds: true)
      case .argument(let index):
        let argument = call.arguments[index]
        if !writer.texts.expressions.isNullable(argument.value) { continue }
        let name = names.claim(kotlinMember(argument.name))
        require(name, try writer.texts.expressions.code(argument.value, in: .coalescing))
        writer.texts.expressions.know(throughChain: argument.value)
        let type = argument.value.type.unwrapped
        call.arguments[index].value = TypedExpression(type, .variable(name))
        writer.texts.expressions.variables[name] = .text(name)
      }
    }
    let function = Code.helper(program.source == nil ? "loadMore" : "loadMoreOf")
    var arguments = program.source.map { _ in [Code.text(pages)] } ?? []
    if presenter.retries {
      let repeated: Code = "\(kotlinFunction(program.source?.loadMore ?? "loadMore"))()"
      let alert: Code = "\(mutableName("alert")).value = \(own("errorText"))(it)"
      let shown = show(elsewhere: offerRetry(repeated) + [alert])
      arguments.append(.assignment("onFailure", .lambda(parameters: "", shown)))
    }
    let what = program.source.map { "next page of '\($0.name)'" } ?? "next page"
    return Declaration(
      doc: "Loads the \(what), if there is one.",
      head: "suspend fun \(kotlinFunction(program.source?.loadMore ?? "loadMore"))()",
      statements: statements + [calling(function, arguments, [try writer.call(call)])]
        + (program.source == nil ? loadSources : [])
    )
  }

  /// `ScreenPages(posts) { model, other -> model.copy(nextCursor = other.nextCursor) }`
  func pages(_ more: Presenter.More, of root: ValueType?) throws(NotInKotlin) -> Code {
    let size = more.size.map { [Code.assignment("size", "\($0)")] } ?? []
    let made = Code.call(
      .helper("ScreenPages"),
      [.text(list(more.list, more.id, of: root))] + size
        + (more.isPrepended ? ["atStart = true"] : [])
    )
    if more.cursorPaths.isEmpty { return made }
    let copy = Self.copy(more.cursorPaths.map { $0[...] }, of: "model", from: "other")
    return .sequence([made, " ", .lambda(parameters: "model, other", [copy])])
  }

  /// `model.copy(page = model.page.copy(next = other.page.next))`
  private static func copy(
    _ paths: [ArraySlice<String>],
    of model: String,
    from other: String
  ) -> Code {
    var arguments: [Code] = []
    for name in Set(paths.compactMap(\.first)).sorted() {
      let rest = paths.filter { $0.first == name }.map { $0.dropFirst() }
      let member = kotlinMember(name)
      let (old, new) = ("\(model).\(member)", "\(other).\(member)")
      // A path that ends here contains the others.
      let isWhole = rest.contains(where: \.isEmpty)
      let value: Code = isWhole ? .text(new) : copy(rest, of: old, from: new)
      arguments.append(.assignment(.text(member), value))
    }
    return .call(.text("\(model).copy"), arguments)
  }

  // MARK: - Sources

  /// The name of the property with the pages of a source: `repliesPages`.
  func pages(of source: Presenter.Source) -> String { sourcePages[source.name] ?? "" }

  /// The value of a source, which is null before it has responded.
  func value(of source: Presenter.Source) -> Code {
    if source.isDependent { return "\(dependent(source)).value" }
    return source.more == nil ? .text(kotlinMember(source.name)) : "\(pages(of: source)).value"
  }

  /// The properties that hold the values of the sources.
  var sourceProperties: [Declaration] {
    get throws(NotInKotlin) {
      var properties: [Declaration] = []
      for source in presenter.sources {
        guard let result = source.call.result else { continue }
        let type = try result.kotlin(in: screen.types)
        if source.isDependent {
          properties.append(stored(source, type))
          continue
        }
        guard let more = source.more else {
          let isOptional: Code = result.isOptional ? "" : "?"
          let name = "private var \(kotlinMember(source.name)): "
          properties.append(Declaration(.sequence([.text(name), type, isOptional, " = null"])))
          continue
        }
        let request: Code = presenter.requested.isEmpty ? "Nothing" : "Request"
        let made = Code.call(
          .sequence([.helper("ScreenSource"), "<", type, ", ", request, ">"]),
          [try pages(more, of: result)]
        )
        properties.append(
          Declaration(.assignment("private val \(pages(of: source))", made), isMember: true)
        )
      }
      return properties
    }
  }

  /// Returns the statement that stores the response of a source.
  func accept(_ response: Code, of source: Presenter.Source) -> Code {
    if source.isDependent { return .call("\(dependent(source)).show", [response]) }
    if source.more == nil { return .assignment(.text(kotlinMember(source.name)), response) }
    let request: [Code] = presenter.requested.isEmpty ? [] : [.text(request)]
    return .call("\(pages(of: source)).show", [response] + request)
  }
}
