import ViewModelIR

extension PresenterWriter {
  /// The functions that load the next page of the model, and of sources with pages of their own.
  var loadMore: [Declaration] {
    let own = presenter.more.map { more in
      loadMore(more, "loadMore", of: nil)
    }
    return [own].compactMap { $0 }
      + presenter.sources.compactMap { source in
        source.more.map { loadMore($0, source.loadMore, of: source) }
      }
  }

  private func loadMore(
    _ more: Presenter.More,
    _ name: String,
    of source: Presenter.Source?
  ) -> Declaration {
    let pages = source.map(self.pages) ?? store
    let model = source.map { swiftIdentifier($0.name) } ?? self.model
    let read = more.call.arguments.map(\.value) + [more.condition].compactMap { $0 }
    let readsRequest = presenter.readsRequest(read)
    let readsLast = read.contains { more.readsLast($0) }
    let writer = (readsRequest ? requesting : self).over(model)
    var conditions: [Code] = []
    if more.endsWithEmptyPage || more.size != nil { conditions.append("\(pages).pages.hasMore") }
    if readsRequest { conditions.append("let \(request) = \(pages).request") }
    if readsLast || read.contains(where: \.readsModel) {
      conditions.append("let \(model) = \(pages).\(source == nil ? "response" : "value")")
    }
    if readsLast {
      conditions.append("let \(Presenter.More.last) = \(chain(more.append, of: model)).last")
    }
    if let condition = more.condition { conditions.append(writer.condition(condition)) }
    var call = more.call
    for (index, argument) in call.arguments.enumerated() where more.canEnd(with: argument) {
      let name = own(argument.name)
      conditions.append(.assignment("let \(swiftIdentifier(name))", writer.code(argument.value)))
      call.arguments[index].value = TypedExpression(argument.value.type.unwrapped, .variable(name))
    }
    let load: Code = "await \(store).loadMore"
    let what = source.map { "next page of `\($0.name)`" } ?? "next page"
    return Declaration(
      doc: "Loads the \(what), if there is one.",
      head: "\(access)func \(name)() async",
      body: beginning(readsContext: read.contains(where: \.readsContext), conditions) + [
        .call(
          load,
          source.map { _ in [.argument("of", .text(pages))] } ?? [],
          closure: .closure([writer.call(call)])
        )
      ]
    )
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
      [.argument("of", .text(list(more.append, more.id, of: root)))]
        + (more.size.map { ["size: \($0)"] } ?? []),
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
    if source.more == nil { return "self.\(swiftMember(source.name)) = \(response)" }
    let request: [Code] = requested.isEmpty ? [] : ["for: \(request)"]
    return .call("\(pages(of: source)).show", [.text(response)] + request)
  }
}
