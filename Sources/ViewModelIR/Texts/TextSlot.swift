/// What a translated text leaves open: a value in a format.
package struct TextSlot: Hashable, Sendable {
  package let value: TypedExpression
  package let format: Format
  /// What translators know it by.
  package let name: String
  /// The digits after the point that the number's plural category is chosen by; nil where it chooses nothing.
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

  /// How many digits after the point its plural rules see.
  package var shownDigits: ClosedRange<Int> {
    value.type.unwrapped == .integer ? 0...0 : choosingDigits ?? 0...6
  }
}
