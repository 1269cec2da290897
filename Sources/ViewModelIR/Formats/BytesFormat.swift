import DocumentReader
import Foundation
import ViewModelSupport

private let style = LiteralOption<NumberFormat.ByteStyle>.word(
  "style",
  standard: .file,
  "the size of a kilobyte: 1,000 bytes for `file` and `decimal`, 1,024 for `memory` and `binary`"
)
private let digits = LiteralOption.digits(
  "`1`, `'0...2'`",
  "digits after the decimal separator for all units except bytes; by default none for kB, one for MB and two from GB up"
)

extension FormatDefinition {
  static let bytes = Self(
    "bytes",
    takes: .integers,
    "The size of a file or of memory, given in bytes.",
    options: [style.option, digits.option]
  ) { (options) throws(Diagnostic) in
    let style = try options.read(style)
    return Format(.number(.bytes(style, fractionDigits: try options.read(digits))))
  }
}

func bytesText(
  _ value: Value,
  _ style: NumberFormat.ByteStyle,
  _ digits: ClosedRange<Int>?,
  in locale: Locale
) -> String {
  guard case .integer(let integer) = value else { return "" }
  let count = Int64(integer)
  if let digits {
    return count.bytesText(style: style.style, fractionDigits: digits, locale: locale)
  }
  return count.formatted(.byteCount(style: style.style, spellsOutZero: false).locale(locale))
}

extension NumberFormat.ByteStyle {
  fileprivate var style: ByteCountFormatStyle.Style {
    switch self {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}
