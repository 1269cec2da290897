import ViewModelIR

/// Foundation's styles put single digits before the hours of `06:41`, and have no date as short as the locale's own.
func styledCode(
  _ value: FormattedValue,
  _ style: DateFormat.Style?,
  _ time: DateFormat.TimeStyle?
) -> Code {
  guard let style, !style.isOfLocale else {
    let parts = [style.map { "date: .\($0.rawValue)" }, time.map { "time: .\($0.clockName)" }]
    return .chain(
      value.base,
      [
        .call(
          ".\(helper: "styledText")",
          parts.compactMap { $0.map { .text($0) } }
            + [.argument("timeZone", timeZoneCode(value)), "in: context"]
        )
      ]
    )
  }
  let call = Code.call("Date.FormatStyle", partsCode(style, time) + settingCode(value))
  guard let time else { return formattedCode(value.base, call) }
  return formattedCode(
    value.base,
    .chain(call, [.call(".\(helper: "withClockHours")", [.text(".\(time.clockName)")])])
  )
}

extension DateFormat.TimeStyle {
  fileprivate var clockName: String {
    switch self {
    case .shortened: "short"
    case .standard: "medium"
    case .complete: "long"
    }
  }
}
