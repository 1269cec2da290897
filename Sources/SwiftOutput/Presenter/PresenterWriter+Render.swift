import ViewModelIR

extension PresenterWriter {
  var render: Declaration {
    let new = own("new")
    return Declaration(
      doc: "Updates `state`. Call this when the locale, the time zone or the day changes.",
      head: "\(access)func render()",
      body: [
        "let \(new): State",
        .choice(
          of: "\(store).phase",
          [
            .init([".idle"], ["\(new) = .idle"]),
            .init([".loading"], ["\(new) = .loading"]),
            .init([".failed(let \(error))"], ["\(new) = .failed(\(errorText)(for: \(error)))"]),
            .init([".content(let \(model))"], content(new)),
          ]
        ),
        "if \(new) != state \(braces: "state = \(new)")",
      ]
    )
  }

  /// Returns the statements that set the state for a loaded model.
  private func content(_ new: String) -> [Code] {
    guard let viewModel else { return [] }
    let isNamed = !screen.keptRows.isEmpty || presenter.empty?.readsContext == true
    let needed = viewModel.inputs.filter { input in
      !input.type.isOptional && presenter.sources.contains { $0.name == input.name }
    }
    let inputs: [Code] = needed.map { "let \(swiftIdentifier($0.name))" }
    var statements = beginning(readsContext: isNamed, inputs)
    statements += screen.keptRows.map(keep)
    var arguments: [Code] = ["from: \(model)"]
    arguments += viewModel.inputs.map { input in
      .argument(swiftLabel(input.name), newCount(input) ?? .text(property(input.name)))
    }
    if viewModel.usesContext || !screen.keptRows.isEmpty {
      arguments.append(isNamed ? "in: context" : "in: context()")
    }
    arguments += screen.keptRows.map { $0.argument(in: screen, keptRow($0)) }
    let made = Code.call(screen.typeName(of: viewModel), arguments)
    let flags = flags
    if flags.isEmpty, presenter.empty == nil {
      return statements + [.assignment(.text(new), .call(".loaded", [made]))]
    }
    let shown = own("viewModel")
    statements.append(.assignment("\(flags.isEmpty ? "let" : "var") \(shown)", made))
    statements += flags.flatMap { collect($0) + [set($0, in: $0.fields[...], of: shown)] }
    let loaded = Code.text(".loaded(\(shown))")
    let state = presenter.empty.map {
      Code.ternary(condition($0), then: ".empty(\(shown))", else: loaded)
    }
    return statements + [.assignment(.text(new), state ?? loaded)]
  }

  // MARK: - Flags

  /// The flags of the screen and of its rows, each with everything that sets it.
  private var flags: [Flag] {
    var flags: [Flag] = []
    func add(_ name: String?, in rows: Presenter.Rows? = nil, _ condition: Code) {
      guard let name else { return }
      let fields = rows?.fields ?? []
      if let index = flags.firstIndex(where: { $0.fields == fields && $0.name == name }) {
        flags[index].conditions.append(condition)
      } else {
        let id = rows?.id.type.swiftName
        flags.append(Flag(fields: fields, id: id, name: name, conditions: [condition]))
      }
    }
    let isSlow = presenter.load.progressDelay != nil
    add(presenter.load.progress, "\(store).\(isSlow ? "isLoadingSlowly" : "isLoading")")
    add(presenter.load.stale, .binary("\(store).request", [.init("!=", newRequest)]))
    add(presenter.more?.progress, "\(store).isLoadingMore")
    for source in presenter.sources {
      add(source.more?.progress, "\(pages(of: source)).isLoadingMore")
    }
    for action in presenter.actions {
      if let rows = action.rows {
        add(action.progress, in: rows, running(action, id: "let id"))
      } else {
        add(action.progress, .call("\(store).isRunning", [running(action)]))
      }
    }
    return flags
  }

  /// Returns the statements that collect the IDs of the rows with running actions. They are few, so each row need only be looked up among
  /// them.
  private func collect(_ flag: Flag) -> [Code] {
    guard let id = flag.id else { return [] }
    let rows = runningRows(flag)
    return ["var \(rows): Set<\(id)> = []"]
      + flag.conditions.compactMap(\.flat).map {
        let loop = "for case \($0) in \(store).running {"
        let body = "\(rows).insert(id)"
        let isShort = loop.count + body.count + 10 <= lineWidth
        return isShort ? "\(loop) \(body) }" : .braces(.text(loop), [.text(body)])
      }
  }

