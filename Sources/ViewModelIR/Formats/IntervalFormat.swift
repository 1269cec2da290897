import DocumentReader

private let end = FormatOption(
  "to",
  "`endsAt`",
  "the end date; omitted if it is before the start",
  isRequired: true
)
private let style = LiteralOption<DateFormat.Style?>.word(
  "style",
  except: DateFormat.Style.allCases.filter(\.isOfLocale),
  "the style of the dates; `style` or `time` (or both) is required"
)
private let timeStyle = LiteralOption<DateFormat.TimeStyle?>.word("time", "the style of the times")
private let timeZone = FormatOption(
  "timeZone",
  "`'Europe/Berlin'`, `venue.zone`",
  "the time zone to show the dates in; the user's by default"
)

extension FormatDefinition {
  static let interval = Self(
    "interval",
    takes: .dates,
    "The range from one date to another. Parts that both share are written once.",
    options: [end, style.option, timeStyle.option, timeZone]
  ) { (options) throws(Diagnostic) in
    guard let later = try options.data(end, options.type) else {
      throw options.missing(end, such: "endsAt")
    }
    if let given = options[style], let name = given.node?.text,
      DateFormat.Style(rawValue: name)?.isOfLocale == true
    {
      throw .intervalOfLocaleStyle(name, at: given.node?.location ?? given.valueLocation)
    }
    let dates = try options.read(style)
    let times = try options.timeStyle(timeStyle)
    if dates == nil, times == nil { throw options.missing(style.option, such: "abbreviated") }
    return Format(.date(.interval(dates, time: times)), [later] + (try options.timeZones(timeZone)))
  }
}
