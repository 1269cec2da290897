import ViewModelIR

/// The Swift code of a function of expressions.
struct SwiftFunction: Sendable {
  /// The property that the function is without arguments, for use in key paths; `nil` if it is not one.
  var property: Code?
  let code: @Sendable (ExpressionWriter, FunctionCall) -> Code

  /// `base.name`
  static func property(_ name: Code) -> Self {
    Self(property: name) { $0.member(of: $1.base, name) }
  }

  /// `base.name(label: argument)`, or `base.name(argument)` without labels.
  static func method(_ name: Code, _ labels: String...) -> Self {
    Self { writer, call in
      let arguments = call.arguments.map { writer.code($0) }
      let labelled = labels.isEmpty ? arguments : zip(labels, arguments).map(Code.argument)
      return writer.member(of: call.base, .call(name, labelled))
    }
  }

  static func written(_ code: @escaping @Sendable (ExpressionWriter, FunctionCall) -> Code) -> Self
  {
    Self(code: code)
  }
}

extension TypedExpression.Function {
  var swift: SwiftFunction {
    switch self {
    case .count, .isEmpty, .rawValue: .property(.text(rawValue))
    case .first, .last: .end(rawValue)
    case .firstIndex: .written { $0.firstIndex($1) }
    case .sum: .written { $0.sum($1) }
    case .average: .written { $0.average($1) }
    case .min, .max: .extreme(rawValue)
    case .abs: .written { $0.magnitude($1) }
    case .clamped: .written { $0.clamped($1) }
    case .rounded: .rounding()
    case .roundedDown: .rounding(".down")
    case .roundedUp: .rounding(".up")
    case .pow: .real("finitePow")
    case .log10: .real("finiteLog10")
    case .filter: .written { $0.filtering($1) }
    case .map, .compactMap: .mapping(rawValue)
    case .sorted: .written { $0.member(of: $1.base, $0.sorting($1)) }
    case .uniqued: .method("\(helper: "uniqueElements")")
    case .adding: .method("\(helper: "addingElement")")
    case .removing: .method("\(helper: "removingElement")")
    case .toggling: .method("\(helper: "togglingElement")")
    case .reversed, .prefix, .suffix, .dropFirst, .dropLast: .part(rawValue)
    case .contains: .written { $0.containing($1) }
    case .joined: .method("joined", "separator")
    case .chunked: .written { $0.chunked($1) }
    case .hasPrefix, .hasSuffix, .lowercased, .uppercased: .method(.text(rawValue))
    case .isOlderVersion: .method("\(helper: "isOlderVersion")", "than")
    case .trimmed: .method("\(helper: "trimmed")")
    case .trimming: .method("\(helper: "trimmingEnds")", "of")
    case .padded: .method("\(helper: "leftPadded")", "to", "with")
    case .replacing: .method("\(helper: "replacingText")", "of", "with")
    case .matches: .method("\(helper: "containsMatch")", "of")
    case .replacingMatches: .written { $0.replacingMatches($1) }
    case .split: .written { $0.split($1) }
    case .lines: .written { $0.parts($1, "isNewline") }
    case .words: .written { $0.parts($1, "isWhitespace") }
    case .occurrences: .method("\(helper: "occurrences")", "of")
    case .dropPrefix: .method("\(helper: "droppingPrefix")")
    case .dropSuffix: .method("\(helper: "droppingSuffix")")
    case .lastPathComponent: .property("\(helper: "lastPathPart")")
    case .groups: .method("\(helper: "groups")", "of")
    case .percentEncoded: .property("\(helper: "percentEncodedPart")")
    case .percentDecoded: .property("\(helper: "percentDecoded")")
    case .url: .written { $0.url($1) }
    case .nonEmpty: .property("\(helper: "unlessEmpty")")
    case .number: .property("\(helper: "finiteNumber")")
    case .integer: .written { $0.integer($1) }
    case .isKnownRegion, .isKnownLanguage: .property("\(helper: rawValue)")
    case .scheme: .property("\(helper: "schemePart")")
    case .host: .property("\(helper: "hostPart")")
    case .path: .property("\(helper: "pathPart")")
    case .query: .property("\(helper: "queryPart")")
    case .queryItem: .method("\(helper: "queryItem")", "named")
    case .keys: .written { $0.member(of: $1.base, "keys.sorted\(call: "")") }
    case .isToday, .isYesterday, .isTomorrow: .nearDay(rawValue)
    case .isThisWeek: .period("weekOfYear")
    case .isThisMonth: .period("month")
    case .isThisYear: .period("year")
    case .calendarDay: .written { $0.calendarDay($1) }
    case .instant: .written { $0.instant($1) }
    case .year, .month, .day, .weekday, .hour, .minute: .datePart(rawValue)
    case .addingYears: .adding("year")
    case .addingMonths: .adding("month")
    case .addingDays: .adding("day")
    case .years: .units("year")
    case .months: .units("month")
    case .days: .units("day")
    }
  }
}
