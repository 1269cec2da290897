import SwiftCode
import SwiftNaming
import ViewModelIR

/// What the template `Presenter` shows; every decision is made here.
struct PresenterContext {
  let screen: Screen
  let presenter: Presenter
  let options: RenderOptions
  private let writer: PresenterWriter

  init(_ screen: Screen, _ presenter: Presenter, _ options: RenderOptions) {
    self.screen = screen
    self.presenter = presenter
    self.options = options
    writer = PresenterWriter(screen, presenter)
  }

  var value: TemplateValue {
    let functions = formatFunctions
    return [
      "imports": .list(imports.sorted().map { .text($0) }),
      "access": .text(access),
      "view": .text(screen.view),
      "type": .text(presenter.typeName),
      "name": .text(name),
      "isNested": .flag(isNested),
      "published": .text(presenter.binding == .observableObject ? "@Published " : ""),
      "isObservation": .flag(presenter.binding == .observation),
      "isObservableObject": .flag(presenter.binding == .observableObject),
      "isClosures": .flag(presenter.binding == .closures),
      "viewModel": .text(writer.viewModel.map(screen.typeName) ?? ""),
      "modelType": .text(screen.swiftName(screen.service.root)),
      "model": .text(writer.model),
      "shown": .text(writer.shown),
      "service": .text(swiftMember(presenter.service.name)),
      "protocol": .text(presenter.service.protocolName),
      "hasEmpty": .flag(presenter.empty != nil),
      "hasChanges": .flag(writer.hasChanges),
      "performs": .flag(presenter.actions.contains { $0.change != nil }),
      "answers": .flag(presenter.actions.contains { $0.change != nil && $0.success == .use }),
      "keeps": .flag(presenter.actions.contains { $0.keepsAnswer }),
      "usesContext": .flag(writer.usesContext),
      "locals": .list(presenter.locals.map(local)),
      "notices": .list(notices),
      "asks": .flag(!asking.isEmpty),
      "pending": .list(asking.map { waiting($0, calling: writer.confirmedName($0)) }),
      "confirmed": .list(asking.map(confirmed)),
      "undoes": .flag(!undoing.isEmpty),
      "undos": .list(undoing.map { waiting($0, calling: swiftIdentifier($0.name)) }),
      "sleeps": .flag(sleeps),
      "sources": .list(presenter.sources.map(source)),
      "needed": .text(
        presenter.sources.filter { isNeeded($0.name) }.map { ", let \(swiftIdentifier($0.name))" }
          .joined()
      ),
      "loadValues": lines(
        askedLocals.map { "let \(swiftIdentifier($0.name)) = \(swiftIdentifier($0.name))" }
      ),
      "debounce": debounce,
      "poll": poll,
      "selections": .list(presenter.selections.map(selection)),
      "inputs": .list(
        presenter.inputs.map {
          ["name": .text(swiftIdentifier($0.name)), "type": .text(screen.swiftName($0.type))]
        }
      ),
      "running": .list(
        writer.runningProperties.map { doc, code in
          ["doc": lines(docLines(doc, width: lineWidth - indent)), "code": .text(code)]
        }
      ),
      "initializer": lines(initializer),
      "load": lines(loadCall),
      "more": more,
      "actions": .list(presenter.actions.map(action)),
      "finders": .list(writer.allRows.map(finder)),
      "showsOwnAlerts": .flag(presenter.actions.contains(where: \.hasOwnAlert)),
      "states": lines(states),
      "alerts": lines(alerts),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": .list(functions.map { ["function": lines(outdented($0, by: 2))] }),
    ]
  }

  private var access: String { options.access.prefix }

  private var isNested: Bool { screen.layout == .adapter }

  /// How far the class's members stand in.
  private var indent: Int { isNested ? 4 : 2 }

  /// Where it is declared.
  private var name: String {
    presenter.typeName.split(separator: ".").last.map(String.init) ?? presenter.typeName
  }

  private var imports: Set<String> {
    var imports: Set = ["Foundation"]
    switch presenter.binding {
    case .observation: imports.insert("Observation")
    case .observableObject: imports.insert("Combine")
    case .closures: break
    }
    imports.formUnion([screen.serviceModule, presenter.service.importing].compactMap { $0 })
    return imports
  }

  private var formatFunctions: [[String]] {
    let formats = FormatWriter(screen, writer.texts.functions)
    let expressions = presenter.expressions + presenter.texts.flatMap(\.text.expressions)
    return formats.functions.all.map { formats.lines($0) }
      + caseFunctions(of: expressions).map(\.lines)
  }

