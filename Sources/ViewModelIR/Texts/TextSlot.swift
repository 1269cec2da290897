/// A value in a translated text, with its format.
package struct TextSlot: Hashable, Sendable {
  package let value: TypedExpression
  package let format: Format
  /// The name that translators see.
  package let name: String
  /// The digits after the decimal point with which the number's plural category is determined; `nil` if the slot does not select a
  /// plural form.
  package let choosingDigits: ClosedRange<Int>?

  package init(
    _ value: TypedExpression,
    _ format: Format,
    named name: String? = nil,
    choosingDigits: ClosedRange<Int>? = nil
  ) {
    self.value = value
    self.format = format
    self.name = name ?? value.path
    self.choosingDigits = choosingDigits
  }

  /// The number of digits after the decimal point that the plural rules see.
  package var shownDigits: ClosedRange<Int> {
    value.type.unwrapped == .integer ? 0...0 : choosingDigits ?? 0...6
  }
}
