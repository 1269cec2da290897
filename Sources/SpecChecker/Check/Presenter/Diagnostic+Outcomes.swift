import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func returnsWithUse(_ shown: ValueType, at location: Location) -> Self {
    Self(
      .conflict,
      "the call already returns '\(shown.messageName)', because 'onSuccess' has 'use': remove 'returns'",
      at: location
    )
  }

  static func setOfNoLocal(
    _ name: String,
    _ kind: String?,
    known: [String],
    at location: Location
  ) -> Self {
    guard let kind else {
      let problem = "there is no local '\(name)'"
      if known.isEmpty {
        return Self(
          .unknownName,
          "\(problem): declare it under 'local', with its first value",
          at: location
        )
      }
      return Self(.unknownName, problem, Hint(for: name, among: known), at: location)
    }
    let remedy =
      switch kind {
      case "an input": "declare it under 'local', with its first value"
      case "a parameter": "declare a local of another name, with its first value"
      default: "to change it, use 'optimistic: { set: … }'"
      }
    return Self(
      .unknownName,
      "'set' sets locals, and '\(name)' is \(kind): \(remedy)",
      at: location
    )
  }

  static func parameterWithoutType(_ name: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the parameter '\(name)' of the event has no type: write a value that has one, or remove the parameter",
      at: location
    )
  }

  static func eventOfTwoShapes(
    _ event: Presenter.Event,
    _ first: Presenter.Event,
    at location: Location
  ) -> Self {
    Self(
      .conflict,
      "the event is '\(event.spoken)' here, but '\(first.spoken)' on line \(first.location.line): give both the same parameters, or rename one of them",
      at: location
    )
  }

  static func messageOfUnwrapped(at location: Location) -> Self {
    Self(
      .unhandledOptional,
      "a message cannot have cases that unwrap a value: write one text with 'fallback: null', or conditions that unwrap nothing",
      at: location
    )
  }

  static func buttonOfNoParameter(
    _ name: String,
    known: [String],
    at location: Location
  ) -> Self {
    let problem =
      "a button gives parameters of the action their values, and there is no parameter '\(name)'"
    if known.isEmpty {
      return Self(.unknownName, "\(problem): add it under 'parameters'", at: location)
    }
    return Self(.unknownName, problem, Hint(for: name, among: known), at: location)
  }

  static func changingButtonValue(_ name: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "a button's value is a constant, such as true or 'spam': write one for '\(name)', and let 'with' of the call compute the rest",
      at: location
    )
  }

  static func askedTooLate(_ name: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(name)' is known only after the answer, because every button gives it a value: do not read it in 'when', 'onRefused' or the question",
      at: location
    )
  }

  static func unknownNext(_ name: String, known: [String], at location: Location) -> Self {
    Self(
      .unknownName,
      "'then' names an action of the screen, and there is no action '\(name)'",
      Hint(for: name, among: known),
      at: location
    )
  }

  static func argumentsOfNext(_ name: String, _ wanted: [String], at location: Location) -> Self {
    let remedy =
      wanted.isEmpty
      ? "write only '\(name)'"
      : "write '{ \(name): { \(wanted.map { "\($0): …" }.joined(separator: ", ")) } }'"
    return Self(
      .conflict,
      "'\(name)' takes \(wanted.isEmpty ? "no arguments" : list(wanted, "and")): \(remedy)",
      at: location
    )
  }

  static func circleOfActions(_ names: [String], at location: Location) -> Self {
    Self(
      .conflict,
      "these actions trigger each other without an end: \(names.joined(separator: " → ")): remove one 'then'",
      at: location
    )
  }

  static func outcomeWithoutLoad(_ action: String, at location: Location) -> Self {
    Self(
      .conflict,
      "'\(action)' changes, shows or reloads the model, but the screen has no 'load': add one, or set locals instead",
      at: location
    )
  }

  static func errorOfNoInput(
    _ name: String,
    known: [String],
    at location: Location
  ) -> Self {
    let problem = "'error' names an input of the spec, and there is no input '\(name)'"
    if known.isEmpty || suggestion(for: name, among: known) == nil {
      return Self(
        .unknownName,
        "\(problem): add '\(name): \"String?\"' to the spec's 'inputs'",
        at: location
      )
    }
    return Self(.unknownName, problem, Hint(for: name, among: known), at: location)
  }

  static func errorInValue(
    _ name: String,
    _ what: String,
    _ first: Location,
    at location: Location
  ) -> Self {
    Self(
      .conflict,
      "'\(name)' is already \(what), on line \(first.line): use an input of its own for the error's text",
      at: location
    )
  }

  static func answerOfNothing(at location: Location) -> Self {
    Self(
      .unknownName,
      "there is no 'answer', because the call returns nothing: add 'returns' to the action, with the type of what the call returns",
      at: location
    )
  }
}
