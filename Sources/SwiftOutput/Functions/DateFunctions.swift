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
        .call("\(helper: "datePart")", [.text(".\(name)"), .argument("in", call.zone)])
      )
    }
  }
}

extension ExpressionWriter {
  func calendarDay(_ call: FunctionCall) -> Code {
    member(of: call.base, .call("\(helper: "calendarDay")", [.argument("in", call.zone)]))
  }

  func instant(_ call: FunctionCall) -> Code {
    let zone: Code =
      switch call.argument {
      case nil: .argument("in", "context.timeZone")
      case let zone? where zone.isLiteral:
        .argument(
          "in",
          .binary(
            .call("TimeZone", [.argument("identifier", code(zone))]),
            [Code.Operation("??", "context.timeZone")]
          )
        )
      case let zone?: .argument("inZone", code(zone))
      }
    return member(of: call.base, .call("\(helper: "asInstant")", [zone]))
  }
}

extension FunctionCall {
  fileprivate var isOfDay: Bool { base.type.unwrapped == .day }

  /// The time zone that determines the day and hour of the base.
  fileprivate var zone: Code {
    switch base.type.unwrapped {
    case .day: ".\(helper: "ofCalendarDays")"
    case .localDateTime: ".\(helper: "ofLocalTimes")"
    default: "context.timeZone"
    }
  }
}
