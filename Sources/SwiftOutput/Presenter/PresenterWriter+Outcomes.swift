import ViewModelIR

// What actions do other than their calls: effects when they begin, and outcomes.

extension PresenterWriter {
  // MARK: - The beginning

  /// Returns the conditions under which the store would make the call: what happens before the call must not happen without it.
  func readiness(_ action: Presenter.Action, isRowBound: Bool, isModelBound: Bool) -> [Code] {
    var conditions: [Code] = []
    if let rows = action.rows {
      if !isRowBound { conditions.append("\(store)[\(list(rows)), id] != nil") }
    } else if action.call != nil, !isModelBound {
      conditions.append("\(store).shown != nil")
    }
    if action.call != nil, action.again == .ignore, action.isTracked {
      conditions.append("!\(store).isRunning(\(running(action)))")
    }
    return conditions
  }

  /// Returns the statements for what the action does when it begins. An error of the previous call disappears.
  func begin(_ action: Presenter.Action) -> [Code] {
    let error = action.errorField.map { [Code.assignment(.text(property($0)), "nil")] } ?? []
    return apply(action.effects, after: error)
  }

  // MARK: - Outcomes

  /// Returns the statements for what happens after a success.
  func succeed(_ action: Presenter.Action) -> [Code] {
    let effects = action.success.effects
    let texts = action.notice(.toast)?.allTexts.flatMap(\.expressions) ?? []
    let old = oldValues(replacedBy: effects, readIn: texts)
    let inside = keeping(old)
    // A reload that the user's action needs is not subject to `atMostEvery`.
    let arguments = presenter.load.throttle == nil ? "" : "silently: false"
    let load: Code = "await \(member("load"))(\(arguments))"
    let reload: [Code] = action.success.reloads ? [load] : []
    return constants(old) + inside.apply(effects) + inside.say(action) + reload
  }

  /// Returns the statements for what happens after a failure, except for the report of the error.
  func fail(_ action: Presenter.Action) -> [Code] {
    let reload: [Code] = action.failure.reloads ? ["await \(member("load"))(silently: true)"] : []
    return apply(action.failure.effects) + reload
  }

  /// Returns the argument that determines how the error of the action's call is handled; `nil` for the default.
  func failure(_ action: Presenter.Action) -> Code? {
    func handling(_ error: String, _ texts: [Text], _ body: [Code]) -> Code {
      let values = captures(texts.flatMap(\.expressions))
      let parameters = [values, error].filter { !$0.isEmpty }.joined(separator: " ")
      return .argument(
        "onFailure",
        .sequence([".handle ", .closure(parameters: parameters, body)])
      )
    }
    switch action.failure.report {
    case .silent: return "onFailure: .ignore"
    case .field(let name):
      return handling("", [], ["self.\(swiftMember(name)) = self.\(errorText)(for: $0)"])
    case .alert:
      return action.notice(.alert, ofFailure: true)?.allTexts.first.map { text in
        handling("_", [text], [.assignment("self.alert", escaping.code(text))])
      }
    case .toast:
      return action.notice(.toast, ofFailure: true)?.allTexts.first.map { text in
        let end: [Code] = presenter.undoes ? ["self.\(undoing) = nil"] : []
        return handling("_", [text], end + [.assignment("self.toast", escaping.code(text))])
      }
    }
  }

  // MARK: - Effects

  /// Returns the statements for effects. The state is rendered once, however many values change.
  private func apply(_ effects: Presenter.Action.Effects, after first: [Code] = []) -> [Code] {
    let values = effects.assignments.map { assignment in
      Code.assignment(target(assignment.local), code(assignment.value))
    }
    let sets = first + values
    let isGroup = presenter.rendered(effects).count + first.count > 1
    var statements =
      isGroup ? [.call(.text(own("updateTogether")), [], closure: .closure(sets))] : sets
    if effects.dismisses { statements.append("\(member("isDismissed")) = true") }
    if let event = effects.event { statements.append(send(event)) }
    return statements
  }

  private func send(_ event: Presenter.Event) -> Code {
    let value = self.event(event) { code($0.value) }
    let function = presenter.binding == .closures ? "\(member("onEvent"))?" : own("sendEvent")
    return .call(.text(function), [value])
  }

