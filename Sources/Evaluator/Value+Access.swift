import Foundation
import ViewModelIR

extension Value {
  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var decimal: Decimal? {
    if case .decimal(let decimal) = self { decimal } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var date: Date? {
    switch self {
    case .date(let date), .day(let date): date
    default: nil
    }
  }
}
