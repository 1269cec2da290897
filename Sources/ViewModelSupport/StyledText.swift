// MARK: StyledText, StyledValue
/// A text in Markdown, with values: `"**\(name)** liked [your post](\(url))"`.
///
/// The values are data. They are shown as they are, and can neither begin nor end a mark.
package nonisolated struct StyledText: ExpressibleByStringInterpolation {
  /// UTF-8, with a byte that UTF-8 does not have for each value.
  private(set) var bytes: [UInt8] = []
  private(set) var values: [StyledValue] = []
  /// Whether parts of the text can have tokens: not those of data.
  private(set) var hasTokens = true

  package static let place: UInt8 = 0xFF

  /// The schemes of the links that a text can contain unless it says otherwise.
  package static let usualLinks: Set<String> = ["http", "https", "mailto"]

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.bytes.reserveCapacity(literalCapacity + interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text.append(literal.utf8) }

    package mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      text.append(.text(String(value)))
    }

    package mutating func appendInterpolation(markdown value: String) {
      text.append(.markdown(value))
    }
  }

  package init() {}

  package init(stringLiteral text: String) { bytes = Array(text.utf8) }

  /// Creates a text from data.
  init(markdown text: String) {
    bytes = Array(text.utf8)
    hasTokens = false
  }

  package init(stringInterpolation interpolation: StringInterpolation) { self = interpolation.text }

  package mutating func append(_ literal: some Sequence<UInt8>) { bytes += literal }

  package mutating func append(_ value: StyledValue) {
    bytes.append(Self.place)
    values.append(value)
  }
}

/// A value in a styled text.
package nonisolated enum StyledValue {
  case text(String)
  /// A text whose own marks apply.
  case markdown(String)
}

// MARK: plainText
nonisolated extension Double {
  /// The fewest digits that represent the value, without grouping: `4`, `0.1`, `-2.5`, never `4.0`, `1e+20` or `-0`.
  package var plainText: String {
    if let integer = Int(exactly: self) { return String(integer) }
    guard isFinite else { return description }
    let parts = magnitude.description.split(separator: "e")
    let sign = self < 0 ? "-" : ""
    guard let mantissa = parts.first, let exponent = parts.dropFirst().first.flatMap({ Int($0) })
    else { return description }
    let digits = mantissa.split(separator: ".")
    let whole = digits.first ?? "0"
    let fraction = digits.dropFirst().first.map { $0 == "0" ? "" : $0 } ?? ""
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + whole + fraction
    }
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return sign + whole + fraction + zeros
  }
}
