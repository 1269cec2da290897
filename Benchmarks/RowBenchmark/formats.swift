/// A format of a row: its field, and Foundation's call for it, where a formatter `kept` may have been made before.
struct MeasuredFormat {
  let name: String
  let text: String
  /// The call as most people write it, which makes a style each time.
  let call: String
  /// What is made once, and how it is used.
  let kept: (formatter: String, call: String)
}

let measuredFormats = [
  MeasuredFormat(
    name: "number",
    text: "{count | number}",
    call: "item.count.formatted(.number.locale(locale))",
    kept: ("IntegerFormatStyle<Int>.number.locale(locale)", "kept.format(item.count)")
  ),
  MeasuredFormat(
    name: "compact",
    text: "{likes | compact}",
    call: "item.likes.formatted(.number.notation(.compactName).locale(locale))",
    kept: (
      "IntegerFormatStyle<Int>.number.notation(.compactName).locale(locale)",
      "kept.format(item.likes)"
    )
  ),
  MeasuredFormat(
    name: "plural",
    text: "{views | plural(one: '{value | compact} view', other: '{value | compact} views')}",
    call: "item.views.formatted(.number.notation(.compactName).locale(locale)) + \" views\"",
    kept: (
      "IntegerFormatStyle<Int>.number.notation(.compactName).locale(locale)",
      "kept.format(item.views) + \" views\""
    )
  ),
  MeasuredFormat(
    name: "currency",
    text: "{price | currency(code: code)}",
    call: "item.price.formatted(.currency(code: item.code).locale(locale))",
    kept: (
      "FloatingPointFormatStyle<Double>.Currency(code: \"EUR\").locale(locale)",
      "kept.format(item.price)"
    )
  ),
  MeasuredFormat(
    name: "percent",
    text: "{share | percent}",
    call: "item.share.formatted(.percent.precision(.fractionLength(0)).locale(locale))",
    kept: (
      "FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0)).locale(locale)",
      "kept.format(item.share)"
    )
  ),
  MeasuredFormat(
    name: "date",
    text: "{created | date(style: abbreviated)}",
    call: "item.created.formatted(Date.FormatStyle(date: .abbreviated, locale: locale))",
    kept: ("Date.FormatStyle(date: .abbreviated, locale: locale)", "kept.format(item.created)")
  ),
  MeasuredFormat(
    name: "date, time",
    text: "{due | date(style: long, time: shortened)}",
    call: "item.due.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: locale))",
    kept: (
      "Date.FormatStyle(date: .long, time: .shortened, locale: locale)", "kept.format(item.due)"
    )
  ),
  MeasuredFormat(
    name: "time",
    text: "{due | time(style: shortened)}",
    call: "item.due.formatted(Date.FormatStyle(time: .shortened, locale: locale))",
    kept: ("Date.FormatStyle(time: .shortened, locale: locale)", "kept.format(item.due)")
  ),
  MeasuredFormat(
    name: "relative",
    text: "{created | relative(style: named)}",
    call: "item.created.formatted(Date.RelativeFormatStyle(presentation: .named, locale: locale))",
    kept: (
      "Date.RelativeFormatStyle(presentation: .named, locale: locale)", "kept.format(item.created)"
    )
  ),
  MeasuredFormat(
    name: "duration",
    text: "{length | duration(unit: seconds, style: units, units: 'hours, minutes')}",
    call:
      "Duration.seconds(item.length).formatted(.units(allowed: [.hours, .minutes]).locale(locale))",
    kept: (
      "Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .abbreviated).locale(locale)",
      "kept.format(.seconds(item.length))"
    )
  ),
  MeasuredFormat(
    name: "list",
    text: "{tags | list}",
    call: "item.tags.formatted(.list(type: .and).locale(locale))",
    kept: (
      "ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(locale)",
      "kept.format(item.tags)"
    )
  ),
  MeasuredFormat(
    name: "bytes",
    text: "{size | bytes}",
    call: "Int64(item.size).formatted(.byteCount(style: .file).locale(locale))",
    kept: (
      "ByteCountFormatStyle(style: .file, locale: locale)", "kept.format(Int64(item.size))"
    )
  ),
  MeasuredFormat(
    name: "ordinal",
    text: "{place | ordinal}",
    call: "ordinalFormatter(locale).string(from: NSNumber(value: item.place)) ?? \"\"",
    kept: ("ordinalFormatter(locale)", "kept.string(from: NSNumber(value: item.place)) ?? \"\"")
  ),
  MeasuredFormat(
    name: "measurement",
    text: "{distance | measurement(unit: kilometers)}",
    call:
      "item.distance.formatted(.number.precision(.fractionLength(0...1)).locale(locale)) + \" km\"",
    kept: (
      "FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...1)).locale(locale)",
      "kept.format(item.distance) + \" km\""
    )
  ),
]
