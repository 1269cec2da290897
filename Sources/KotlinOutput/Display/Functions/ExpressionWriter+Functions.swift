import ViewModelIR

extension ExpressionWriter {
  /// The call of a function. A new function is an error of the compiler here.
  func call(
    _ function: TypedExpression.Function,
    on base: TypedExpression,
    _ arguments: [TypedExpression]
  ) throws(NotInKotlin) -> Code {
    let call = FunctionCall(base: base, arguments: arguments)
    switch function {
    case .count: return try count(call)
    case .isEmpty: return try isEmpty(call)
    case .first: return try end("first", call)
    case .last: return try end("last", call)
    case .firstIndex: return try firstIndex(call)
    case .sum: return try sum(call)
    case .average: return try average(call)
    case .min, .max: return try extreme(function.rawValue, call)
    case .abs: return try magnitude(call)
    case .clamped: return try clamped(call)
    case .rounded: return try rounded("HALF_UP", call)
    case .roundedDown: return try rounded("FLOOR", call)
    case .roundedUp: return try rounded("CEILING", call)
    case .pow:
      let power = Code.sequence([
        .imported("pow", from: "kotlin.math"), .list(open: "(", try codes(arguments), close: ")"),
      ])
      return try links([power, ifFinite], on: base)
    case .log10:
      let logarithm = Code.call(.imported("log10", from: "kotlin.math"), [try code(base)])
      return .chain(logarithm, [.sequence([".", ifFinite])])
    case .filter: return try overElements("filter", call)
    case .map: return try overElements("map", call)
    case .compactMap: return try overElements("mapNotNull", call)
    case .sorted: return try link(try sorting(call), on: base)
    case .uniqued: return try uniqued(call)
    case .reversed: return try link("reversed()", on: base)
    case .prefix: return try part("take", call)
    case .suffix: return try part("takeLast", call)
    case .dropFirst: return try part("drop", call)
    case .dropLast: return try part("dropLast", call)
    case .adding, .removing, .toggling: return try changed(function.rawValue, call)
    case .contains: return try contains(call)
    case .joined: return try joined(call)
    case .chunked:
      let key = try lambda(call.body, isKey: true)
      return try link(.sequence([.helper("runsOf"), " ", key]), on: base)
    case .keys:
      return try links(["keys", .call("sortedWith", [.helper("textOrder")])], on: base)
    case .rawValue: return try link("rawValue", on: base)
    case .hasPrefix, .hasSuffix, .isOlderVersion, .trimmed, .trimming, .padded, .replacing,
      .dropPrefix, .dropSuffix, .lowercased, .uppercased, .matches, .replacingMatches, .split,
      .lines, .words, .occurrences, .lastPathComponent, .groups, .nonEmpty, .number, .integer,
      .percentEncoded, .percentDecoded, .url, .isKnownRegion, .isKnownLanguage, .scheme, .host,
      .path, .query, .queryItem:
      return try textCall(function, call)
    case .isToday, .isYesterday, .isTomorrow, .isThisWeek, .isThisMonth, .isThisYear,
      .calendarDay, .instant, .year, .month, .day, .weekday, .hour, .minute, .addingYears,
      .addingMonths, .addingDays, .years, .months, .days:
      return try dateCall(function, call)
    }
  }

  func codes(_ expressions: [TypedExpression]) throws(NotInKotlin) -> [Code] {
    var codes: [Code] = []
    for expression in expressions { codes.append(try code(expression)) }
    return codes
  }

  func missing(
    _ function: TypedExpression.Function,
    _ call: FunctionCall
  ) -> NotInKotlin {
    let type = call.base.type.unwrapped.specName
    return NotInKotlin("the function '\(function.rawValue)' of the type '\(type)'", call.base)
  }

  private var ifFinite: Code {
    .sequence(["takeIf ", .lambda(parameters: "", ["it.isFinite()"])])
  }
}
