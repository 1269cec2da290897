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
