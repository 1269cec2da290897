import DocumentReader
import ViewModelIR

/// A kind of format with its options, checked: what it does with the value.
///
/// Texts by value are no part of it: their texts need the screen's other formats.
func lowerFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  switch options.kind {
  case .plain: Format(.number(.plain))
  case .number: Format(.number(.decimal(try decimalOptions(options))))
  case .compact: Format(.number(.compact(try compactOptions(options))))
  case .currency: try currencyFormat(options)
  case .percent: try percentFormat(&options)
  case .bytes:
    Format(.number(.bytes(try options.choice("style", of: NumberFormat.ByteStyle.self) ?? .file)))
  case .ordinal: Format(.number(.ordinal))
  case .measurement: Format(.number(.measurement(try measurementOptions(options))))
  case .uppercase: Format(.text(.letterCase(.uppercase)))
  case .lowercase: Format(.text(.letterCase(.lowercase)))
  case .capitalize: Format(.text(.letterCase(.capitalize)))
  case .list: Format(.text(.list(try listOptions(options))))
  case .truncate: Format(.text(try truncation(options)))
  case .initials: Format(.text(.initials(count: try options.count("count", in: 1...3) ?? 2)))
  case .mask: Format(.text(try mask(options)))
  case .url:
    Format(.text(.url(try options.choice("style", of: TextFormat.URLStyle.self) ?? .short)))
  case .date: try dateFormat(&options)
  case .time: try timeFormat(options)
  case .dayOffset: try dayOffset(options)
  case .relative: Format(.date(try relative(options)))
  case .interval: try interval(options)
  case .duration: Format(.duration(try durationFormat(options)))
  case .plural, .map: .verbatim
  }
}

extension Format {
  /// One short call, which stands in a text as it is; what takes a line becomes a function.
  var isShort: Bool {
    switch style {
    case .verbatim, .function: true
    case .number(let format): format.isShort
    case .date(let format): format.isShort && arguments.isEmpty
    case .duration(let format): format.isShort
    case .text(let format): format.isShort
    }
  }

  /// What its function is called, where that says enough; else it is called like the field that first asks for it.
  var functionName: String? {
    switch style {
    case .verbatim, .function: nil
    case .number(let format): format.functionName
    case .date(let format): format.functionName
    case .text(let format): format.functionName
    case .duration(let format): format.functionName
    }
  }
}
