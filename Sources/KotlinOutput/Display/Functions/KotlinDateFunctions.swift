import ViewModelIR

extension ExpressionWriter {
  func dateCall(
    _ function: TypedExpression.Function,
    _ call: FunctionCall
  ) throws(NotInKotlin) -> Code {
    switch function {
    case .isToday: return try isOnDay(0, call)
    case .isYesterday: return try isOnDay(-1, call)
    case .isTomorrow: return try isOnDay(1, call)
    case .isThisWeek, .isThisMonth, .isThisYear: return try isInCurrent(function, call)
    case .calendarDay:
      return try local(call).followed(by: [dot(call, "toLocalDate()")])
    case .instant: return try instant(call)
    case .year: return try datePart("year", call)
    case .month: return try datePart("monthValue", call)
    case .day: return try datePart("dayOfMonth", call)
    case .hour: return try datePart("hour", call)
    case .minute: return try datePart("minute", call)
    case .weekday:
      // Sunday is 1.
      return try local(call).followed(by: [
        dot(call, "dayOfWeek"), dot(call, "plus(1)"), dot(call, "value"), dot(call, "toLong()"),
      ])
    case .addingYears: return try adding("plusYears", call)
    case .addingMonths: return try adding("plusMonths", call)
    case .addingDays: return try adding("plusDays", call)
    case .years: return try wholeUnits("YEARS", call)
    case .months: return try wholeUnits("MONTHS", call)
    case .days: return try wholeUnits("DAYS", call)
    default: throw missing(function, call)
    }
  }

  private func dot(_ call: FunctionCall, _ member: Code) -> Code {
    .sequence([isNullable(call.base) ? "?." : ".", member])
  }

  private var today: Code { .text("\(context)today", needs: [.helper("today")]) }

  private var userZone: Code { .text("\(context)timeZone") }

  /// The date and time that clocks show: `sentAt.atZone(context.timeZone)`, or the value itself if it has no time zone.
  private func local(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    if call.base.type.unwrapped.hasNoZone { return try code(call.base, in: .postfix) }
    return try link(.call("atZone", [try zone(call.argument)]), on: call.base)
  }

  /// `timeZoneOf(zone) ?: context.timeZone`
  private func zone(_ argument: TypedExpression?) throws(NotInKotlin) -> Code {
    guard let argument else { return userZone }
    return .binary(.call(.helper("timeZoneOf"), [try code(argument)]), sign: "?:", userZone)
  }

  private func datePart(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    try local(call).followed(by: [dot(call, .text(name)), dot(call, "toLong()")])
  }

  /// The calendar day of a date in the user's time zone.
  private func day(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    if call.base.type.unwrapped == .day { return try code(call.base, in: .postfix) }
    let plain = FunctionCall(base: call.base, arguments: [])
    return try local(plain).followed(by: [dot(call, "toLocalDate()")])
  }

  private func isOnDay(_ offset: Int, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    let moved: Code? = offset == 0 ? nil : offset < 0 ? ".minusDays(1)" : ".plusDays(1)"
    let other = moved.map { today.followed(by: [$0]) } ?? today
    if isNullable(call.base) {
      return try day(call).followed(by: [dot(call, .call("equals", [other]))])
    }
    return .binary(try day(call), sign: "==", other)
  }

  private func isInCurrent(
    _ function: TypedExpression.Function,
    _ call: FunctionCall
  ) throws(NotInKotlin) -> Code {
    let day = try day(call)
    let name: String =
      switch function {
      case .isThisWeek: "isInCurrentWeek"
      case .isThisMonth: "isInCurrentMonth"
      default: "isInCurrentYear"
      }
    let helper = Code.text("\(context)\(name)", needs: [.helper(name)])
    if isNullable(call.base) {
      let test = Code.lambda(parameters: "", [.call(helper, ["it"])])
      return day.followed(by: [.sequence(["?.let ", test])])
    }
    return .call(helper, [day])
  }

  /// `start.instantIn(timeZoneOf("Europe/Berlin") ?: context.timeZone)`
  private func instant(_ call: FunctionCall) throws(NotInKotlin) -> Code {
    let name = Code.helper("instantIn")
    guard let argument = call.argument else {
      return try link(.call(name, [userZone]), on: call.base)
    }
    if argument.isLiteral { return try link(.call(name, [try zone(argument)]), on: call.base) }
    let zone = Code.call(.helper("timeZoneOf"), [try code(argument)])
    return try link(.call(name, [zone]), on: call.base)
  }

  private func adding(_ name: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    guard let count = call.argument else { throw missing(.addingDays, call) }
    var amount = try code(count)
    if !count.isSmall {
      amount = try link(.call("coerceIn", ["-1_000_000L", "1_000_000L"]), on: count)
    }
    let plus = Code.call(.text(name), [amount])
    if call.base.type.unwrapped.hasNoZone { return try link(plus, on: call.base) }
    return try links([.call("atZone", [userZone]), plus, "toInstant()"], on: call.base)
  }

  /// `end.unitsSince(start, ChronoUnit.MONTHS)`
  private func wholeUnits(_ unit: String, _ call: FunctionCall) throws(NotInKotlin) -> Code {
    guard let start = call.argument else { throw missing(.days, call) }
    let plain = FunctionCall(base: call.base, arguments: [])
    let other = FunctionCall(base: start, arguments: [])
    let name = Code.sequence([
      .imported("ChronoUnit", from: "java.time.temporal"), .text(".\(unit)"),
    ])
    let since = Code.call(.helper("unitsSince"), [try local(other), name])
    return try local(plain).followed(by: [dot(call, since)])
  }
}

extension TypedExpression {
  /// Whether the expression is a literal that no date is too small for.
  fileprivate var isSmall: Bool {
    if case .literal(.integer(-1_000_000...1_000_000)) = kind { true } else { false }
  }
}
