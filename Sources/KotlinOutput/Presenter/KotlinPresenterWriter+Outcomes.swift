import ScreenProgram
import ViewModelIR

// What actions do other than their calls.

extension PresenterWriter {
  /// Returns the closure that handles the error of the action's call; `nil` for the default, which is an alert.
  func failure(_ action: Presenter.Action) throws(NotInKotlin) -> Code? {
    switch action.failure.report {
    case .silent: return "{}"
    case .field(let name):
      let set = setError(name, "\(own("errorText"))(it)")
      return .lambda(parameters: "", show(elsewhere: set))
    case .alert:
      guard let text = action.notice(.alert, ofFailure: true)?.allTexts.first else { return nil }
      let set = Code.assignment("\(mutableName("alert")).value", try texts.code(text))
      return .lambda(parameters: "", show(elsewhere: [set]))
    case .toast:
      guard let text = action.notice(.toast, ofFailure: true)?.allTexts.first else { return nil }
      let toast = toast(try texts.code(text), nil)
      return .lambda(parameters: "", show(elsewhere: [toast]))
    }
  }

  /// Returns the statements that show or remove the text beside a field.
  func setError(_ local: String, _ text: Code) -> [Code] {
    let isRendered = presenter.locals.contains { $0.name == local && presenter.isRendered($0) }
    let set = Code.assignment("\(mutableName(local)).value", text)
    return [set] + (isRendered ? ["render()"] : [])
  }

  /// Returns the statements that set locals. The state is rendered once, however many values change.
  func set(_ settings: [ActionProgram.Setting]) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for setting in settings {
      var writer = texts.expressions
      if setting.goesOn { writer.variables[setting.local] = current(setting.local) }
      let value = try setting.value.map { (value) throws(NotInKotlin) in try writer.code(value) }
      statements.append(set(setting.local, toCode: value ?? "null"))
    }
    return statements + (settings.renderedCount > 0 ? ["render()"] : [])
  }

  func send(_ event: Presenter.Event) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for argument in event.arguments {
      let value = try texts.expressions.code(argument.value)
      arguments.append(.assignment(.text(kotlinMember(argument.name)), value))
    }
    let name: Code = "Event.\(nestedType(event.name, "Event"))"
    return .call(
      "\(channelName("events")).trySend",
      [arguments.isEmpty ? name : .call(name, arguments)]
    )
  }

  // MARK: - Kept values

  /// `val oldNote = note.value`
  mutating func keep(_ names: [String]) -> [Code] {
    // The others cannot change.
    names.filter(texts.expressions.changing.contains).map { name in
      let old = own("old\(caseName(name))")
      let value = texts.expressions.variables[name] ?? .text(kotlinMember(name))
      texts.expressions.variables[name] = .text(old)
      return .assignment("val \(old)", value)
    }
  }
}
