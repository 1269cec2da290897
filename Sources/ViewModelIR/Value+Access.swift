import Foundation

extension Value {
  package var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var decimal: Decimal? {
    if case .decimal(let decimal) = self { decimal } else { nil }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var date: Date? {
    switch self {
    case .date(let date), .day(let date): date
    default: nil
    }
  }
}
