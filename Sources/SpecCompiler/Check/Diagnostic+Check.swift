extension Diagnostic {
  static func syntax(_ problem: SyntaxProblem, in scalar: Node) -> Self {
    Self(.expressionSyntax, problem.message, at: scalar.location(at: problem.offset))
  }

  static func untypedLiteral(_ literal: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'\(literal)' has no type here: use it beside '??' or '==' where the other side has one",
      at: location
    )
  }

  static func elementOutside(at location: Location) -> Self {
    Self(
      .unknownName,
      "'$0' is the element inside a function's argument, such as sum($0.price); elsewhere name a property",
      at: location
    )
  }

  static func withoutElement(
    _ function: TypedExpression.Function,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "the argument of '\(function.rawValue)' says nothing about the element: it is '$0', as in \(function.sample)",
      at: location
    )
  }

  static func noAlternatives(_ name: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'is \(name)' tells apart the alternatives of a oneOf, which are not supported yet",
      at: location
    )
  }

  static func literalTooLarge(_ text: String, at location: Location) -> Self {
    Self(.typeMismatch, "\(quoted(text)) is beyond what the type can hold", at: location)
  }

  static func caseOutside(_ name: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'.\(name)' is an enumeration's case: compare an enumeration with it, as in 'stock == .\(name)'",
      at: location
    )
  }

  static func unknownCase(
    _ name: String,
    type: String,
    _ cases: [ServiceModel.Enumeration.Case],
    at location: Location
  ) -> Self {
    let names = cases.map(\.name)
    let hint =
      cases.first { $0.rawValue == name }.map { "write '.\($0.name)'" }
      ?? suggestion(for: name, among: names).map { "did you mean '.\($0)'?" }
      ?? "it has \(list(Array(names.prefix(8)), "and"))"
    return Self(.unknownName, "'\(type)' has no case '\(name)'; \(hint)", at: location)
  }

  static func unknownVariable(_ name: String, known: [String], at location: Location) -> Self {
    Self(
      .unknownName,
      "there is no '\(name)' here: a format sees only \(list(known, "and"))",
      at: location
    )
  }

  static func unknownProperty(
    _ name: String,
    type: String,
    properties: [ServiceModel.Property],
    besides others: [String],
    at location: Location
  ) -> Self {
    let names = properties.map(\.name) + others
    let hint =
      properties.first { $0.key == name }.map { "the JSON key '\(name)' is '\($0.name)' in Swift" }
      ?? suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
      ?? "it has \(list(Array(names.prefix(8)), "and"))"
    return Self(.unknownName, "'\(type)' has no property '\(name)'; \(hint)", at: location)
  }

  static func noMember(
    _ name: String,
    of type: ValueType,
    besides others: [String],
    at location: Location
  ) -> Self {
    let members = TypedExpression.Function.allCases
      .filter { $0.type(of: type.unwrapped) != nil }
      .map(\.rawValue)
    let candidates = members + others
    let hint =
      suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
      ?? (candidates.isEmpty ? "it has none" : "it has \(list(candidates, "and"))")
    return Self(
      .unknownName,
      "a value of type '\(type.swiftName)' has no member '\(name)'; \(hint)",
      at: location
    )
  }

  static func optionalMember(_ path: String, _ name: String, at location: Location) -> Self {
    Self(
      .unhandledOptional,
      "'\(path)' may be nil: write '\(path)?.\(name)'",
      at: location
    )
  }

  static func needlessChaining(_ path: String, _ name: String, at location: Location) -> Self {
    Self(.typeMismatch, "'\(path)' is never nil: write '\(path).\(name)'", at: location)
  }

  static func mismatch(_ sign: String, at location: Location) -> Self {
    Self(.typeMismatch, "'\(sign)' is no operator of expressions", at: location)
  }

  static func mismatch(
    _ what: String,
    wants: String,
    got type: ValueType,
    at location: Location
  ) -> Self {
    Self(.typeMismatch, "\(what) wants \(wants), and this is '\(type.swiftName)'", at: location)
  }

  static func optionalOperand(
    _ path: String?,
    _ what: String,
    type: ValueType,
    at location: Location
  ) -> Self {
    let name = path ?? "…"
    let sample =
      switch type.unwrapped {
      case .boolean: "false"
      case .string: "''"
      case .list: "[]"
      default: "0"
      }
    return Self(
      .unhandledOptional,
      "\(what) cannot take '\(type.swiftName)', which may be nil: write '(\(name) ?? \(sample))'",
      at: location
    )
  }

  static func needlessDefault(_ path: String?, at location: Location) -> Self {
    let name = path.map { "'\($0)'" } ?? "the left side"
    return Self(
      .typeMismatch,
      "\(name) is never nil, so '??' does nothing: leave it out",
      at: location
    )
  }

  static func neverNil(_ path: String?, at location: Location) -> Self {
    let name = path.map { "'\($0)'" } ?? "the other side"
    return Self(.typeMismatch, "\(name) is never nil: leave the comparison out", at: location)
  }

  static func incomparable(
    _ left: ValueType,
    _ right: ValueType,
    _ service: ServiceModel,
    at location: Location
  ) -> Self {
    var hint = "compare values of one type"
    if case .named(let name) = left.unwrapped, right.unwrapped == .string,
      case .enumeration(let enumeration)? = service[name]?.kind,
      let first = enumeration.cases.first
    {
      hint = "write its case, as in '== .\(first.name)'"
    }
    return Self(
      .typeMismatch,
      "'\(left.swiftName)' and '\(right.swiftName)' do not compare: \(hint)",
      at: location
    )
  }

  static func divisionByZero(at location: Location) -> Self {
    Self(.typeMismatch, "a division by zero has no value: divide by something else", at: location)
  }

  static func unknownFunction(_ name: String, at location: Location) -> Self {
    let names = TypedExpression.Function.allCases.map(\.rawValue)
    let hint =
      suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
      ?? "there are \(list(names, "and"))"
    return Self(.unknownName, "there is no function '\(name)'; \(hint)", at: location)
  }

  static func notACall(_ name: String, at location: Location) -> Self {
    Self(.expressionSyntax, "'\(name)' takes nothing: write it without parentheses", at: location)
  }

  static func wrongArguments(_ function: TypedExpression.Function, at location: Location) -> Self {
    Self(.expressionSyntax, "write it as '\(function.sample)'", at: location)
  }

  static func wrongLabel(
    _ label: String,
    _ function: TypedExpression.Function,
    at location: Location
  ) -> Self {
    Self(
      .expressionSyntax,
      "'\(function.rawValue)' has no argument '\(label)': write it as '\(function.sample)'",
      at: location
    )
  }
}
