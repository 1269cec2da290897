import ViewModelIR

extension PresenterWriter {
  var render: Declaration {
    let new = own("new")
    return Declaration(
      doc: "Updates `state`. Call this when the locale, the time zone or the day changes.",
      head: "\(access)func render()",
      body: (updatesTogether ? ["if \(isUpdating) \(braces: "return")"] : []) + [
        "let \(new): State",
        .choice(
          of: "\(store).phase",
          [
            .init([".idle"], ["\(new) = .idle"]),
            .init([".loading"], ["\(new) = .loading"]),
            .init([".failed(let \(error))"], ["\(new) = .failed(\(errorText)(for: \(error)))"]),
            .init([".content(let \(model))"], content(new) + settingChangedRows(new)),
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
    statements += screen.keptRows.map(keeping)
    var arguments: [Code] = ["from: \(model)"]
    arguments += viewModel.inputs.map { input in
      .argument(swiftLabel(input.name), newCount(input) ?? .text(property(input.name)))
    }
    if viewModel.usesContext || !screen.keptRows.isEmpty {
      arguments.append(isNamed ? "in: context" : "in: context()")
    }
    arguments += screen.keptRows.map { $0.argument(in: screen, rowMaker($0)) }
    let made = Code.call(screen.typeName(of: viewModel), arguments)
    let flags = flags
    if flags.isEmpty, presenter.empty == nil {
      return statements + [.assignment(.text(new), .call(".loaded", [made]))]
    }
    let shown = own("viewModel")
    statements.append(.assignment("\(flags.isEmpty ? "let" : "var") \(shown)", made))
    statements += flags.flatMap { collect($0) + [set($0, in: $0.path[...], of: shown)] }
    let loaded = Code.text(".loaded(\(shown))")
    let state = presenter.empty.map {
      Code.ternary(condition($0), then: ".empty(\(shown))", else: loaded)
    }
    return statements + [.assignment(.text(new), state ?? loaded)]
  }

  /// Returns the statements that set the state without comparing all rows.
  private func settingChangedRows(_ new: String) -> [Code] {
    let changes = screen.keptRows.map { rows -> Code in "\(keeper(rows)).haveChanged" }
    guard let first = changes.first else { return [] }
    let condition = Code.binary(first, changes.dropFirst().map { .init("||", $0) })
    return [.conditional([.init([condition], ["state = \(new)", "return"])])]
  }

  // MARK: - Flags

  /// The flags of the screen and of its rows, each with everything that sets it.
  private var flags: [Flag] {
    var flags: [Flag] = []
    func add(
      _ name: String?,
      in rows: Presenter.Rows? = nil,
      of subject: Presenter.Action.Subject? = nil,
      _ condition: Code
    ) {
      guard let name else { return }
      let fields = rows?.fields ?? []
      let path = rows.map(path) ?? []
      let new = Flag(fields: fields, id: rows?.id.type.swiftName, name: name, path: path)
      let index =
        flags.firstIndex { $0.fields == fields && $0.name == name } ?? flags.endIndex
      if index == flags.endIndex { flags.append(new) }
      if let rows, let subject {
        flags[index].parts.append((rows, subject, condition))
      } else {
        flags[index].conditions.append(condition)
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
      if let rows = action.rows, let subject = action.subject {
        add(action.progress, in: rows, of: subject, running(action))
      } else if let rows = action.rows {
        add(action.progress, in: rows, running(action, id: "let id"))
      } else {
        add(action.progress, .call("\(store).isRunning", [running(action)]))
      }
    }
    return flags
  }

  private func path(to rows: Presenter.Rows) -> [Flag.Field] {
    zip(rows.fields, rows.nesting).map { name, type in
      Flag.Field(name: name, kind: type.map { $0.isOptional ? .optional : .one } ?? .list)
    }
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
      } + flag.parts.map { collect($0, $1, $2, into: rows) }
  }

  /// Returns the loop that collects the IDs of the rows whose part an action is running on.
  private func collect(
    _ rows: Presenter.Rows,
    _ subject: Presenter.Action.Subject,
    _ running: Code,
    into ids: String
  ) -> Code {
    let part = Code.assignment("let \(Presenter.it)", code(subject.value))
    let isRunning = Code.call("\(store).isRunning", [running])
    let insert = Code.call("\(ids).insert", [over(Presenter.row).code(rows.id)])
    return .braces(
      "for \(Presenter.row) in \(elements(rows.list, of: model)) {",
      subject.isOptional
        ? [.conditional([.init([part, isRunning], [insert])])]
        : [part, .conditional([.init([isRunning], [insert])])]
    )
  }

  /// `isReportingPosts`
  private func runningRows(_ flag: Flag) -> String {
    own(flag.name + flag.fields.map(capitalized).joined())
  }

  private func set(
    _ flag: Flag,
    in fields: ArraySlice<Flag.Field>,
    of base: String,
    depth: Int = 1
  ) -> Code {
    guard let field = fields.first else {
      let value = flag.id == nil ? flag.value : "\(runningRows(flag)).contains(\(base).id)"
      return .assignment("\(base).\(swiftMember(flag.name))", value)
    }
    let path = "\(base).\(swiftMember(field.name))"
    switch field.kind {
    case .list:
      let index = own(depth == 1 ? "index" : "index\(depth)")
      return .braces(
        "for \(index) in \(path).indices {",
        [set(flag, in: fields.dropFirst(), of: "\(path)[\(index)]", depth: depth + 1)]
      )
    case .one: return set(flag, in: fields.dropFirst(), of: path, depth: depth)
    case .optional:
      let name = own(field.name)
      return .conditional([
        .init(
          ["var \(swiftIdentifier(name)) = \(path)"],
          [
            set(flag, in: fields.dropFirst(), of: swiftIdentifier(name), depth: depth),
            .assignment(.text(path), .text(swiftIdentifier(name))),
          ]
        )
      ])
    }
  }

  // MARK: - Texts of errors

  /// The name of the function that returns an error's text.
  var errorText: String { own("errorText") }

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
  var conditions: [Code] = []
  /// The actions on parts of the rows that set the flag.
  var parts: [(rows: Presenter.Rows, subject: Presenter.Action.Subject, running: Code)] = []

  /// A field on the way to the rows: a list, or a single nested view model.
  struct Field {
    enum Kind { case list, one, optional }

    let name: String
    let kind: Kind
  }

  let path: [Field]

  var value: Code {
    guard let first = conditions.first else { return "false" }
    return .binary(first, conditions.dropFirst().map { .init("||", $0) })
  }
}