  // MARK: - What is stored

  private func local(_ local: Presenter.Local) -> TemplateValue {
    let name = swiftIdentifier(local.name)
    let value = writer.code(local.value).flat ?? "nil"
    let isPlain =
      switch local.type {
      case .string, .boolean, .integer, .number: true
      default: false
      }
    let type = isPlain ? "" : ": \(screen.swiftName(local.type))"
    return [
      "name": .text(name), "declaration": .text("\(name)\(type) = \(value)"),
      "isShown": .flag(local.isShown),
    ]
  }

  private func selection(_ selection: Presenter.Selection) -> TemplateValue {
    let selected = "selected\(capitalized(selection.name))"
    var statements = Statements(indent: indent)
    let readsContext = selection.obstacles.contains {
      $0.condition.usesContext || $0.alert?.usesContext == true
    }
    if readsContext { statements.add("let context = context()") }
    let found = "let row = \(writer.finder(selection.rows))(id)"
    statements.add(.guarded([.text(found)], otherwise: "return false"))
    for obstacle in selection.obstacles {
      let alert = obstacle.alert.map { Code.assignment("alert", writer.code($0, model: "row")) }
      statements.add(
        .conditional([
          .init(
            [writer.condition(obstacle.condition, model: "row")],
            [alert, "return false"].compactMap { $0 }
          )
        ])
      )
    }
    statements.add(.text("\(selected) = row"))
    statements.add("return true")
    return [
      "function": .text("select\(capitalized(selection.name))"),
      "id": .text(selection.rows.id.type.swiftName),
      "statements": lines(statements.lines.map { String($0.dropFirst(2)) }),
    ]
  }

  // MARK: - What the view sets

  private var notices: [TemplateValue] {
    var notices = [
      notice(
        "alert",
        "String?",
        "The text of an alert; the view sets it to nil when the user has read it."
      )
    ]
    if !asking.isEmpty {
      let doc = "What the user is asked; the view sets it to nil when they have answered."
      notices.append(notice("confirmation", "\(confirmationType)?", doc))
    }
    if presenter.actions.contains(where: { $0.toast != nil }) {
      notices.append(
        notice("toast", "String?", "A text that goes away by itself: the view sets it to nil.")
      )
    }
    if presenter.actions.contains(where: { $0.success == .dismiss }) {
      notices.append(notice("isDismissed", "Bool", "Whether the view is done.", isFlag: true))
    }
    return notices
      + presenter.selections.map { selection in
        let type = "\(screen.swiftName(selection.rows.list.element))?"
        let doc = "What the view goes on with; it sets it to nil when it is back."
        return notice("selected\(capitalized(selection.name))", type, doc)
      }
  }

  private func notice(
    _ name: String,
    _ type: String,
    _ doc: String,
    isFlag: Bool = false
  ) -> TemplateValue {
    [
      "doc": lines(docLines(doc, width: lineWidth - indent)),
      "name": .text(name),
      "type": .text(type),
      "declaration": .text(isFlag ? "\(name) = false" : "\(name): \(type)"),
      "observer": .text("on\(capitalized(name))Change"),
    ]
  }

  private var asking: [Presenter.Action] { presenter.actions.filter { $0.confirmation != nil } }

  /// The actions that take back others, each once.
  private var undoing: [Presenter.Action] {
    let names = Set(presenter.actions.compactMap(\.toast?.undo))
    return presenter.actions.filter { names.contains($0.name) }
  }

  /// An action with its arguments, as a case of an enumeration.
  private func waiting(_ action: Presenter.Action, calling function: String) -> TemplateValue {
    let parameters = writer.parameterTypes(action)
    let name = swiftIdentifier(action.name)
    let types = parameters.map { "\(swiftLabel($0.name)): \($0.type)" }.joined(separator: ", ")
    let names = parameters.map { "let \(swiftIdentifier($0.name))" }.joined(separator: ", ")
    let values = parameters.map { "\(swiftLabel($0.name)): \(swiftIdentifier($0.name))" }
    return [
      "case": .text(types.isEmpty ? name : "\(name)(\(types))"),
      "pattern": .text(
        names.isEmpty ? swiftMember(action.name) : "\(swiftMember(action.name))(\(names))"
      ),
      "call": .text("\(function)(\(values.joined(separator: ", ")))"),
    ]
  }

