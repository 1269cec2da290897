import OutputInterface
import ViewModelIR

/// A private struct of the generated code that decodes and encodes one JSON form of a value.
enum WireCoding: String, CaseIterable {
  case date = "DateCoding"
  case day = "DayCoding"
  case localDateTime = "LocalDateTimeCoding"
  case unixTime = "UnixTimeCoding"
  case fractionalUnixTime = "FractionalUnixTimeCoding"
  case unixMilliseconds = "UnixMillisecondsCoding"
  case fractionalUnixMilliseconds = "FractionalUnixMillisecondsCoding"
  case decimal = "DecimalCoding"
  case integerOrText = "IntegerOrTextCoding"
  case numberOrText = "NumberOrTextCoding"
  case decimalOrText = "DecimalOrTextCoding"
  case duration = "DurationCoding"

  /// Returns `nil` if every decoder can decode the type as it is.
  init?(_ type: ValueType, _ coding: ServiceModel.Coding?) {
    switch (coding, type.innermost) {
    case (.decimalText, _): self = .decimal
    case (.numberOrText, .integer): self = .integerOrText
    case (.numberOrText, .decimal): self = .decimalOrText
    case (.numberOrText, _): self = .numberOrText
    case (.iso8601Duration, _): self = .duration
    case (.unixTime(false, let isWhole), _): self = isWhole ? .unixTime : .fractionalUnixTime
    case (.unixTime(true, let isWhole), _):
      self = isWhole ? .unixMilliseconds : .fractionalUnixMilliseconds
    case (nil, .date): self = .date
    case (nil, .day): self = .day
    case (nil, .localDateTime): self = .localDateTime
    default: return nil
    }
  }

  var context: TemplateValue {
    let form = form
    return [
      "name": .text(rawValue),
      "doc": .text(form.doc),
      "type": .text(form.type),
      "isAlsoNumber": .flag(form.isAlsoNumber),
      "wire": .text(form.wire),
      "local": .text(form.local),
      "what": .text(form.what),
      "read": text(form.read),
      "write": text(form.write),
    ]
  }

  private struct Form {
    var doc: String
    var type = "Date"
    /// Whether the value can also be a JSON number.
    var isAlsoNumber = false
    /// The type that is decoded, and the name of its local constant.
    var wire = "String"
    var local = "text"
    /// The description of a valid value, for the error message.
    var what: String
    var read: Code
    var write: Code
  }

  private var form: Form {
    switch self {
    case .date:
      Form(
        doc: "The JSON form of an instant: `\"2024-03-05T13:45:07Z\"`.",
        what: "an RFC 3339 timestamp",
        read: "\(helper: "RFC3339").date(from: text)",
        write: "\(helper: "RFC3339").string(from: value)"
      )
    case .day:
      Form(
        doc: "The JSON form of a calendar day: `\"2024-03-05\"`.",
        what: "an RFC 3339 day",
        read: "\(helper: "RFC3339").day(from: text)",
        write: "\(helper: "RFC3339").dayString(from: value)"
      )
    case .localDateTime:
      Form(
        doc: "The JSON form of a date and time without an offset: `\"2024-03-05T13:45\"`.",
        what: "an RFC 3339 timestamp without an offset",
        read: "\(helper: "RFC3339").\(helper: "localDateTime")(from: text)",
        write: "\(helper: "RFC3339").\(helper: "localDateTimeString")(from: value)"
      )
    case .decimal:
      Form(
        doc: "The JSON form of a decimal number: `\"12.50\"`.",
        type: "Decimal",
        what: "a decimal number",
        read: "\(helper: "DecimalText").decimal(from: text)",
        write: "value.description"
      )
    case .integerOrText:
      numberForm("an integer", example: "20", type: "Int", read: "Int(text)")
    case .numberOrText:
      numberForm("a number", example: "0.5", type: "Double", read: "text.\(helper: "finiteNumber")")
    case .decimalOrText:
      numberForm(
        "a decimal number",
        example: "12.50",
        type: "Decimal",
        read: "\(helper: "DecimalText").decimal(from: text)"
      )
    case .duration:
      Form(
        doc: "The JSON form of a duration: `\"PT1H30M\"`.",
        type: "TimeInterval",
        what: "an ISO 8601 duration without years and months",
        read: "\(helper: "ISO8601Duration").seconds(from: text)",
        write: "\(helper: "ISO8601Duration").string(from: value)"
      )
    case .unixTime: unixForm("seconds", example: "1709646307", isWhole: true)
    case .fractionalUnixTime: unixForm("seconds", example: "1709646307.25", isWhole: false)
    case .unixMilliseconds: unixForm("milliseconds", example: "1709646307250", isWhole: true)
    case .fractionalUnixMilliseconds:
      unixForm("milliseconds", example: "1709646307250.5", isWhole: false)
    }
  }

  private func numberForm(_ what: String, example: String, type: String, read: Code) -> Form {
    Form(
      doc: "The JSON form of \(what) that can also be in a string: `\(example)`, `\"\(example)\"`.",
      type: type,
      isAlsoNumber: true,
      what: what,
      read: read,
      write: "value"
    )
  }

  private func unixForm(_ unit: String, example: String, isWhole: Bool) -> Form {
    let write = isWhole ? "whole" + capitalized(unit) : unit
    return Form(
      doc: "The JSON form of an instant, in \(unit) since 1970: `\(example)`.",
      wire: isWhole ? "Int" : "Double",
      local: "number",
      what: "\(unit) since 1970 within the years 0000 to 9999",
      read: "\(helper: "UnixTime").date(\(unit): \(isWhole ? "Double(number)" : "number"))",
      write: "\(helper: "UnixTime").\(write)(of: value)"
    )
  }
}
