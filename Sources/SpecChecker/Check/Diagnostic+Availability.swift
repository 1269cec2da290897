import DocumentReader

/// Errors in `can(submit)`, the condition of an action in a field.
extension Diagnostic {
  static func canWithoutName(at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "'can' takes the name of an action, as in 'can(submit)'",
      at: location
    )
  }

  static func canWithoutScreen(at location: Location) -> Self {
    Self(
      .unknownName,
      "'can' is the 'when' of an action, but the spec has no 'screen': write the condition here",
      at: location
    )
  }

  static func canOutsideFields(_ action: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "only fields and 'let' can use 'can(\(action))': write the condition here, or name it under 'let'",
      at: location
    )
  }

  static func canAlways(_ action: String, at location: Location) -> Self {
    Self(
      .constantCondition,
      "'\(action)' has no 'when', so it is always available: add one, or leave this out",
      at: location
    )
  }

  static func canOfScreen(_ action: String, in model: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(action)' is not an action on the rows of '\(model)': give the model an input, as in 'with: { \(action)IsPossible: can(\(action)) }'",
      at: location
    )
  }

  static func canOfRow(_ action: String, of model: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(action)' is an action on the rows of '\(model)': use 'can(\(action))' in that model",
      at: location
    )
  }

  static func canWithParameter(_ action: String, _ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "the 'when' of '\(action)' reads the parameter '\(name)', which has no value before the action is called",
      at: location
    )
  }

  static func canOfLocal(_ action: String, _ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "the 'when' of '\(action)' reads '\(name)', which only the screen knows: declare it under the spec's 'inputs' too",
      at: location
    )
  }

  static func canOfFollower(_ action: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "the 'when' of '\(action)' asks whether a local is edited that another one sets, which only the screen knows: write a condition over the values here",
      at: location
    )
  }

  static func canOfOther(
    _ action: String,
    _ name: String,
    in model: String,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "the 'when' of '\(action)' reads '\(name)', which '\(model)' does not know: give the model an input '\(name)', and pass it in 'with'",
      at: location
    )
  }
}