  private func confirmed(_ action: Presenter.Action) -> TemplateValue {
    [
      "head": lines(writer.confirmedHead(action).outdentedLines(indent: 2, trailing: " {".count)),
      "statements": lines(writer.body(action, indent: 2).map { String($0.dropFirst(2)) }),
    ]
  }

  private var initializer: [String] {
    var parameters = presenter.inputs.map {
      Code.text("\(swiftParameter($0.name)): \(screen.swiftName($0.type))")
    }
    let service = presenter.service
    parameters.append("\(swiftParameter(service.name)): any \(service.protocolName)")
    if writer.usesContext {
      parameters.append("context: @escaping @MainActor () -> DisplayContext = { .current }")
    }
    if sleeps {
      parameters.append(
        .sequence([
          "sleep: @escaping @Sendable (TimeInterval) async throws -> Void = ",
          .closure([
            .call("try await Task.sleep", [.argument("nanoseconds", "UInt64($0 * 1_000_000_000)")])
          ]),
        ])
      )
    }
    return Code.call("\(access)init", parameters)
      .outdentedLines(indent: indent, trailing: " {".count)
  }

  // MARK: - What it does

  private var loadCall: [String] {
    Code.assignment("let answer", writer.call(presenter.load.call))
      .outdentedLines(indent: indent + 4)
  }

  private var sleeps: Bool { presenter.load.debounce != nil || presenter.pollInterval != nil }

  /// What the view sets and a load asks for: it may change meanwhile.
  private var askedLocals: [Presenter.Local] {
    let calls = [presenter.load.call] + presenter.sources.map(\.call)
    let names = calls.flatMap(\.arguments).reduce(into: Set<String>()) {
      $0.formUnion($1.value.variables)
    }
    return presenter.locals.filter { names.contains($0.name) }
  }

