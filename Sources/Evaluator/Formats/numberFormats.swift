import Foundation
import SpecCompiler
import ViewModelSupport

/// Int: `String(value)`; Double: `value.plainText`
func plain(_ value: Value) -> String {
  switch value {
  case .integer(let integer): String(integer)
  case .number(let number): number.plainText
  default: ""
  }
}

/// Int: `value.formatted(.number.locale(context.locale))`
///
/// Double: `value.formattedWithSignlessZero(.number.locale(context.locale))`
///
/// With the options between `.number` and `.locale`: `.grouping(.never)`, then
/// `.precision(.fractionLength(1...1))`.
func number(_ value: Value, _ options: NumberOptions, in context: DisplayContext) -> String {
  switch value {
  case .integer(let integer):
    var style = IntegerFormatStyle<Int>.number
    if !options.grouping { style = style.grouping(.never) }
    if let digits = options.fractionDigits { style = style.precision(.fractionLength(digits)) }
    return integer.formatted(style.locale(context.locale))
  case .number(let number):
    var style = FloatingPointFormatStyle<Double>.number
    if !options.grouping { style = style.grouping(.never) }
    if let digits = options.fractionDigits { style = style.precision(.fractionLength(digits)) }
    return number.formattedWithSignlessZero(style.locale(context.locale))
  default: return ""
  }
}

/// Int: `value.formatted(.number.notation(.compactName).precision(.fractionLength(0...1))
/// .locale(context.locale))`; Double: the same through `value.formattedWithSignlessZero`.
func compact(_ value: Value, in context: DisplayContext) -> String {
  switch value {
  case .integer(let integer):
    integer.formatted(
      .number.notation(.compactName).precision(.fractionLength(0...1)).locale(context.locale)
    )
  case .number(let number):
    number.formattedWithSignlessZero(
      .number.notation(.compactName).precision(.fractionLength(0...1)).locale(context.locale)
    )
  default: ""
  }
}
