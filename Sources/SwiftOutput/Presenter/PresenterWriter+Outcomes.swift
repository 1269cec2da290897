import ScreenProgram
import ViewModelIR

// What actions do other than their calls.

extension PresenterWriter {
  /// Returns how the error of an action's call is handled: `.handle { self.codeError = self.errorText(for: $0) }`
  func failure(_ reporting: [ActionProgram.Step], of program: ActionProgram) -> Code {
    if reporting.isEmpty { return ".ignore" }
    let shown = show("$0", elsewhere: escaping.statements(reporting, of: program))
    let isRead = !presenter.errorsOfFields.isEmpty || reporting.contains(where: \.readsError)
    return .sequence([".handle ", .closure(parameters: isRead ? "" : "_", shown)])
  }

  /// Returns the statements that show the error `$0`.
  func report(_ report: ActionProgram.Report) -> [Code] {
    let own: Code = "self.\(errorText)(for: $0)"
    switch report {
    case .alert(let text): return [.assignment("self.alert", text.map(code) ?? own)]
    case .toast(let text):
      let end: [Code] = presenter.undoes ? ["self.\(undoing) = nil"] : []
      return end + [.assignment("self.toast", code(text))]
    case .field(let name): return [.assignment(.text("self.\(swiftMember(name))"), own)]
    }
  }

  /// Returns the statements of the first case whose condition holds.
  func choose(_ cases: [ActionProgram.Case], of program: ActionProgram) -> [Code] {
    let branches = cases.map { one in
      Code.Branch(conditions(one.guards), behind(one.guards).statements(one.steps, of: program))
    }
    if let last = branches.last, last.conditions.isEmpty {
      return [.conditional(branches.dropLast(), otherwise: last.body)]
    }
    return [.conditional(branches)]
  }

  /// Returns the call of another action, as the view would make it.
  func trigger(_ target: Presenter.Action, _ next: Presenter.Action.Next) -> Code {
    let arguments = next.arguments.map { Code.argument(swiftLabel($0.name), code($0.value)) }
    let isAsync = target.call != nil && target.question == nil
    return .call("\(isAsync ? "await " : "")\(member(target.name))", arguments)
  }

  // MARK: - Effects

  /// Returns the statements that set locals. The state is rendered once, however many values change.
  func set(_ settings: [ActionProgram.Setting]) -> [Code] {
    var sets = settings.map { setting in
      let target = target(setting.local)
      let writer = setting.goesOn ? naming([setting.local: target]) : self
      return Code.assignment(.text(target), setting.value.map(writer.code) ?? "nil")
    }
    sets += settings.filter(\.begins).map { setting in
      .assignment(.text("\(begun).\(swiftMember(setting.local))"), .text(target(setting.local)))
    }
    if settings.renderedCount <= 1 { return sets }
    return [.call(.text(own("updateTogether")), [], closure: .closure(sets))]
  }

  func send(_ event: Presenter.Event) -> Code {
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
  private func target(_ local: String) -> String {
    hidden.contains(local) ? "self.\(swiftMember(local))" : property(local)
  }

  /// `let draft = draft`, which the expressions of later steps read.
  mutating func keep(_ names: [String]) -> [Code] {
    let values = names.map { texts.expressions.otherNames[$0] ?? property($0) }
    let constants = zip(names, values).map { $0 == $1 ? $0 : own("old\(capitalized($0))") }
    let kept = zip(constants, values).map { Code.assignment("let \($0)", .text($1)) }
    self = naming(Dictionary(zip(names, constants), uniquingKeysWith: { first, _ in first }))
    hidden.formUnion(names)
    return kept
  }
}

// MARK: - Members

extension PresenterWriter {
  var sendsEvents: Bool { !presenter.events.isEmpty }

  /// Whether several values are set that render the state.
  var updatesTogether: Bool {
    programs.contains(where: \.updatesTogether) || !presenter.edits.isEmpty
      || presenter.updates.contains { presenter.settings(of: $0).renderedCount > 1 }
      || FollowProgram.all(of: presenter).contains(where: \.isRendered)
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
      // A local that an action sets can set others.
      let isNested = presenter.locals.contains { !$0.onChange.isEmpty }
      let (end, before): (Code, [Code]) =
        isNested ? ("wasUpdating", ["let wasUpdating = \(isUpdating)"]) : ("false", [])
      functions.append(
        Declaration(
          doc: "Sets several values, and then updates `state` once.",
          head: "private func \(own("updateTogether"))(_ change: () -> Void)",
          body: before + [
            "\(isUpdating) = true", "change()", "\(isUpdating) = \(end)", "render()",
          ]
        )
      )
    }
    return functions
  }

  var isUpdating: String { own("isUpdating") }
}

extension ActionProgram.Step {
  /// Whether the step shows the error's own text.
  fileprivate var readsError: Bool {
    switch self {
    case .report(.alert(nil)), .report(.field), .offerRetry: true
    case .choose(let cases): cases.contains { $0.steps.contains(where: \.readsError) }
    default: false
    }
  }
}