  /// `isReportingPosts`
  private func runningRows(_ flag: Flag) -> String {
    own(flag.name + flag.fields.map(capitalized).joined())
  }

  private func set(
    _ flag: Flag,
    in fields: ArraySlice<String>,
    of base: String,
    depth: Int = 1
  ) -> Code {
    guard let field = fields.first else {
      let value = flag.id == nil ? flag.value : "\(runningRows(flag)).contains(\(base).id)"
      return .assignment("\(base).\(swiftMember(flag.name))", value)
    }
    let index = own(depth == 1 ? "index" : "index\(depth)")
    let list = "\(base).\(swiftMember(field))"
    return .braces(
      "for \(index) in \(list).indices {",
      [set(flag, in: fields.dropFirst(), of: "\(list)[\(index)]", depth: depth + 1)]
    )
  }

  // MARK: - Kept rows

  var keptRows: [(name: String, type: Code)] {
    screen.keptRows.map { rows in
      let row = screen.typeName(of: rows.viewModel)
      let type: Code = "\(helper: "KeptRows")<\(screen.code(rows.viewModel.source)), \(row)>"
      return (keeper(rows), type)
    }
  }

  /// `keptPosts.keep(in: context)`
  private func keep(_ rows: KeptRows) -> Code {
    var arguments: [Code] = ["in: context"]
    if rows.viewModel.contextUse == .day {
      arguments.append("on: context.\(helper: "currentDay")")
    }
    if rows.viewModel.contextUse == .time, let seconds = presenter.tick {
      let start: Code = "context.now.\(helper: "startOfInterval")(\(secondsLiteral(seconds)))"
      arguments.append(.argument("on", start))
    }
    return .call("\(keeper(rows)).keep", arguments)
  }

  /// `keptPosts.row(of: $0, else: PostRowViewModel(from: $0, in: context))`
  private func keptRow(_ rows: KeptRows) -> Code {
    let row = rows.row(in: screen, texts.expressions)
    return .call("\(keeper(rows)).row", ["of: $0", .argument("else", row)])
  }

  private func keeper(_ rows: KeptRows) -> String { own("kept\(capitalized(rows.field))") }

  // MARK: - Texts of errors

  /// The name of the function that returns an error's text.
  var errorText: String { own("text") }

  /// The name of that function's parameter.
  var error: String { own("error") }

  /// The function that returns an error's text.
  var errorTexts: Declaration {
    let errors = presenter.errors
    let readsContext = (errors.map(\.text) + [presenter.otherError]).contains(where: \.readsContext)
    let text = code(presenter.otherError)
    let other = readsContext || !errors.isEmpty ? Code.returning(text) : text
    let branches = errors.map { error in
      Code.Branch([.text(pattern(error))], [.returning(code(error.text))])
    }
    let choice = Code.choice(of: .text(error), branches + [.init([], [other])])
    return Declaration(
      head: "private func \(errorText)(for \(error): any Error) -> String",
      body: beginning(readsContext: readsContext, []) + [errors.isEmpty ? other : choice],
      mayBeShort: false
    )
  }

  private func pattern(_ error: Presenter.ErrorText) -> String {
    switch error.pattern {
    case .connection(let code): return "URLError.\(code)"
    case .own(let name, let parameters):
      let used = Set(error.text.expressions.flatMap(\.variables))
      let bound = parameters.map {
        used.contains($0.name) ? "let \(swiftIdentifier($0.name))" : "_"
      }
      let values = used.isDisjoint(with: parameters.map(\.name)) ? [] : bound
      let held = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return "\(errorType).\(swiftMember(name))\(held)"
    }
  }
}

/// A Bool in the state of a view model that shows whether something is running.
private struct Flag {
  /// The fields that lead to the rows; empty for the screen's own view model.
  let fields: [String]
  /// The type of the rows' IDs; `nil` for the screen's own view model.
  let id: String?
  let name: String
  /// What sets the flag: expressions, or for rows the patterns of actions.
  var conditions: [Code]

  var value: Code {
    guard let first = conditions.first else { return "false" }
    return .binary(first, conditions.dropFirst().map { .init("||", $0) })
  }
}
