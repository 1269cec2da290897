import Foundation
import SpecCompiler
import ViewModelSupport

func number(_ input: FormatInput, _ format: NumberFormat) -> String {
  switch format {
  case .plain: plain(input.value)
  case .decimal(let options): decimal(input.value, options, in: input.context)
  case .compact: compact(input.value, in: input.context)
  }
}

/// Int: `String(value)`; Double: `value.plainText`
private func plain(_ value: Value) -> String {
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
private func decimal(_ value: Value, _ options: NumberOptions, in context: DisplayContext) -> String
{
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
private func compact(_ value: Value, in context: DisplayContext) -> String {
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
