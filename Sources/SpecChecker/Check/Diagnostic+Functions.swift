import DocumentReader
import ViewModelIR

// Messages about functions and their arguments.
extension Diagnostic {
  static func noMember(
    _ name: String,
    of type: ValueType,
    excluding others: [String],
    at location: Location
  ) -> Self {
    if let function = TypedExpression.Function(rawValue: name),
      let hint = hint(for: function, notOf: type.unwrapped)
    {
      return Self(
        .unknownName,
        "a value of type '\(type.messageName)' has no member '\(name)'; \(hint)",
        at: location
      )
    }
    let isDecoding = ["urlDecoded", "decoded", "removingPercentEncoding"]
    if isDecoding.contains(name), [.string, .url].contains(type.unwrapped) {
      let how =
        "'percentDecoded' decodes a text, and the format 'url' shows a URL decoded: '{… | url}'"
      return Self(.unknownName, "there is no function '\(name)'", Hint(how), at: location)
    }
    let members = TypedExpression.Function.allCases
      .filter {
        $0.definition.type(of: type.unwrapped) != nil
          && !$0.definition.isFree(on: type.unwrapped)
      }
      .map(\.rawValue)
    let candidates = members + others
    let hint =
      candidates.isEmpty ? "it has none" : Hint(for: name, among: candidates, else: "it has")
    return Self(
      .unknownName,
      "a value of type '\(type.messageName)' has no member '\(name)'",
      hint,
      at: location
    )
  }

  /// A hint to the types that have a function; `nil` if the type has it for other elements.
  private static func hint(
    for function: TypedExpression.Function,
    notOf type: ValueType
  ) -> String? {
    let definition = function.definition
    if definition.exists(on: type) { return nil }
    if type == .string, [.filter, .map, .compactMap].contains(function) {
      let pattern = FunctionDefinition.replacingMatches.sample
      return "only lists have it: to keep or replace characters write '\(pattern)'"
    }
    if type == .date, function == .instant { return "it is already an instant: remove the call" }
    if type == .localDateTime, definition.exists(on: .date) {
      return
        "write 'calendarDay.\(function.rawValue)' or 'instant(timeZone: …).\(function.rawValue)'"
    }
    if case .list(let element) = type, definition.exists(on: element),
      !definition.isFree(on: element)
    {
      return "each element has it: write 'map($0.\(definition.sample(on: element)))'"
    }
    return "only \(definition.owners) have it: '\(definition.sample)'"
  }

  static func unknownFunction(_ name: String, ofApp own: [String], at location: Location) -> Self {
    let names = own + TypedExpression.Function.allCases.map(\.rawValue)
    let known = own.isEmpty ? "" : "the app has \(list(own, "and")); "
    let hint =
      Hint(for: name, near: names)
      ?? "\(known)declare a function of the app under 'functions' in viewmodelgen.yaml"
    return Self(.unknownName, "there is no function '\(name)'", hint, at: location)
  }

  static func similarFunction(
    _ name: String,
    _ meant: TypedExpression.Function,
    of type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "a value of type '\(type.messageName)' has no function '\(name)'",
      Hint(nearest: meant.rawValue),
      at: location
    )
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
      "'\(name)' takes no arguments: write 'filter(\(excerpt(condition))).\(name)'",
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
      "'map' needs a value, but \(path.map { "'\($0)'" } ?? "this") may be nil: write 'compactMap', which skips nil",
      at: location,
      fix: Fix(function, "compactMap")
    )
  }

  static func wrongArguments(
    _ function: TypedExpression.Function,
    on type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .expressionSyntax,
      "wrong arguments for '\(function.rawValue)': write it as '\(function.definition.fullSample(on: type))'",
      at: location
    )
  }

  /// For `opened + row.id`, or `opened - closed` with another list.
  static func listArithmetic(
    _ sign: String,
    _ path: String?,
    _ type: ValueType,
    other: String?,
    at location: Location
  ) -> Self {
    let function = sign == "+" ? "adding" : "removing"
    let list = path.map { "\($0)." } ?? ""
    let advice =
      switch (sign, other) {
      case (_, nil): "for a list, write '\(list)\(function)(…)'"
      case (_, let other?): "for lists, write '\(list)filter(!\(other).contains($0))'"
      }
    return Self(
      .typeMismatch,
      "'\(sign)' needs numbers, but this is '\(type.messageName)': \(advice)",
      at: location
    )
  }

  static func sortedByOptional(at location: Location) -> Self {
    Self(
      .unhandledOptional,
      "'sorted' cannot use a key that is computed from a value that may be nil: write '??' after that value, as in '($0.price ?? 0) * 2'",
      at: location
    )
  }

  /// For `sorted($0.n, .descending)`.
  static func sortDirection(at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "the direction is a separate argument: write 'descending: true'",
      at: location
    )
  }

  /// For `sorted($0.price, localized: true)`.
  static func localizedNumbers(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'localized' is about the order of texts, but no key is a String: remove it",
      at: location
    )
  }

  /// For an argument that must be a literal, because generated code contains it unchanged.
  static func noLiteral(_ what: String, wants: String, at location: Location) -> Self {
    Self(.typeMismatch, "\(what) needs \(wants)", at: location)
  }

  static func negativeCount(_ what: String, at location: Location) -> Self {
    Self(.typeMismatch, "\(what) needs a count of 0 or more", at: location)
  }

  /// For `trimming('')`.
  static func trimmingNothing(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'trimming' needs the characters to remove, as in 'trimming('/')': for spaces and line breaks write 'trimmed()'",
      at: location
    )
  }

  static func noElement(_ function: TypedExpression.Function, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "the argument of '\(function.rawValue)' must use '$0', the element of the list: write it as '\(function.definition.sample)'",
      at: location
    )
  }

  static func nestedFunctions(at location: Location) -> Self {
    Self(
      .limit,
      "more than \(Limits.nestedFunctions) nested functions with '$0': give the inner lists models of their own",
      at: location
    )
  }

  static func sortedInside(at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "the key of 'sorted' cannot itself use 'sorted': use 'min' or 'max' in it",
      at: location
    )
  }

  static func wrongLabel(
    _ label: String,
    _ function: TypedExpression.Function,
    on type: ValueType,
    at location: Location
  ) -> Self {
    let pattern = FunctionDefinition.replacingMatches.sample
    let other = function == .replacing ? ", or with a pattern as '\(pattern)'" : ""
    return Self(
      .expressionSyntax,
      "'\(function.rawValue)' has no argument '\(label)': write it as '\(function.definition.fullSample(on: type))'\(other)",
      at: location
    )
  }
}
