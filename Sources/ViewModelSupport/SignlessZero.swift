import Foundation

nonisolated extension Double {
  /// Formats the value; one that rounds to zero shows no minus sign.
  package func formattedWithSignlessZero(_ style: FloatingPointFormatStyle<Double>) -> String {
    let text = style.format(self)
    return sign == .minus && text == style.format(-0.0) ? style.format(0.0) : text
  }
}
