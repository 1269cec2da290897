import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func wrongID(of model: String, _ type: ValueType, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "the id of '\(model)' is '\(type.messageName)', but it must be a String, an Int or a UUID",
      at: location
    )
  }

  static func untypedLiteral(_ literal: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'\(literal)' has no type here: use it with '??' or '==' where the other side has a type",
      at: location
    )
  }

  static func literalTooLarge(_ text: String, at location: Location) -> Self {
    Self(.typeMismatch, "\(quoted(text)) is too large for its type", at: location)
  }

  static func literalTooLong(_ text: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "\(quoted(text)) has too many digits for a 'Decimal' literal: write at most 18",
      at: location
    )
  }

  static func decimalBesideDouble(at location: Location) -> Self {
    Self(
      .typeMismatch,
      "'Decimal' and 'Double' cannot be combined, because a Double is not exact: make both 'Decimal' (for a property, write 'decimal' in 'service.types')",
      at: location
    )
  }

  static func caseOutside(_ name: String, _ wanted: ValueType?, at location: Location) -> Self {
    let hint =
      switch wanted {
      case .boolean: ", but a Bool is needed here: write 'true' or 'false'"
      case .string: ", but a String is needed here: write '\(name)' in single quotes"
      default: ": compare an enumeration with it, as in 'stock == .\(name)'"
      }
    return Self(.typeMismatch, "'.\(name)' is an enumeration case\(hint)", at: location)
  }

  static func unknownCase(
    _ name: String,
    type: String,
    _ cases: [ServiceModel.Enumeration.Case],
    at location: Location
  ) -> Self {
    let names = cases.lazy.map { ".\($0.name)" }
    let hint =
      cases.first { $0.rawValue == name }
      .map { Hint("write '.\($0.name)'", meaning: ".\($0.name)") }
      ?? Hint(for: ".\(name)", among: names, else: "it has")
    return Self(.unknownName, "'\(type)' has no case '\(name)'", hint, at: location)
  }

  static func unknownVariable(
    _ name: String,
    known: [String],
    in place: String,
    at location: Location
  ) -> Self {
    let inputs = place == screenPlace ? "; declare others under 'inputs' of 'screen'" : ""
    if known.isEmpty {
      let problem = "there is no '\(name)' here: \(place) has no values yet\(inputs)"
      return Self(.unknownName, problem, at: location)
    }
    let there = Hint("\(place) can use only \(list(known, "and"))\(inputs)")
    let hint = Hint(for: name, near: known) ?? there
    return Self(.unknownName, "there is no '\(name)' here", hint, at: location)
  }

  static func optionalMember(
    _ path: String?,
    _ suffix: String,
    at location: Location,
    _ sign: Location
  ) -> Self {
    let what = path.map { "'\($0)'" } ?? "what comes before '\(suffix)'"
    return Self(
      .unhandledOptional,
      "\(what) may be nil: write '\(path ?? "")?\(suffix)'",
      at: location,
      fix: Fix(sign, "?" + suffix.prefix(1))
    )
  }

  /// `reason` is the condition that rules out nil, or `nil` if the schema rules it out.
  static func needlessChaining(
    _ path: String?,
    _ suffix: String,
    _ reason: String?,
    at location: Location,
    _ sign: Location
  ) -> Self {
    let what = path.map { "'\($0)'" } ?? "what comes before '?\(suffix)'"
    return Self(
      reason == nil ? .error : .warning,
      .typeMismatch,
      "\(what) is never nil\(reason.map { " here, \($0)" } ?? ""): write '\(path ?? "")\(suffix)'",
      at: location,
      fix: Fix(sign, String(suffix.prefix(1)))
    )
  }

  static func mismatch(
    _ what: String,
    wants: String,
    got type: ValueType,
    at location: Location
  ) -> Self {
    Self(.typeMismatch, "\(what) needs \(wants), but this is '\(type.messageName)'", at: location)
  }

  static func noTokenForNil(_ path: String?, at location: Location) -> Self {
    Self(
      .unhandledOptional,
      "'\(path ?? "this")' may be nil: add a 'fallback' with a token or null",
      at: location
    )
  }

  static func neverNil(_ path: String?, fallback location: Location) -> Self {
    Self(
      .warning,
      .unhandledOptional,
      "'\(path ?? "this")' is never nil, so the fallback is never used: remove it",
      at: location
    )
  }

  static func optionalOperand(
    _ path: String?,
    _ what: String,
    type: ValueType,
    at location: Location
  ) -> Self {
    let name = path ?? "…"
    let sample: String? =
      switch type.unwrapped {
      case .boolean: "false"
      case .string: "''"
      case .list: "[]"
      case .integer, .number, .decimal, .duration: "0"
      // A 'when' cannot use '$0', so a default value is suggested instead.
      case .date where name.hasPrefix("$0"): "now"
      case .day where name.hasPrefix("$0"): "today"
      default: nil
      }
    let hint =
      sample.map { "write '(\(name) ?? \($0))'" }
      ?? "use it only in cases with 'when: \(name) != nil'"
    return Self(
      .unhandledOptional,
      "\(what) cannot take '\(type.messageName)', which may be nil: \(hint)",
      at: location
    )
  }

  static func needlessDefault(
    _ path: String?,
    _ reason: String?,
    at location: Location,
    _ whole: Location
  ) -> Self {
    let name = path.map { "'\($0)'" } ?? "the left side"
    return Self(
      reason == nil ? .error : .warning,
      .typeMismatch,
      "\(name) is never nil\(reason.map { " here, \($0)," } ?? ",") so '??' has no effect: remove it",
      at: location,
      fix: Fix(whole, "")
    )
  }

  static func optionalAsCondition(_ path: String, _ type: ValueType, at location: Location) -> Self
  {
    Self(
      .typeMismatch,
      "a condition needs a Bool, but this is '\(type.messageName)': to test for a value, write '\(path) != nil'",
      at: location
    )
  }

  static func laterLocal(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(name)' is defined below, but a value of 'let' can use only those above it: move '\(name)' up",
      at: location
    )
  }

  static func displayField(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(name)' is a display field, which expressions cannot use: move its value to 'let' and use that in both places",
      at: location
    )
  }

  static func neverNil(_ path: String?, at location: Location) -> Self {
    let name = path.map { "'\($0)'" } ?? "the other side"
    return Self(.typeMismatch, "\(name) is never nil: remove the comparison", at: location)
  }

  static func incomparable(
    _ left: TypedExpression,
    _ right: TypedExpression,
    _ service: ServiceModel,
    at location: Location
  ) -> Self {
    let (one, other) = (left.type.unwrapped, right.type.unwrapped)
    let hint =
      one.isDateLike && other.isDateLike
      ? one.conversionHint(other) ?? "compare an instant with 'now', a calendar day with 'today'"
      : caseHint(left, right, service) ?? caseHint(right, left, service)
    return Self(
      .typeMismatch,
      "'\(left.type.messageName)' and '\(right.type.messageName)' cannot be compared: "
        + (hint ?? "compare values of the same type"),
      at: location
    )
  }

  /// For an enumeration that is compared with a raw value: a hint to the case with that value, or to any case.
  private static func caseHint(
    _ value: TypedExpression,
    _ other: TypedExpression,
    _ service: ServiceModel
  ) -> String? {
    guard [.string, .integer, .number].contains(other.type.unwrapped),
      let enumeration = service.enumeration(value.type.unwrapped)
    else { return nil }
    let written: String? =
      switch other.kind {
      case .literal(.string(let text)): text
      case .literal(.integer(let integer)): String(integer)
      default: nil
      }
    let meant = enumeration.cases.first { $0.rawValue == written }
    return (meant ?? enumeration.cases.first).map { "write its case, as in '== .\($0.name)'" }
  }

  static func divisionByZero(at location: Location) -> Self {
    Self(.typeMismatch, "division by zero: use another divisor", at: location)
  }
}
