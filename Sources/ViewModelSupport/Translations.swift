// MARK: DisplayFunctions
/// The app's own functions that view models call. The app declares them in an extension, as in
/// `nonisolated extension DisplayFunctions { static func plainText(_ html: String) -> String { … } }`.
public nonisolated enum DisplayFunctions {}

// MARK: bestLanguage, LanguageSubtags
/// Returns the available language that matches the first preference possible, or `nil` if none of
/// the preferences is available. Tags are BCP 47 tags or locale identifiers.
public nonisolated func bestLanguage(
  of available: [String],
  for preferences: [String]
) -> String? {
  let known = available.map { (tag: $0, name: LanguageSubtags($0)) }
  for preference in preferences {
    let wanted = LanguageSubtags(preference)
    let served = known.filter { $0.name.isRead(like: wanted) }
    let best =
      served.first { $0.name.region == wanted.region }
      ?? served.first { $0.name.region == nil } ?? served.first
    if let best { return best.tag }
  }
  return nil
}

/// The parts of a language tag that languages are matched by.
public nonisolated struct LanguageSubtags {
  public let language: String
  /// The script, for languages that are written in several, since readers of one may not read
  /// another; otherwise empty.
  public let script: String
  public let region: String?

  public init(_ tag: String) {
    let parts = tag.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
    let subtags = parts.dropFirst().prefix { $0.count > 1 }
    let code = parts.first?.lowercased() ?? ""
    language = ["no": "nb", "iw": "he", "in": "id"][code] ?? code
    region = subtags.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?
      .uppercased()
    let written = subtags.first { $0.count == 4 }?.lowercased()
    switch language {
    case "zh": script = written ?? (["TW", "HK", "MO"].contains(region) ? "hant" : "hans")
    case "sr", "kk", "ky", "mn", "tg": script = written ?? "cyrl"
    case "az", "bs", "uz": script = written ?? "latn"
    case "pa": script = written ?? "guru"
    default: script = ""
    }
  }

  fileprivate func isRead(like other: LanguageSubtags) -> Bool {
    language == other.language && script == other.script
  }
}

// MARK: StaticString
nonisolated extension StaticString {
  public var text: String { description }

  /// The text with `%1` to `%9` replaced by the values, and `%%` by a percent sign.
  public func filled(with values: String...) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(utf8CodeUnitCount + 32)
    var isPlace = false
    for byte in description.utf8 {
      if isPlace {
        let place = Int(byte) - 0x31
        text += values.indices.contains(place) ? Array(values[place].utf8) : [UInt8(ascii: "%")]
        isPlace = false
      } else if byte == UInt8(ascii: "%") {
        isPlace = true
      } else {
        text.append(byte)
      }
    }
    if isPlace { text.append(UInt8(ascii: "%")) }
    return String(decoding: text, as: UTF8.self)
  }
}

// MARK: PluralOperands
/// The operands of the plural rules of CLDR, under its names, for a number with the digits that are
/// shown.
public nonisolated struct PluralOperands: Hashable, Sendable {
  /// The digits before the decimal point.
  public var i: UInt
  /// The number of digits after the point, with trailing zeros (`v`) and without them (`w`).
  public var v = 0
  public var w = 0
  /// The digits after the point, with trailing zeros (`f`) and without them (`t`).
  public var f: UInt = 0
  public var t: UInt = 0
  /// The power of ten of a compact number: 6 for 1.2M.
  public var e: UInt = 0

  /// Creates the operands for digits such as `1`, `1.50` and, of a compact number, `1.2c6`; `nil`
  /// for any other text. A minus sign is ignored.
  public init?(digits text: String) {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let mantissa = unsigned.prefix { $0 != "c" }
    var whole = mantissa.prefix { $0 != "." }
    var digits = mantissa.dropFirst(whole.count + 1)
    guard Self.number(whole) != nil, digits.isEmpty == (mantissa == whole) else { return nil }
    if mantissa != unsigned {
      guard let exponent = UInt8(unsigned.dropFirst(mantissa.count + 1)) else { return nil }
      e = UInt(exponent)
      let moved = digits.prefix(Int(exponent))
      whole += moved + String(repeating: "0", count: Int(exponent) - moved.count)
      digits = digits.dropFirst(moved.count)
    }
    guard let integer = Self.number(whole) else { return nil }
    i = integer
    if digits.isEmpty { return }
    guard let fraction = Self.number(digits) else { return nil }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    v = digits.count
    w = digits.count - zeros
    f = fraction
    t = Self.number(digits.dropLast(zeros)) ?? 0
  }

  /// The number. If it overflows, only its last 18 digits are kept, which are all that the rules
  /// need.
  private static func number(_ digits: Substring) -> UInt? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return UInt(digits) ?? UInt(digits.suffix(18)).map { $0 + 1_000_000_000_000_000_000 }
  }
}
