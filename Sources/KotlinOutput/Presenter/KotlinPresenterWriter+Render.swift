import DocumentReader
import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The function that computes the state, and the private one for content.
  var render: [Declaration] {
    get throws(NotInKotlin) {
      let phase = own("phase")
      let phases: [Code.Branch] = [
        .init(conditions: [.sequence([.helper("ScreenPhase"), ".Idle"])], value: "State.Idle"),
        .init(conditions: ["ScreenPhase.Loading"], value: "State.Loading"),
        .init(
          conditions: ["is ScreenPhase.Failed"],
          value: "State.Failed(\(own("errorText"))(\(phase).error))"
        ),
        .init(
          conditions: ["is ScreenPhase.Content"],
          value: hasModel ? "\(content)(\(phase).model)" : "\(content)()"
        ),
      ]
      let subject: Code = "val \(phase) = \(store).phase"
      let state = Code.choice(of: subject, phases, otherwise: nil)
      return [
        Declaration(
          doc: "Updates [state]. Call this when the locale, the time zone or the day changes.",
          head: "fun render()",
          statements: [.assignment("\(mutableName("state")).value", state)]
        ),
        try contentState,
      ]
    }
  }

  /// The name of the function for content, and of the constant in it.
  private var content: String { own("content") }

  private var hasModel: Bool { presenter.load != nil }

  private var contentState: Declaration {
    get throws(NotInKotlin) {
      let root = try screen.service.root.kotlin(in: screen.types)
      let head = Code.call(
        "private fun \(content)",
        hasModel ? [.sequence([.text("\(model): "), root])] : []
      )
      let made = try made
      let needed = neededSources.map { source -> Code in
        .assignment(
          "val \(kotlinMember(source.name))",
          .binary(value(of: source), sign: "?:", "return state.value")
        )
      }
      let beginning = try needed + keeping
      guard let empty = presenter.empty else {
        if !beginning.isEmpty {
          return Declaration(
            head: .sequence([head, ": State"]),
            statements: beginning + [.sequence(["return ", .call("State.Loaded", [made])])]
          )
        }
        return Declaration(
          .assignment(.sequence([head, ": State"]), .call("State.Loaded", [made])),
          isMember: true
        )
      }
      let state = Code.conditional(
        [.init(conditions: [try texts.expressions.code(empty)], value: "State.Empty(\(content))")],
        otherwise: "State.Loaded(\(content))"
      )
      return Declaration(
        head: .sequence([head, ": State"]),
        statements: beginning + [
          .assignment("val \(content)", made), .sequence(["return ", state]),
        ]
      )
    }
  }

  /// `userProfile.toProfileUiState(context()).copy(isRefreshing = screen.isLoading)`
  private var made: Code {
    get throws(NotInKotlin) {
      guard let viewModel = screen.viewModels.first else { return "" }
      var arguments: [Code] = []
      for input in viewModel.inputs {
        arguments.append(.assignment(.text(kotlinMember(input.name)), try value(of: input)))
      }
      if viewModel.usesContext { arguments.append(context: shownContext) }
      for rows in screen.keptRows { arguments.append(try maker(rows)) }
      let type = screen.uiStateName(ofModel: nil)
      let adapter = hasModel ? ".\(adapterName(type))" : makerName(type)
      let made = Code.call(.text(adapter), arguments)
      let flags = flags
      let rows = rowFlags
      if rows.isEmpty {
        let copied = flags.map { Code.assignment(.text(kotlinMember($0.name)), $0.value) }
        let copy: [Code] = copied.isEmpty ? [] : [.call(".copy", copied)]
        if hasModel, copy.isEmpty { return .sequence([.text(model), made]) }
        return hasModel ? .chain(.text(model), [made] + copy) : .sequence([made] + copy)
      }
      let own = flags.map { flag in
        (path: [PropertyPath.Step(name: flag.name, type: .boolean)][...], value: flag.value)
      }
      let copy = screen.copy(own + rows, of: content, in: nil)
      let body = Code.lambda(parameters: content, try runningIDs + [copy])
      return .chain(.text(model), [made, .sequence([".let ", body])])
    }
  }

  private func value(of input: ViewModel.Input) throws(NotInKotlin) -> Code {
    if let hold = presenter.hold, hold.input == input.name {
      let newCount = Code.text("\(store).newCount", needs: [.helper("newCount")])
      return .call(newCount, [.text(list(hold.list, hold.id))])
    }
    // A source that the screen needs is a constant here.
    if neededSources.contains(where: { $0.name == input.name }) {
      return .text(kotlinMember(input.name))
    }
    return try texts.expressions.code(TypedExpression(input.type, .variable(input.name)))
  }

  /// The sources without which there is nothing to show.
  private var neededSources: [Presenter.Source] {
    let inputs = screen.viewModels.first?.inputs ?? []
    return presenter.sources.filter { source in
      inputs.contains { $0.name == source.name && !$0.type.isOptional }
    }
  }

  /// The state fields that show whether something is running, each with its value.
  private var flags: [(name: String, value: Code)] {
    FlagProgram.all(of: presenter).filter { $0.rows == nil }.map { ($0.name, value(of: $0)) }
  }

  func value(of flag: FlagProgram) -> Code {
    let first = flag.causes.first.map(condition) ?? "false"
    return flag.causes.dropFirst().reduce(first) { .binary($0, sign: "||", condition($1)) }
  }

  private func condition(_ cause: FlagProgram.Cause) -> Code {
    switch cause {
    case .loading(let isSlow): "\(store).\(isSlow ? "isLoadingSlowly" : "isLoading")"
    case .stale: .binary("\(store).request", sign: "!=", newRequest)
    case .loadingMore(let source): "\(source.map(pages) ?? store).isLoadingMore"
    case .running(let action): isRunning(action)
    case .failed: .binary("it.id", sign: "in", .text(failedIDs))
    }
  }
}
