import Foundation
import ViewModelSupport

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

  package var url: URL? {
    if case .url(let url) = self { url } else { nil }
  }

  /// The elements of a list; empty for any other value.
  package var elements: [Value] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The members of an object, or of the object that a union contains; empty for any other value.
  package var members: [String: Value] {
    switch self {
    case .object(let members): members
    case .choice(_, let held): held.members
    default: [:]
    }
  }

  /// The time zone with this identifier, or at this offset in seconds from UTC; `nil` if there is none.
  var timeZone: TimeZone? {
    switch self {
    case .string(let identifier): TimeZone(identifier: identifier)
    case .integer(let offset): .atOffset(offset)
    default: nil
    }
  }

  package var date: Date? {
    switch self {
    case .date(let date), .day(let date), .localDateTime(let date): date
    default: nil
    }
  }
}
