import TestSupport
import ViewModelIR

/// Generates documents of a type from values at which formatting and arithmetic tend to go wrong. A seed always yields the same documents.
///
/// Each path in the document draws from a shuffled deck of its own. It therefore gets every value in turn, each time combined with
/// other values around it.
struct EdgeJSON {
  private let service: ServiceModel
  private var random: SplitMix
  private var decks: [String: [String]] = [:]
  /// The discriminator's key and value for the next record, if it is the case of a union.
  private var tag: (key: String, value: String)?

  init(_ service: ServiceModel, seed: UInt64) {
    self.service = service
    random = SplitMix(state: seed)
  }

  mutating func document(
    _ type: ValueType,
    _ coding: ServiceModel.Coding? = nil,
    at path: String = ""
  ) -> String {
    if coding == .numberOrText, type.isNumeric, draw(["", "in a string"], at: path + "\"") != "" {
      let path = path + "'"
      let number = type == .integer ? draw(Edges.wholeTexts, at: path) : document(type, at: path)
      return "\"\(number)\""
    }
    switch type {
    case .string, .styledText: return draw(Edges.strings(at: path), at: path)
    case .integer: return draw(Edges.integers, at: path)
    case .number: return draw(Edges.numbers, at: path)
    case .boolean: return draw(["true", "false"], at: path)
    case .decimal:
      let number = draw(Edges.decimals, at: path)
      return coding == .decimalText ? "\"\(number)\"" : number
    case .duration:
      return draw(coding == nil ? Edges.numbers : Edges.durations, at: path)
    case .date:
      guard case .unixTime(let inMilliseconds, let isWhole) = coding else {
        return draw(Edges.dates, at: path)
      }
      let seconds = draw(Edges.unixTimes, at: path)
      let fraction = isWhole ? "" : draw(["", ".5", ".125", ".123456789"], at: path + ".")
      return seconds + (inMilliseconds ? draw(["000", "001", "999"], at: path + "m") : "")
        + fraction
    case .day: return draw(Edges.days, at: path)
    case .localDateTime: return draw(Edges.localDateTimes, at: path)
    case .url: return draw(Edges.urls, at: path)
    case .uuid: return draw(Edges.uuids, at: path)
    case .json: return draw(Edges.json, at: path)
    case .dictionary(let value):
      return "{" + members(value, coding, at: path).joined(separator: ", ") + "}"
    case .viewModel: return "null"
    case .optional(let wrapped):
      let isNull = draw(["null", "", "", ""], at: path + "?") == "null"
      return isNull ? "null" : document(wrapped, coding, at: path)
    case .list(let element):
      // A list of lists grows too fast with the longer counts.
      let isInner = path.contains("[]")
      let count = Int(draw(isInner ? ["0", "1", "2"] : ["0", "1", "2", "6"], at: path + "#")) ?? 0
      let elements = (0..<count).map { _ in document(element, coding, at: path + "[]") }
      return "[" + elements.joined(separator: ", ") + "]"
    case .named(let name): return declared(name, at: path)
    }
  }

  /// The members of a dictionary.
  private mutating func members(
    _ type: ValueType,
    _ coding: ServiceModel.Coding?,
    at path: String
  ) -> [String] {
    let count = Int(draw(["0", "1", "3", "5"], at: path + "#")) ?? 0
    return Edges.keys.shuffled(using: &random).prefix(count).map { key in
      "\"\(key)\": \(document(type, coding, at: path + ".*"))"
    }
  }

  private mutating func declared(_ name: String, at path: String) -> String {
    switch service[name]?.kind {
    case .record(let record):
      var members: [String] = []
      let tag = self.tag
      self.tag = nil
      for property in record.properties {
        let path = path + "." + property.key
        let isMissing =
          !property.isRequired && draw(["", "", "", "no"], at: path + "!") == "no"
        if !isMissing {
          let value =
            tag.flatMap { $0.key == property.key ? "\"\($0.value)\"" : nil }
            ?? Edges.byKey[property.key].map { draw($0, at: path) }
            ?? tolerated(property, at: path)
            ?? document(property.type, property.coding, at: path)
          members.append("\"\(property.key)\": \(value)")
        }
      }
      if case .kept(_, let type, let coding) = record.others {
        members += self.members(type, coding, at: path)
      }
      return "{" + members.joined(separator: ", ") + "}"
    case .enumeration(let enumeration):
      let isText = enumeration.rawType == .string
      let known = enumeration.cases.map { isText ? "\"\($0.rawValue)\"" : $0.rawValue }
      let unknown = Edges.unknownCases(enumeration.rawType)
      return draw(enumeration.keepsUnknown ? known + unknown : known, at: path)
    case .alias(let type): return document(type, at: path)
    case .tuple(let tuple): return list(tuple, at: path)
    case .union(let union): return choice(union, at: path)
    case nil: return "null"
    }
  }