  private var debounce: TemplateValue {
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

  private var poll: TemplateValue {
    guard let interval = presenter.pollInterval else { return false }
    let seconds = secondsLiteral(interval)
    return [
      "interval": .text(interval == 1 ? "every second" : "every \(seconds) seconds"),
      "seconds": .text(seconds),
    ]
  }

  private func secondsLiteral(_ seconds: Double) -> String {
    Int(exactly: seconds).map(integerLiteral) ?? seconds.description
  }

  private func isNeeded(_ input: String) -> Bool {
    writer.viewModel?.inputs.first { $0.name == input }?.type.isOptional == false
  }

  private func source(_ source: Presenter.Source) -> TemplateValue {
    let name = swiftIdentifier(source.name)
    let found = "found\(capitalized(source.name))"
    let call = writer.call(source.call, isTried: false)
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

  private var more: TemplateValue {
    guard let more = presenter.more else { return false }
    let model = writer.model
    var conditions: [Code] = ["!isLoadingMore", "loadsRunning == 0", .text("let \(model)")]
    var call = more.call
    for (index, argument) in call.arguments.enumerated() where argument.value.type.isOptional {
      let name = swiftIdentifier(argument.name)
      conditions.append(.assignment("let \(name)", writer.code(argument.value)))
      call.arguments[index].value =
        TypedExpression(argument.value.type.unwrapped, .variable(argument.name))
    }
    let list = writer.path(more.append, of: model)
    let page = writer.path(more.append, of: "page")
    let id = writer.code(more.id, model: "$0").flat ?? "$0.id"
    let known =
      id.hasPrefix("$0.") && !id.contains("(")
      ? "Set(\(list).map(\\\(id.dropFirst(2))))" : "Set(\(list).map { \(id) })"
    return [
      "guard": lines(
        Code.guarded(conditions, otherwise: "return").outdentedLines(indent: indent + 2)
      ),
      "call": lines(
        Code.assignment("var page", writer.call(call)).outdentedLines(indent: indent + 4)
      ),
      "known": .text(known),
      "append": lines(
        Code.assignment(
          page,
          .binary(
            .text(list),
            [
              .init(
                "+",
                .sequence([.text("\(page).filter "), .closure([.text("!known.contains(\(id))")])])
              )
            ]
          )
        )
        .outdentedLines(indent: indent + 4)
      ),
    ]
  }

  private func action(_ action: Presenter.Action) -> TemplateValue {
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

  private func finder(_ rows: Presenter.Rows) -> TemplateValue {
    let id = rows.id.type.swiftName
    let element = screen.swiftName(rows.list.element)
    let list = writer.path(rows.list, of: writer.shown + "?")
    let search = Code.sequence([.text("\(list).first "), writer.isRow(rows.id)])
    return [
      "head": .text("\(writer.finder(rows))(_ id: \(id)) -> \(element)?"),
      "search": lines(search.outdentedLines(indent: 4)),
    ]
  }

  /// What `render` does with the view model.
  private var states: [String] {
    guard let viewModel = writer.viewModel else { return [] }
    var statements = Statements(indent: indent + 2)
    var arguments: [Code] = [.argument("from", .text(writer.model))]
    arguments += viewModel.inputs.map {
      .argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    if viewModel.usesContext { arguments.append("in: context()") }
    let flags = flagStatements
    let keyword = flags.isEmpty ? "let" : "var"
    let made = Code.call(screen.typeName(of: viewModel), arguments)
    let loaded: Code
    if flags.isEmpty, presenter.empty == nil {
      loaded = .call(".loaded", [made])
    } else {
      statements.add(.assignment("\(keyword) viewModel", made))
      loaded = ".loaded(viewModel)"
    }
    for flag in flags { flag(&statements) }
    let state: Code =
      if let empty = presenter.empty {
        .ternary(
          writer.condition(empty),
          then: ".empty(viewModel)",
          else: ".loaded(viewModel)"
        )
      } else {
        loaded
      }
    statements.add(.assignment("new", state))
    return statements.lines.map { String($0.dropFirst(2)) }
  }

  private var flagStatements: [(inout Statements) -> Void] {
    var flags: [(inout Statements) -> Void] = []
    func add(_ flag: String, _ value: String) {
      flags.append { $0.add(.text("viewModel.\(swiftMember(flag)) = \(value)")) }
    }
    if let flag = presenter.load.progress { add(flag, "loadsRunning > 0") }
    if let flag = presenter.more?.progress { add(flag, "isLoadingMore") }
    for action in presenter.actions {
      guard let progress = action.progress, let running = writer.runningFlag(action) else {
        continue
      }
      guard let rows = action.rows else {
        add(progress, action.again == .parallel ? "\(running) > 0" : running)
        continue
      }
      flags.append { statements in
        setInRows(rows.fields[...], "viewModel", 0, progress, running, &statements)
      }
    }
    return flags
  }

  private func setInRows(
    _ fields: ArraySlice<String>,
    _ base: String,
    _ depth: Int,
    _ progress: String,
    _ running: String,
    _ statements: inout Statements
  ) {
    guard let field = fields.first else {
      let flag = "\(base).\(swiftMember(progress))"
      return statements.add(.text("\(flag) = \(running).contains(\(base).id)"))
    }
    let index = depth == 0 ? "index" : "index\(depth + 1)"
    let list = "\(base).\(swiftMember(field))"
    statements.block(.text("for \(index) in \(list).indices")) { statements in
      setInRows(fields.dropFirst(), "\(list)[\(index)]", depth + 1, progress, running, &statements)
    }
  }

  /// What `text(for:)` says of an error.
  private var alerts: [String] {
    let other = Code.returning(writer.texts.code(presenter.otherError))
    var result: [String] = []
    let texts = presenter.errors.map(\.text) + [presenter.otherError]
    if texts.contains(where: \.usesContext) { result.append("let context = context()") }
    if presenter.errors.isEmpty { return result + other.outdentedLines(indent: 4) }
    result.append("switch error {")
    for error in presenter.errors {
      result += label("case \(pattern(error)):", .returning(writer.texts.code(error.text)))
    }
    return result + label("default:", other) + ["}"]
  }

  private func label(_ label: String, _ statement: Code) -> [String] {
    if let flat = statement.flat, 4 + label.count + 1 + flat.count <= lineWidth {
      return ["\(label) \(flat)"]
    }
    return [label] + statement.outdentedLines(indent: 6).map { "  " + $0 }
  }

  private func pattern(_ error: Presenter.ErrorText) -> String {
    switch error.pattern {
    case .url(let code): return "URLError.\(code)"
    case .own(let name, let parameters):
      let used = error.text.expressions.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
      let bound = parameters.map {
        used.contains($0.name) ? "let \(swiftIdentifier($0.name))" : "_"
      }
      let values = used.isDisjoint(with: parameters.map(\.name)) ? [] : bound
      let held = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return "\(writer.errorType).\(swiftMember(name))\(held)"
    }
  }
}

extension Presenter.Action {
  /// Whether the service's answer becomes a change by itself.
  fileprivate var keepsAnswer: Bool { change == nil && success == .use && rows != nil }

  fileprivate var hasOwnAlert: Bool {
    if case .alert(_?) = failure { true } else { false }
  }
}
