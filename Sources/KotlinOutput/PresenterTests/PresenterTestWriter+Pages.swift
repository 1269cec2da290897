import DocumentReader
import ViewModelIR

// Pages of the list, and of sources.

extension PresenterTestWriter {
  /// `response.copy(posts = response.posts.dropLast(1))`
  ///
  /// - Parameter source: What has responded; `nil` for the load.
  func changing(
    _ list: Presenter.ListPath,
    of response: String,
    _ link: Code,
    from source: Presenter.Source? = nil
  ) -> Code {
    // `copy` only gets to the list if nothing on its path is null.
    let path = ([response] + list.path.names.map(kotlinMember)).joined(separator: ".")
    let isOptional = list.path.steps.last?.type.isOptional == true
    let elements = Code.chain(.text(path), (isOptional ? [".orEmpty()"] : []) + [link])
    let root = source.flatMap(\.call.result) ?? screen.service.root
    return screen.copy([(list.path.steps[...], elements)], of: response, in: root)
  }

  var page: Declaration? {
    get throws(NotInKotlin) {
      guard let more = presenter.more, let found = cases.more else { return nil }
      var statements: [Code] = [
        .assignment("val response", try sample(found.example)),
        .assignment("val first", changing(more.append, of: "response", ".dropLast(1)")),
        .chain(beginLoad(), [".succeed(first)"]),
        .assignment("val call", begin(more.signature, "presenter.loadMore()")),
      ]
      statements += try arguments(found.arguments, of: more.call)
      if let progress = more.progress, found.rows > 1 {
        let flag = Code.assignment(.text(kotlinMember(progress)), "true")
        statements.append(expectShown("first", [flag]))
      }
      let rest = changing(more.append, of: "response", ".takeLast(1)")
      statements += [.call("call.succeed", [rest]), expectShown("response")]
      return test("loadMore adds the next page", statements)
    }
  }

  var lastPage: Declaration? {
    get throws(NotInKotlin) {
      guard let more = presenter.more, let last = cases.more?.last else { return nil }
      let calls = callsName(more.signature, overloads: overloads)
      return test(
        "loadMore stops after the last page",
        [
          .chain(beginLoad(), [.call(".succeed", [try sample(last)])]),
          "presenter.loadMore()",
          values.equal("true", "service.\(calls).isEmpty"),
        ]
      )
    }
  }

  /// The test of a source with pages of its own.
  func page(_ source: Presenter.Source) throws(NotInKotlin) -> Declaration? {
    guard let more = source.more, let found = cases.sourcePages[source.name] else { return nil }
    let all = responseName(source)
    let first = changing(more.append, of: all, ".dropLast(1)", from: source)
    let responses = presenter.sources.map { other in
      other.name == source.name ? respond(source, first) : respond(other)
    }
    var statements: [Code] = [
      try response,
      .assignment("val load", begin(presenter.load.call.signature, "presenter.load()")),
    ]
    statements += responses + ["load.succeed(response)"]
    statements.append(
      .assignment(
        "val call",
        begin(more.signature, "presenter.\(kotlinFunction(source.loadMore))()")
      )
    )
    statements += try arguments(found.arguments, of: more.call)
    statements += [
      .call("call.succeed", [changing(more.append, of: all, ".takeLast(1)", from: source)]),
      expectShown("response"),
    ]
    return test("\(source.loadMore) adds the next page", statements)
  }

  private func arguments(
    _ nodes: [Node?],
    of call: Presenter.Call
  ) throws(NotInKotlin) -> [Code] {
    var expected: [Code] = []
    for (argument, node) in zip(call.arguments, nodes) {
      // An example cannot express every value.
      guard let node else { return [] }
      expected.append(try values.literal(node, of: argument.value.type))
    }
    if expected.isEmpty { return [] }
    return [values.equal(.call("listOf", expected), "call.arguments")]
  }
}
