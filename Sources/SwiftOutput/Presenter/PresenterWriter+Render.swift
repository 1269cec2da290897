import ScreenProgram
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
            .init(
              [hasModel ? ".content(let \(model))" : ".content"],
              content(new) + settingChangedRows(new)
            ),
          ]
        ),
        "if \(new) != state \(braces: "state = \(new)")",
      ]
    )
  }

  private var hasModel: Bool { screen.service.root != .nothing }

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
    var arguments: [Code] = hasModel ? ["from: \(model)"] : []
    arguments += viewModel.inputs.map { input in
      .argument(swiftLabel(input.name), newCount(input) ?? .text(property(input.name)))
    }
    if viewModel.usesContext || !screen.keptRows.isEmpty {
      arguments.append(isNamed ? "in: context" : "in: context()")
    }
    arguments += screen.keptRows.map { $0.argument(in: screen, rowMaker($0)) }
    let made = Code.call(screen.typeName(of: viewModel), arguments)
    let flags = FlagProgram.all(of: presenter)
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

  /// Returns the statements that set the state without comparing all rows.
  private func settingChangedRows(_ new: String) -> [Code] {
    let changes = screen.keptRows.map { rows -> Code in "\(keeper(rows)).haveChanged" }
    guard let first = changes.first else { return [] }
    let condition = Code.binary(first, changes.dropFirst().map { .init("||", $0) })
    return [.conditional([.init([condition], ["state = \(new)", "return"])])]
  }

  // MARK: - Flags

  /// Returns the condition under which the screen's own view model has a flag.
  private func condition(_ cause: FlagProgram.Cause) -> Code {
    switch cause {
    case .loading(let isSlow): "\(store).\(isSlow ? "isLoadingSlowly" : "isLoading")"
    case .stale: .binary("\(store).request", [.init("!=", newRequest)])
    case .loadingMore(let source): "\(source.map(pages) ?? store).isLoadingMore"
    case .running(let action): .call("\(store).isRunning", [running(action)])
    case .failed: "false"
    }
  }

  /// Returns the statements that collect the IDs of the rows with running actions. They are few, so each row need only be looked up among
  /// them.
  private func collect(_ flag: FlagProgram) -> [Code] {
    guard let rows = flag.rows else { return [] }
    let ids = runningRows(flag)
    let actions = flag.causes.compactMap { cause in
      if case .running(let action) = cause { action } else { nil }
    }
    let failed = flag.failed.map { rows in
      Code.call("\(store).\(helper: "failedRowIDs")", [.argument("of", .text(list(rows)))])
    }
    if actions.isEmpty, let failed = failed.first { return [.assignment("let \(ids)", failed)] }
    return ["var \(ids): Set<\(rows.id.type.swiftName)> = []"]
      + actions.filter { $0.subject == nil }.compactMap { running($0, id: "let id").flat }.map {
        let loop = "for case \($0) in \(store).running {"
        let body = "\(ids).insert(id)"
        let isShort = loop.count + body.count + 10 <= lineWidth
        return isShort ? "\(loop) \(body) }" : .braces(.text(loop), [.text(body)])
      } + actions.compactMap { collect($0, into: ids) }
      + failed.map { .call("\(ids).formUnion", [$0]) }
  }

  /// Returns the loop that collects the IDs of the rows whose part an action is running on.
  private func collect(_ action: Presenter.Action, into ids: String) -> Code? {
    guard let rows = action.rows, let subject = action.subject else { return nil }
    let part = Code.assignment("let \(Presenter.it)", code(subject.value))
    let isRunning = Code.call("\(store).isRunning", [running(action)])
    let insert = Code.call("\(ids).insert", [over(Presenter.row).code(rows.id)])
    return .braces(
      "for \(Presenter.row) in \(elements(rows.list, of: model)) {",
      subject.isOptional
        ? [.conditional([.init([part, isRunning], [insert])])]
        : [part, .conditional([.init([isRunning], [insert])])]
    )
  }

  /// `isReportingPosts`
  private func runningRows(_ flag: FlagProgram) -> String {
    own(flag.name + (flag.rows?.fields ?? []).map(capitalized).joined())
  }

  private func set(
    _ flag: FlagProgram,
    in fields: ArraySlice<(name: String, nesting: ValueType?)>,
    of base: String,
    depth: Int = 1
  ) -> Code {
    guard let field = fields.first else {
      let conditions = flag.causes.map(condition)
      let value: Code =
        flag.rows == nil
        ? .binary(conditions[0], conditions.dropFirst().map { .init("||", $0) })
        : "\(runningRows(flag)).contains(\(base).id)"
      return .assignment("\(base).\(swiftMember(flag.name))", value)
    }
    let path = "\(base).\(swiftMember(field.name))"
    guard let type = field.nesting else {
      let index = own(depth == 1 ? "index" : "index\(depth)")
      return .braces(
        "for \(index) in \(path).indices {",
        [set(flag, in: fields.dropFirst(), of: "\(path)[\(index)]", depth: depth + 1)]
      )
    }
    if !type.isOptional { return set(flag, in: fields.dropFirst(), of: path, depth: depth) }
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

extension FlagProgram {
  /// The rows whose flag says that the service could not add them.
  fileprivate var failed: [Presenter.Rows] {
    causes.compactMap { if case .failed(let rows) = $0 { rows } else { nil } }
  }

  /// The fields that lead to the rows, with the types of those that are single nested view models.
  fileprivate var fields: [(name: String, nesting: ValueType?)] {
    rows.map { Array(zip($0.fields, $0.nesting)) } ?? []
  }
}
