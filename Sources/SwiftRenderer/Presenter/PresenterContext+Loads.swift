import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterContext {
  var loadCall: [String] {
    Code.assignment("let answer", writer.call(presenter.load.call, names: askedNames))
      .outdentedLines(indent: indent + 4)
  }

  /// What the view sets and a load asks for: it may change meanwhile.
  var askedLocals: [Presenter.Local] {
    let calls = [presenter.load.call] + presenter.sources.map(\.call)
    let names = calls.flatMap(\.arguments).reduce(into: Set<String>()) {
      $0.formUnion($1.value.variables)
    }
    return presenter.locals.filter { names.contains($0.name) }
  }

  /// The names of the locals that a load depends on: the load copies them into constants.
  private var askedNames: [String: String] {
    let names = askedLocals.map { ($0.name, swiftIdentifier($0.name)) }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  var debounce: TemplateValue {
    guard let seconds = presenter.load.debounce else { return false }
    let names = askedLocals.map { swiftIdentifier($0.name) }
    let types = askedLocals.map { screen.swiftName($0.type) }
    let isOne = names.count == 1
    let labelled = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
    return [
      "type": .text(isOne ? types.joined() : "(\(labelled))"),
      "wish": .text(isOne ? names.joined() : "(\(names.joined(separator: ", ")))"),
      "isWanted": .text(names.map { "\($0) == self.\($0)" }.joined(separator: ", ")),
      "seconds": .text(secondsLiteral(seconds)),
    ]
  }

  var poll: TemplateValue {
    guard let interval = presenter.pollInterval else { return false }
    let seconds = secondsLiteral(interval)
    return [
      "interval": .text(interval == 1 ? "every second" : "every \(seconds) seconds"),
      "seconds": .text(seconds),
    ]
  }

  func isNeeded(_ input: String) -> Bool {
    writer.viewModel?.inputs.first { $0.name == input }?.type.isOptional == false
  }

  func source(_ source: Presenter.Source) -> TemplateValue {
    let name = swiftIdentifier(source.name)
    let found = "found\(capitalized(source.name))"
    let call = writer.call(source.call, names: askedNames, isTried: false)
    let begin = Code.assignment(
      "async let \(found)",
      source.isOptional ? .sequence(["try? ", call]) : call
    )
    let keep =
      source.isOptional
      ? "new\(capitalized(source.name)) ?? \(name)" : "new\(capitalized(source.name))"
    return [
      "name": .text(name),
      "type": .text(source.call.result.map(screen.swiftName) ?? ""),
      "begin": lines(begin.outdentedLines(indent: indent + 4)),
      "end": .text(
        "let new\(capitalized(source.name)) = \(source.isOptional ? "" : "try ")await \(found)"
      ),
      "keep": .text("\(name) = \(keep)"),
    ]
  }

  var more: TemplateValue {
    guard let more = presenter.more else { return false }
    let model = writer.model
    var conditions: [Code] = ["!isLoadingMore", "loadsRunning == 0", .text("let \(model)")]
    if presenter.endsWithEmptyPage { conditions.insert("hasMore", at: 1) }
    if let condition = more.condition { conditions.append(writer.condition(condition)) }
    var call = more.call
    for (index, argument) in call.arguments.enumerated() where argument.value.type.isOptional {
      let name = writer.names.constant(argument.name)
      let value = writer.code(argument.value)
      conditions.append(.assignment("let \(swiftIdentifier(name))", value))
      call.arguments[index].value = TypedExpression(argument.value.type.unwrapped, .variable(name))
    }
    let list = writer.elements(more.append, of: model)
    let page = writer.path(more.append, of: "page")
    let isWhole = more.append.names.isEmpty
    let usesContext = more.call.readsContext || more.condition?.readsContext == true
    return [
      "guard": lines(
        (usesContext ? ["let context = context()"] : [])
          + Code.guarded(conditions, otherwise: "return").outdentedLines(indent: indent + 2)
      ),
      "call": lines(
        Code.assignment(isWhole ? "let page" : "var page", writer.call(call))
          .outdentedLines(indent: indent + 4)
      ),
      "known": lines(
        Code.assignment(
          "let known",
          .call("Set", [.chain(.text(list), [.sequence([".", writer.ids(more.id)])])])
        )
        .outdentedLines(indent: indent + 4)
      ),
      "new": lines(
        Code.assignment(
          "let new",
          .sequence([
            .text("\(writer.elements(more.append, of: "page")).filter "),
            writer.closure(over: more.id) { .call("!known.contains", [$0]) },
          ])
        )
        .outdentedLines(indent: indent + 4)
      ),
      "append": lines(
        Code.assignment(isWhole ? "self.\(model)" : page, .text("\(list) + new"))
          .outdentedLines(indent: indent + 4) + (isWhole ? [] : ["self.\(model) = page"])
      ),
      "progress": .flag(more.progress != nil),
      "endsWithEmptyPage": .flag(presenter.endsWithEmptyPage),
    ]
  }

  func action(_ action: Presenter.Action) -> TemplateValue {
    let head = writer.head(action, access: access)
    let statements =
      action.confirmation == nil
      ? writer.body(action, indent: indent) : writer.question(action, indent: indent)
    return [
      "doc": lines(docLines(writer.doc(action), width: lineWidth - indent)),
      "head": lines(head.outdentedLines(indent: indent, trailing: " {".count)),
      "statements": lines(statements.map { String($0.dropFirst(2)) }),
    ]
  }

  func finder(_ rows: Presenter.Rows) -> TemplateValue {
    let id = rows.id.type.swiftName
    let element = screen.swiftName(rows.list.element)
    let list = writer.chain(rows.list, of: writer.shown + "?")
    let search = Code.sequence([.text("\(list).first "), writer.isRow(rows.id)])
    return [
      "head": .text("\(writer.finder(rows))(_ id: \(id)) -> \(element)?"),
      "search": lines(search.outdentedLines(indent: 4)),
    ]
  }
}

func secondsLiteral(_ seconds: Double) -> String {
  Int(exactly: seconds).map(integerLiteral) ?? seconds.description
}

extension Presenter {
  /// Whether it waits for anything but answers.
  var sleeps: Bool { load.debounce != nil || pollInterval != nil }
}
