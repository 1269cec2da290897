import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The functions that load the next page of the model, and of sources with pages of their own.
  var loadMore: [Declaration] { PageProgram.all(of: presenter).map(loadMore) }

  private func loadMore(_ program: PageProgram) -> Declaration {
    let more = program.more
    let pages = program.source.map(self.pages) ?? store
    let model = program.source.map { swiftIdentifier($0.name) } ?? self.model
    var writer = over(model)
    var conditions: [Code] = []
    var call = more.call
    for requirement in program.required {
      switch requirement {
      case .page: conditions.append("\(pages).pages.hasMore")
      case .request:
        conditions.append("let \(request) = \(pages).request")
        writer = requesting.over(model)
      case .model:
        let value = program.source == nil ? "response" : "value"
        conditions.append("let \(model) = \(pages).\(value)")
      case .edge:
        let list = chain(more.list, of: model)
        conditions.append("let \(more.edge) = \(list).\(more.edge)")
      case .condition(let condition): conditions.append(writer.condition(condition))
      case .argument(let index):
        let argument = call.arguments[index]
        let name = own(argument.name)
        conditions.append(.assignment("let \(swiftIdentifier(name))", writer.code(argument.value)))
        let type = argument.value.type.unwrapped
        call.arguments[index].value = TypedExpression(type, .variable(name))
      }
    }
    let what = program.source.map { "next page of `\($0.name)`" } ?? "next page"
    return Declaration(
      doc: "Loads the \(what), if there is one.",
      head: "\(access)func \(program.source?.loadMore ?? "loadMore")() async",
      body: beginning(readsContext: program.readsContext, conditions) + [
        .call(
          "await \(store).loadMore",
          (program.source.map { _ in [.argument("of", .text(pages))] } ?? [])
            + failure(of: program),
          closure: .closure([writer.call(call)])
        )
      ] + (program.source == nil ? loadSources : [])
    )
  }

  /// What happens if the call fails, if the user can try it again.
  private func failure(of program: PageProgram) -> [Code] {
    if !presenter.retries { return [] }
    let repeated: Code = "await self?.\(program.source?.loadMore ?? "loadMore")()"
    let alert = Code.assignment("self.alert", "self.\(errorText)(for: $0)")
    let shown = show("$0", elsewhere: offerRetry(of: "$0", repeated) + [alert])
    return [.argument("onFailure", .sequence([".handle ", .closure(shown)]))]
  }

  /// `screen.pages = ScreenPages(of: .posts) { $0.nextCursor = $1.nextCursor }`
  var pages: Code? {
    presenter.more.map { .assignment("\(store).pages", pages($0, of: nil)) }
  }

  private func pages(_ more: Presenter.More, of root: ValueType?) -> Code {
    let kept = more.cursorPaths.map { names in
      let path = names.map(swiftMember).joined(separator: ".")
      return Code.text("$0.\(path) = $1.\(path)")
    }
    return .call(
      "\(helper: "ScreenPages")",
      [.argument("of", .text(list(more.list, more.id, of: root)))]
        + (more.isPrepended ? ["atStart: true"] : []) + (more.size.map { ["size: \($0)"] } ?? []),
      closure: kept.isEmpty ? "{ _, _ in }" : .closure(kept)
    )
  }

  // MARK: - Sources

  /// The name of the property with the pages of a source: `repliesPages`.
  func pages(of source: Presenter.Source) -> String { own("\(source.name)Pages") }

  /// The properties that hold the value of a source.
  func stored(_ source: Presenter.Source) -> [Declaration] {
    let name = swiftIdentifier(source.name)
    let type = source.call.result.map(screen.code) ?? ""
    if source.isDependent {
      let made: Code = "private let \(dependent(source)) = \(helper: "DependentSource")<\(type)>()"
      return [
        Declaration(head: made),
        Declaration(head: "private var \(name): \(type)?", body: ["\(dependent(source)).value"]),
      ]
    }
    guard let more = source.more else {
      return [Declaration(head: "private var \(name): \(type)?")]
    }
    let value = Code.call(
      "\(helper: "ScreenSource")<\(type), \(requestType)>",
      [.argument("pages", pages(more, of: source.call.result))]
    )
    return [
      Declaration(head: .assignment("private let \(pages(of: source))", value)),
      Declaration(head: "private var \(name): \(type)?", body: ["\(pages(of: source)).value"]),
    ]
  }

  /// Returns the statement that stores the response of a source.
  func accept(_ response: String, of source: Presenter.Source) -> Code {
    if source.isDependent { return "\(dependent(source)).show(\(response))" }
    if source.more == nil { return "self.\(swiftMember(source.name)) = \(response)" }
    let request: [Code] = requested.isEmpty ? [] : ["for: \(request)"]
    return .call("\(pages(of: source)).show", [.text(response)] + request)
  }
}
