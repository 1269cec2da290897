import Foundation
import ViewModelIR
import ViewModelSupport

extension ExpressionWriter {
  func literal(_ value: Value) throws(NotInKotlin) -> Code {
    switch value {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return .text(longLiteral(integer))
    case .number(let number): return .text(number.description)
    case .decimal(let number):
      let digits = Code.string([.literal(number.strippedDescription)])
      return .call(.imported("BigDecimal", from: "java.math"), [digits])
    case .string(let text): return .string([.literal(text)])
    case .list([]): return "emptyList()"
    case .date(let date): return parsed("Instant", RFC3339.string(from: date))
    case .day(let date): return parsed("LocalDate", RFC3339.dayString(from: date))
    case .localDateTime(let date):
      return parsed("LocalDateTime", RFC3339.localDateTimeString(from: date))
    case .url(let url): return .string([.literal(url.absoluteString)])
    case .list, .uuid, .object, .choice, .json:
      throw NotInKotlin("a constant of this type")
    }
  }

  /// `LocalDate.parse("2024-03-05")`
  private func parsed(_ type: String, _ text: String) -> Code {
    let parse = Code.sequence([.imported(type, from: "java.time"), ".parse"])
    return .call(parse, [.string([.literal(text)])])
  }

  /// `Status.Active`
  func enumCase(
    _ rawValue: String,
    of expression: TypedExpression
  ) throws(NotInKotlin) -> Code {
    let type = expression.type.unwrapped
    guard
      let found = screen.service.enumeration(type)?.cases.first(where: { $0.rawValue == rawValue })
    else { throw NotInKotlin("this constant", expression) }
    let name = screen.types.name(of: type.declaredName ?? "")
    return .text("\(name).\(kotlinCase(found.name, of: name))")
  }
}

extension Decimal {
  /// The digits without zeros at the end, as BigDecimal writes them: `1E+2` for 100. Numbers with more zeros would not be equal in Kotlin.
  fileprivate var strippedDescription: String {
    let digits = description
    let stripped = digits.contains(".") ? digits[...] : digits.prefix(upTo: digits.endOfDigits)
    let zeros = digits.count - stripped.count
    return self == 0 || zeros == 0 ? digits : "\(stripped)E+\(zeros)"
  }
}

extension String {
  /// The index after the last digit that is not zero.
  fileprivate var endOfDigits: Index {
    lastIndex { $0 != "0" }.map(index(after:)) ?? startIndex
  }
}

extension Value {
  var isNegative: Bool {
    switch self {
    case .integer(let integer): integer < 0
    case .number(let number): number.sign == .minus
    default: false
    }
  }
}
