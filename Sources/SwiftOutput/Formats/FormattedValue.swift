import ViewModelIR

/// A value to be formatted, as Swift.
struct FormattedValue {
  /// As the base of a call: `(a ?? b)`.
  var base: Code
  var type: ValueType
  /// The options that come from data, by name.
  var arguments: [String: Code] = [:]
  var argumentTypes: [String: ValueType] = [:]

  /// As it is on its own, such as an argument: `a ?? b`.
  var alone: Code {
    if case .parentheses(let code) = base { code } else { base }
  }
}
