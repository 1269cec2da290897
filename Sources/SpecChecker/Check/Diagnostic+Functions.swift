import DocumentReader
import Expressions
import ViewModelIR

/// What is said of functions and their arguments.
extension Diagnostic {
  static func unknownFunction(_ name: String, at location: Location) -> Self {
    let names = TypedExpression.Function.allCases.map(\.rawValue)
    let hint = Hint(for: name, among: names)
    return Self(.unknownName, "there is no function '\(name)'", hint, at: location)
  }

  static func notACall(_ name: String, at location: Location, _ parentheses: Location) -> Self {
    Self(
      .expressionSyntax,
      "'\(name)' is a property: write it without parentheses",
      at: location,
      fix: Fix(parentheses, "")
    )
  }

  static func filterBefore(_ name: String, _ condition: String, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "'\(name)' takes nothing: write 'filter(\(excerpt(condition))).\(name)'",
      at: location
    )
  }

  static func notAProperty(
    _ function: TypedExpression.Function,
    of type: ValueType,
    takesNothing: Bool,
    at location: Location
  ) -> Self {
    let name = function.rawValue
    let sample = takesNothing ? "\(name)()" : function.definition.sample(on: type.unwrapped)
    return Self(
      .expressionSyntax,
      "'\(name)' is a function: write '\(sample)'",
      at: location,
      fix: takesNothing ? Fix(location, "\(name)()") : nil
    )
  }

  static func mapOfOptional(
    _ path: String?,
    at location: Location,
    _ function: Location
  ) -> Self {
    Self(
      .unhandledOptional,
      "'map' wants a value, and \(path.map { "'\($0)'" } ?? "this") may be nil: write 'compactMap', which leaves nil out",
      at: location,
      fix: Fix(function, "compactMap")
    )
  }

  static func wrongArguments(
    _ function: TypedExpression.Function,
    on type: ValueType,
    at location: Location
  ) -> Self {
    Self(.expressionSyntax, "write it as '\(function.definition.sample(on: type))'", at: location)
  }

  /// An argument that generated Swift has as it stands in the spec.
  static func noLiteral(_ what: String, wants: String, at location: Location) -> Self {
    Self(.typeMismatch, "\(what) wants \(wants)", at: location)
  }

  static func noElement(_ function: TypedExpression.Function, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "'\(function.rawValue)' looks at each element, which is '$0' in its argument: write it as '\(function.definition.sample)'",
      at: location
    )
  }

  static func nestedFunctions(at location: Location) -> Self {
    Self(
      .limit,
      "more than \(Limits.nestedFunctions) functions with '$0' inside one another: show the inner lists with models of their own",
      at: location
    )
  }

  static func sortedInside(at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "a list cannot be sorted by something that sorts: use 'min' or 'max' in the key",
      at: location
    )
  }

  static func wrongLabel(
    _ label: String,
    _ function: TypedExpression.Function,
    on type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .expressionSyntax,
      "'\(function.rawValue)' has no argument '\(label)': write it as '\(function.definition.sample(on: type))'",
      at: location
    )
  }
}