  /// `.openRoom(room: answer)`, or `Event.none`, because Swift would take `.none` for a case of `Optional`.
  func event(_ event: Presenter.Event, _ value: (Rule.Argument) -> Code?) -> Code {
    let declared = presenter.events.first { $0.name == event.name }?.arguments ?? event.arguments
    let arguments = declared.compactMap { parameter in
      event.arguments.first { $0.name == parameter.name }.flatMap { argument in
        value(argument).map { Code.argument(swiftLabel(argument.name), $0) }
      }
    }
    let presenterType = screen.typeName(of: presenter)
    let type = ["none", "some"].contains(event.name) ? "\(presenterType).Event" : ""
    let name = "\(type).\(swiftMember(event.name))"
    return arguments.isEmpty ? .text(name) : .call(name, arguments)
  }

  /// The name under which a local is assigned: with `self.` if a constant has its old value.
  private func target(_ local: String) -> Code {
    let isHidden = hidden.contains(local)
    return .text(isHidden ? "self.\(swiftMember(local))" : property(local))
  }

  // MARK: - Old values

  /// The locals that effects set although these expressions, or later ones of the effects, need their old values.
  func oldValues(
    replacedBy effects: Presenter.Action.Effects,
    readIn expressions: [TypedExpression]
  ) -> [String] {
    effects.replaced(readIn: expressions).filter { !hidden.contains($0) }
  }

  /// Returns a writer whose expressions read the old values.
  func keeping(_ locals: [String]) -> Self {
    let names = locals.map { ($0, constant($0)) }
    var writer = naming(Dictionary(names, uniquingKeysWith: { first, _ in first }))
    writer.hidden.formUnion(locals)
    return writer
  }

  /// `let draft = draft`
  func constants(_ locals: [String]) -> [Code] {
    locals.map { .assignment("let \(constant($0))", .text(property($0))) }
  }

  private func constant(_ local: String) -> String {
    property(local) == local ? local : own("old\(capitalized(local))")
  }
}

// MARK: - Members

extension PresenterWriter {
  var sendsEvents: Bool { !presenter.events.isEmpty }

  /// Whether an action sets several values that render the state.
  var updatesTogether: Bool {
    presenter.actions.contains { action in
      let errors = action.errorField == nil ? 0 : 1
      return presenter.rendered(action.effects).count + errors > 1
        || presenter.rendered(action.success.effects).count > 1
    }
  }

  /// The cases of the type `Event`.
  var eventCases: [Code] {
    presenter.events.map { event in
      let name: Code = "case \(swiftIdentifier(event.name))"
      let parameters = event.arguments.map { parameter in
        "\(swiftParameter(parameter.name)): \(screen.code(parameter.value.type))" as Code
      }
      return parameters.isEmpty ? name : .call(name, parameters)
    }
  }

  /// The properties from which the view takes events.
  var eventProperties: [Declaration] {
    if !sendsEvents { return [] }
    if presenter.binding == .closures {
      return [
        Declaration(
          doc: "Called with each event, for the view to handle.",
          head: "\(access)var onEvent: (@MainActor (Event) -> Void)?"
        )
      ]
    }
    let published = presenter.binding == .publisher ? "@Published " : ""
    return [
      Declaration(
        doc:
          "The event for the view to handle. The view then sets it to `nil`, and the next event, if there is one, takes its place.",
        head: "\(access)var event: Event?",
        body: [
          "get \(braces: "\(events).first")",
          "set \(braces: "\(events) = (newValue.map \(braces: "[$0]") ?? []) + \(events).dropFirst()")",
        ]
      ),
      Declaration(
        doc: "The number of events so far. It changes even if the same event is sent again.",
        head: "\(published)\(access)private(set) var eventCount = 0"
      ),
    ]
  }

  /// The private property with the events that the view has not handled yet.
  var storedEvents: [Declaration] {
    if !sendsEvents || presenter.binding == .closures { return [] }
    let published = presenter.binding == .publisher ? "@Published " : ""
    return [Declaration(head: "\(published)private var \(events): [Event] = []")]
  }

  private var events: String { own("pendingEvents") }

  /// The private functions for events and for several values.
  var effectFunctions: [Declaration] {
    var functions: [Declaration] = []
    if sendsEvents, presenter.binding != .closures {
      let event = own("new")
      functions.append(
        Declaration(
          head: "private func \(own("sendEvent"))(_ \(event): Event)",
          body: ["\(events).append(\(event))", "eventCount += 1"]
        )
      )
    }
    if updatesTogether {
      functions.append(
        Declaration(
          doc: "Sets several values, and then updates `state` once.",
          head: "private func \(own("updateTogether"))(_ change: () -> Void)",
          body: [
            "\(isUpdating) = true", "change()", "\(isUpdating) = false", "render()",
          ]
        )
      )
    }
    return functions
  }

  var isUpdating: String { own("isUpdating") }
}
