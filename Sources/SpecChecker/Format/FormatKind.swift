import DocumentReader
import ViewModelIR

/// The kinds of format, by the names that specs use.
package enum FormatKind: String, CaseIterable, Sendable {
  case plain, number, compact, currency, percent, bytes, ordinal, measurement, temperature
  case date, time, dayOffset, relative, interval
  case duration
  case uppercase, lowercase, capitalize, sentence
  case list, truncate, initials, mask, url, regionName, languageName, currencyName
  case plural, map

  var accepted: Accepted {
    switch self {
    case .plain, .number, .compact, .currency, .percent, .measurement, .temperature, .plural:
      .numbers
    case .bytes, .ordinal: .integers
    case .uppercase, .lowercase, .capitalize, .sentence, .truncate, .initials, .mask: .strings
    case .regionName, .languageName, .currencyName: .strings
    case .list: .listsOfStrings
    case .url: .urls
    case .date, .time, .dayOffset, .relative, .interval: .dates
    case .duration: .durations
    case .map: .choices
    }
  }

  /// With its options, checked: what it does with the value.
  ///
  /// Texts by value are not part of it: their texts need the screen's other formats.
  func lowered(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
    switch self {
    case .plain: Format(.number(.plain))
    case .number:
      Format(.number(.decimal(try decimalOptions(options))), try options.digitsFromData())
    case .compact:
      Format(.number(.compact(try compactOptions(options))), try options.digitsFromData())
    case .currency: try currencyFormat(&options)
    case .percent: try percentFormat(&options)
    case .bytes:
      Format(.number(try bytesFormat(options)))
    case .ordinal: Format(.number(.ordinal))
    case .measurement: Format(.number(try measurementFormat(options)))
    case .temperature: Format(.number(.temperature(try temperatureOptions(options))))
    case .uppercase: Format(.text(.letterCase(.uppercase)))
    case .lowercase: Format(.text(.letterCase(.lowercase)))
    case .capitalize: Format(.text(.letterCase(.capitalize)))
    case .sentence: Format(.text(.letterCase(.sentence)))
    case .list: Format(.text(.list(try listOptions(options))))
    case .truncate: Format(.text(try truncation(options)))
    case .initials: Format(.text(.initials(count: try options.count("count", in: 1...3) ?? 2)))
    case .mask: Format(.text(try masking(options)))
    case .url:
      Format(.text(.url(try options.choice("style", of: TextFormat.URLStyle.self) ?? .short)))
    case .regionName: Format(.text(.name(.region)))
    case .languageName: Format(.text(.name(.language)))
    case .currencyName: Format(.text(.name(.currency)))
    case .date: try dateFormat(&options)
    case .time: try timeFormat(&options)
    case .dayOffset: try dayOffsetFormat(&options)
    case .relative: Format(.date(try relativeFormat(options)))
    case .interval: try intervalFormat(&options)
    case .duration: Format(.duration(try durationFormat(options)))
    case .plural, .map: .verbatim
    }
  }

  /// Whether it makes a text of such a value, which may be any where the type is nil.
  package func accepts(_ type: ValueType?, in service: ServiceModel) -> Bool {
    type.map { accepted.include($0, in: service) } ?? true
  }

  /// The values that a format takes.
  enum Accepted {
    case numbers, integers, strings, listsOfStrings, urls, dates, durations, choices

    /// As a message says it.
    var wanted: String {
      switch self {
      case .numbers: "a number"
      case .integers: "an Int"
      case .strings: "a String"
      case .listsOfStrings: "a [String], such as 'items.map($0.name)'"
      case .urls: "a URL or a String"
      case .dates: "a date"
      case .durations: "a number, a duration or a String with one"
      case .choices: "an enumeration, a Bool or a String"
      }
    }

    func include(_ type: ValueType, in service: ServiceModel) -> Bool {
      switch self {
      case .numbers: type.isNumeric || type == .decimal
      case .integers: type == .integer
      case .strings: type == .string
      case .listsOfStrings: type == .list(.string)
      case .urls: type == .url || type == .string
      case .dates: type.isMoment
      case .durations: [.integer, .number, .duration, .string].contains(type)
      case .choices: type == .boolean || type == .string || service.enumeration(type) != nil
      }
    }
  }
}
