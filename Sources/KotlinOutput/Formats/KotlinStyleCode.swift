import OutputInterface
import ViewModelIR

/// The code of all styles except choices of texts, which `FormatWriter` writes.
extension Format.Style {
  /// Returns the formatted value: `context.compact(followerCount)`.
  func code(_ value: FormattedValue) -> Code {
    switch self {
    case .verbatim: verbatimCode(value)
    case .number(let format): format.code(value)
    case .date(let format): format.code(value)
    case .duration(let format): format.code(value)
    case .text(let format): format.code(value)
    case .choice: value.alone
    }
  }
}

private func verbatimCode(_ value: FormattedValue) -> Code {
  // Swift writes a UUID in capitals.
  value.type == .uuid ? value.link(".toString().uppercase()") : value.alone
}

/// The code of a value to format.
struct FormattedValue {
  /// The value as the receiver of a call: `(a ?: b)`.
  let base: Code
  /// The value on its own, for example as an argument: `a ?: b`.
  let alone: Code
  let type: ValueType
  /// The options that come from data, by name.
  var arguments: [String: Code] = [:]
  var argumentTypes: [String: ValueType] = [:]
  /// The code before a call of a format function: `context.`, or nothing inside of such a function.
  let context: String

  /// `value.toString()`
  func link(_ member: Code) -> Code {
    guard case .chain(let first, let links) = base else { return .chain(base, [member]) }
    return .chain(first, links + [member])
  }

  /// `context.compact(value, option = 1)`
  func call(_ helper: String, _ options: [Code] = []) -> Code {
    call(helper, on: alone, options)
  }

  /// `context.number(value * 1000, option = 1)`
  func call(_ helper: String, on value: Code, _ options: [Code]) -> Code {
    .call(.text(context + helper, needs: [.helper(helper)]), [value] + options)
  }

  /// `context.locale`
  var locale: Code { .text(context + "locale") }

  /// The number as a Double.
  var double: Code { type == .number || type == .duration ? alone : link(".toDouble()") }

  /// The number as a Double that can be an operand.
  var doubleOperand: Code { type == .number || type == .duration ? base : link(".toDouble()") }
}

/// `fractionDigits = 1..2`
func option(_ name: String, _ value: Code) -> Code { .assignment(.text(name), value) }

func rangeLiteral(_ range: ClosedRange<Int>) -> Code {
  .text("\(range.lowerBound)..\(range.upperBound)")
}
