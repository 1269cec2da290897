import ViewModelIR

extension SwiftFunction {
  static func nearDay(_ name: String) -> Self {
    .written { writer, call in
      let zone: [Code] = call.isOfDay ? [".\(helper: "ofCalendarDays")"] : []
      return writer.member(of: call.base, .call("\(helper: name)", ["in: context"] + zone))
    }
  }

  static func period(_ name: String) -> Self {
    .written { writer, call in
      let method = call.isOfDay ? "isDayInCurrent" : "isInCurrent"
      return writer.member(
        of: call.base,
        .call("\(helper: method)", [.text(".\(name)"), "in: context"])
      )
    }
  }

  static func datePart(_ name: String) -> Self {
    .written { writer, call in
      writer.member(
        of: call.base,
        .call("\(helper: "datePart")", [.text(".\(name)"), .argument("in", writer.zone(call))])
      )
    }
  }
}

extension SwiftFunction {
  /// `model.start.addingUnits(1, .month, in: context.timeZone)`
  static func adding(_ unit: String) -> Self {
    .written { writer, call in
      writer.member(
        of: call.base,
        .call(
          "\(helper: "addingUnits")",
          call.arguments.map { writer.code($0) }
            + [.text(".\(unit)"), .argument("in", call.zoneOfBase)]
        )
      )
    }
  }

  /// `model.end.wholeUnits(.month, since: model.start, in: context.timeZone)`
  static func units(_ unit: String) -> Self {
    .written { writer, call in
      writer.member(
        of: call.base,
        .call(
          "\(helper: "wholeUnits")",
          [.text(".\(unit)")] + call.arguments.map { .argument("since", writer.code($0)) }
            + [.argument("in", call.zoneOfBase)]
        )
      )
    }
  }
}

extension ExpressionWriter {
  func calendarDay(_ call: FunctionCall) -> Code {
    member(of: call.base, .call("\(helper: "calendarDay")", [.argument("in", zone(call))]))
  }

  func instant(_ call: FunctionCall) -> Code {
    guard let zone = call.argument, !zone.isLiteral else {
      return member(
        of: call.base,
        .call("\(helper: "asInstant")", [.argument("in", zoneOfUser(unless: call.argument))])
      )
    }
    return member(
      of: call.base,
      zone.type == .integer
        ? .call("\(helper: "instantAtOffset")", [code(zone)])
        : .call("\(helper: "asInstant")", [.argument("inZone", code(zone))])
    )
  }

  /// The time zone that determines the day and hour of the base: that in the argument, or else the user's.
  fileprivate func zone(_ call: FunctionCall) -> Code {
    call.base.type.unwrapped.hasNoZone ? call.zoneOfBase : zoneOfUser(unless: call.argument)
  }

  private func zoneOfUser(unless given: TypedExpression?) -> Code {
    given.map { timeZoneCode(code($0), of: $0.type) } ?? "context.timeZone"
  }
}

/// `TimeZone(identifier: model.zone) ?? context.timeZone`, with `TimeZone.atOffset(model.offset)` for a number of seconds.
func timeZoneCode(_ zone: Code, of type: ValueType) -> Code {
  let found =
    type == .integer
    ? Code.call("TimeZone.\(helper: "atOffset")", [zone])
    : .call("TimeZone", [.argument("identifier", zone)])
  return .binary(found, [Code.Operation("??", "context.timeZone")])
}

extension FunctionCall {
  fileprivate var isOfDay: Bool { base.type.unwrapped == .day }

  /// The user's time zone, or the one that dates without a time zone are stored in.
  fileprivate var zoneOfBase: Code {
    switch base.type.unwrapped {
    case .day: ".\(helper: "ofCalendarDays")"
    case .localDateTime: ".\(helper: "ofLocalTimes")"
    default: "context.timeZone"
    }
  }
}