  /// A value that the property's type cannot hold, if decoding tolerates that; `nil` three times out of four.
  private mutating func tolerated(_ property: ServiceModel.Property, at path: String) -> String? {
    guard
      property.toleratesOtherTexts || property.toleratesAnything || property.skippedCount != nil,
      draw(["", "", "", "tolerated"], at: path + "~") == "tolerated"
    else { return nil }
    if property.toleratesOtherTexts { return draw(Edges.strings, at: path) }
    if property.toleratesAnything { return draw(Edges.json, at: path) }
    guard case .list(let element) = property.type.unwrapped else { return nil }
    let good = (0..<2).map { _ in document(element, property.coding, at: path + "[]") }
    let bad = (0..<3).map { _ in draw(Edges.json, at: path + "[~]") }
    return "[" + (bad + good).shuffled(using: &random).joined(separator: ", ") + "]"
  }

  /// The elements of a tuple. Optional items are sometimes absent or `null`, and an additional element follows if the tuple allows it.
  private mutating func list(_ tuple: ServiceModel.Tuple, at path: String) -> String {
    let most = tuple.items.count + (tuple.others == .refused ? 0 : 1)
    let fewest = tuple.items.lastIndex { $0.isRequired }.map { $0 + 1 } ?? 0
    let counts = (fewest...max(fewest, most)).map { String($0) }
    let count = Int(draw(counts, at: path + "#")) ?? fewest
    let elements = (0..<count).map { index -> String in
      guard tuple.items.indices.contains(index) else { return "\"more\"" }
      let item = tuple.items[index]
      return document(item.type, item.coding, at: "\(path).\(item.name)")
    }
    return "[" + elements.joined(separator: ", ") + "]"
  }

  /// A value of a union. A union that contains itself ends after a few levels.
  private mutating func choice(_ union: ServiceModel.Union, at path: String) -> String {
    let isDeep = path.utf8.count { $0 == UInt8(ascii: "@") } > 3
    let choices = isDeep ? union.cases.suffix(1) : union.cases[...]
    var names = choices.map(\.name)
    if union.keepsUnknown { names.append("") }
    let name = draw(names, at: path + "@")
    guard let choice = choices.first(where: { $0.name == name }) else {
      let key = union.discriminator ?? "x"
      return draw(
        ["{\"\(key)\": \"brand_new\"}", "{\"\(key)\": \"\", \"x\": [1]}"],
        at: path + "%"
      )
    }
    if let key = union.discriminator, !choice.tags.isEmpty {
      tag = (key, draw(choice.tags, at: "\(path)@\(choice.name)="))
    }
    return document(choice.type, choice.coding, at: "\(path)@\(choice.name)")
  }

  private mutating func draw(_ values: [String], at path: String) -> String {
    if decks[path]?.isEmpty ?? true { decks[path] = values.shuffled(using: &random) }
    return decks[path]?.popLast() ?? "null"
  }
}

