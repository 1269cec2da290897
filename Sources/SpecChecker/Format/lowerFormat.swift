import DocumentReader
import ViewModelIR

/// A kind of format with its options, checked: what it does with the value.
///
/// Texts by value are no part of it: their texts need the screen's other formats.
func lowerFormat(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
  switch options.kind {
  case .plain, .number, .compact, .currency, .percent, .bytes, .ordinal, .measurement:
    try numberFormat(&options)
  case .uppercase, .lowercase, .capitalize, .list, .truncate, .initials, .mask, .url:
    Format(.text(try textFormat(options)))
  case .date, .time, .dayOffset, .relative, .interval: try dateFormat(&options)
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