/// Values as JSON.
enum Edges {
  /// Values of properties whose purpose is known from their key but not from their type.
  static let byKey = [
    "huge": ["1e300", "-1e300", "1.7976931348623157e308", "2", "-1e200"],
    "numberOfPages": ["0", "1", "2", "3", "11", "22", "100", "101", "1000000"],
    "currencyCode": ["EUR", "USD", "JPY", "KWD", "eur", "XXX", "ABC", "", "Euro", "€"].map {
      "\"\($0)\""
    },
    "timeZone": ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "GMT+3", "Nowhere/Land", ""]
      .map { "\"\($0)\"" },
  ]
  static let integers = [
    "0", "1", "-1", "2", "3", "5", "11", "12", "21", "22", "99", "100", "101", "112", "999", "1000",
    "-1000", "10000000001", "999949", "999950", "1429384", "1000000", "-4294967298",
    "3.0000000000000000001", "1e-400",
    "-0",
    "9223372036854775807", "-9223372036854775808", "9007199254740993",
  ]
  /// Integers that are also integers as strings, in which neither a fraction nor an exponent is allowed.
  static let wholeTexts = integers.filter { Int($0) != nil }
  static let numbers = [
    "0", "-0.0", "0.5", "1.5", "2.5", "0.125", "0.135", "2.675", "-0.001", "-0.5", "0.05", "999.95",
    "999.949", "9.995", "1", "-1", "10", "1234.5", "999950", "999949.99", "1429384", "1e15",
    "123456789012345.67", "1e16", "1e21", "1e300", "-1e300", "1.7976931348623157e308", "5e-7",
    "2.2250738585072014e-308", "0.1", "0.30000000000000004", "100", "3.14159265358979",
  ]
  /// Decimals, which a schema can also encode as strings.
  static let decimals = [
    "0", "-0", "0.0", "0E-8", "1", "-1", "0.1", "0.2", "12.50", "-12.5", "0.05", "9.99", "100",
    "1e2",
    "1234567890.123456789", "99999999999999999999999999999999999999", "-0.000000001",
    "0.33333333333333333333333333333333333333", "0.333333333333333333333333333333333333333333333",
    "1e127", "-9e127", "1e-127", "-3e-120", "18446744073709551616", "2.50E+3",
    "340282366920938463463374607431768211455",
  ]
  static let durations = [
    "PT0S", "PT1H30M", "P1DT2H", "P2W", "PT0.5S", "PT1,25M", "P1.5D", "-PT5S", "PT90M",
    "PT1H1M1.000001S",
    "P104249991374D", "PT9007199254740991S", "-P1W", "PT36H", "P0D", "PT0.000000001S", "+P1DT0.5H",
  ].map { "\"\($0)\"" }
  /// Unix times in seconds or, with three more digits, in milliseconds.
  static let unixTimes = [
    "10", "1", "-1", "1709646307", "978307200", "951782400", "-62135596800", "253402300799",
    "4102444800",
    "-2208988800", "1709164799", "86399",
  ]
  /// The strings for a property, which depend on its name.
  static func strings(at path: String) -> [String] {
    if path.hasSuffix("Zone") { return timeZones }
    if path.lowercased().hasSuffix("currency") { return currencies }
    return path.hasSuffix("isoLength") ? lengths + strings : strings
  }

  static let timeZones = [
    "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "Pacific/Kiritimati",
    "UTC", "GMT+5", "EST", "Nowhere/Land", "", "a\\u0000b", "../UTC",
  ].map { "\"\($0)\"" }
  static let lengths = [
    "PT0S", "PT3M46S", "PT1H23M45.6S", "P1DT2H", "PT36H", "-PT30S", "P2W", "PT99999999999H",
    "PT0.5S", "P1Y", "PT", "3:46",
  ].map { "\"\($0)\"" }
  static let strings = [
    #""""#, #"" ""#, #""plain""#, #""plainly""#, #""مرحبا \u202e abc""#, #""👩‍👩‍👧‍👦🇩🇪""#,
    #""\ud83d\ude00""#,
    #""\"quoted\"""#, #""back\\slash \\(x) {value}""#, #""two\nlines\r\n\ttab""#, #""e\u0301""#,
    #""é""#, #""a\u0000b""#, #""ai""#, #""10""#, #""9""#, #""ß""#, #""SS""#, #""\u00a0""#,
    #""%@ %d""#, #""**a *b* `c` [d](https://x.y) ~~e~~ ^[f](late) \u2067g""#,
    #""*a [b](javascript:c) <https://x.y/é> \\* _d_ !""#, #""iıİ ǆ ŒUVRE o'neill ijsland ﬁn""#,
    #""Ada King-Noel Lovelace""#, #""4111 1111-1111.1234""#, #""山田 太郎""#, #""'ben' (ΐ) ჯ""#,
    #""13:45:00.25+01:00""#, #""a\u2028b\u0085c""#, #""-12.50""#, #""1e400""#,
    #""/srv/plain_a,b,,c_d/""#,
    #""<p>a <b>b <i>c</b> d</i> <a href=' https://x.y/?a=1&copy=2&amp;é'>e</a><h2>f &lt;b></h2>""#,
    #""<a href=\"java&#9;script:c\">d</a><pre>\n a\n  b</pre><del>\u202ee</del><th>f<table><th>g<td><s>h<td>i""#,
    #""https://me:pw@WWW.Example.com:8080/%C3%A4/%2F/%E2%80%AE/?q#f""#, #""mailto:me@x.org?cc=y""#,
  ]
  static let currencies = [
    "EUR", "USD", "JPY", "KWD", "CLF", "CHF", "INR", "PLN", "THB", "XAU", "ISK", "eur", "", "QQQ",
    "€", "EURO", "US D", "ÄÖÜ", "ZZZ", "123", "E R", "E\\u0000R", "\\ud83d\\ude00",
  ].map { "\"\($0)\"" }
  static let dates = [
    "2024-02-29T23:59:59.999Z", "2024-02-29T00:00:00Z", "2023-12-31T23:30:00-01:00",
    "2024-03-10T06:59:59Z", "2024-03-10T07:00:00Z", "2024-03-31T00:59:59Z", "2024-03-31T01:00:00Z",
    "2024-11-03T05:30:00Z", "2024-11-03T06:30:00Z", "0001-01-01T00:00:00Z", "0000-12-31T12:00:00Z",
    "9999-12-31T23:59:59.999999Z", "1582-10-10T12:00:00Z", "1969-12-31T23:59:59.5Z",
    "2000-01-01T00:00:00.000000001Z", "2016-12-31T23:59:60Z", "2024-03-05t13:45:07z",
    "2024-03-05T13:45:07.25+05:30", "1564-04-26T12:00:00Z", "2024-03-05T13:45:07.000+0000",
    "2024-03-05T13:45-08", "2024-03-05T24:00:00Z", "1900-01-01T00:00:00-12:00",
    "2038-01-19T03:14:08Z",
    // Dates that are seconds, minutes, hours, days and weeks from one of the clocks in `Request`.
    "2024-03-05T13:45:07Z", "2024-03-05T13:43:37Z", "2024-03-05T15:45:06Z", "2024-03-04T23:00:00Z",
    "2024-03-06T13:45:07Z", "2024-03-12T13:45:07Z", "2024-01-01T00:00:01Z", "2024-11-04T06:00:00Z",
  ].map { "\"\($0)\"" }
  static let days = [
    "2024-02-29", "2000-02-29", "2023-02-28", "1970-01-01", "0001-01-01", "9999-12-31",
    "1582-10-15", "1582-10-10", "1500-02-28", "0000-02-29",
    "2024-12-30", "2024-12-31", "2025-01-01", "2024-03-10", "1900-03-01",
  ].map { "\"\($0)\"" }
  /// Includes times at which clocks change in the time zones of `Boards.yaml`.
  static let localDateTimes = [
    "2024-03-05T13:45", "2024-03-05T13:45:07", "2024-03-05T13:45:07.25", "2024-03-31T02:30:00",
    "2024-10-27T02:30", "2024-03-10T02:15:30", "2011-12-30T12:00", "2024-04-07T01:45:00.123456",
    "2024-02-29T23:59:59.999", "0001-01-01T00:00", "9999-12-31T23:59", "1900-01-01T00:00",
    "2024-12-31t23:30:00", "2024-03-04 00:00", "1582-10-15T12:00", "1582-10-10T12:00",
    "2024-02-29T24:00",
  ].map { "\"\($0)\"" }
  static let urls = [
    "https://example.com/a/b?c=d&e=%20#f", "mailto:me@example.com", "relative/path",
    "http://[::1]:80/",
    "https://xn--80ak6aa92e.рф:80/ä/✓", "file:///tmp/a%20b", "HTTPS://EXAMPLE.com", "a b",
    "https://www.bücher.de/%F0%9F%98%80/a/", "tel:+48-22", "http://xn--pple-43d.org//", "https:///",
  ].map { "\"\($0)\"" }
  static let uuids = [
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    "00000000-0000-0000-0000-000000000000",
  ].map { "\"\($0)\"" }
  static func unknownCases(_ type: ServiceModel.Enumeration.RawType) -> [String] {
    switch type {
    case .string: ["\"brand_new\"", "\"\"", "\"unknown\"", "\"DRY\""]
    case .integer: ["0", "99", "-7", "2.0", "1e1", "9223372036854775807"]
    case .number: ["0", "1.0", "25e-1", "-0.5", "99", "1e300"]
    case .json: ["\"brand_new\"", "\"\"", "7", "0.0", "2.5", "false", "null"]
    }
  }

  static let json = [
    "null", "true", "0", "-1", "1.0", "1.5", "1e300", "18446744073709551616", "\"\"", "\"null\"",
    "[]", "{}", "[1, [null, {\"a\": \"é\"}], 2.5]",
    "{\"a\": {\"b\": [true, null]}, \"\": 9223372036854775807}",
    "99999999999999999999999999999999999999", "1e37", "1e38", "0.1", "-0.0",
  ]
  /// The keys of dictionaries, escaped as in JSON.
  static let keys = [
    "plain", "yes", "", "a b", "é", "Z", "a", "10", "9", "\\ud83d\\ude00", "\\u0000",
  ]
}
