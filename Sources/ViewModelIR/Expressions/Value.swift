import Foundation

/// A value during evaluation, in place of the one that the generated code would have.
package indirect enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number, or the seconds of a duration.
  case number(Double)
  case decimal(Decimal)
  /// A string, or the raw value of an enumeration in the form of `Enumeration.Case.rawValue`.
  case string(String)
  case date(Date)
  case day(Date)
  case localDateTime(Date)
  case url(URL)
  case uuid(UUID)
  case list([Value])
  /// A record or a view model, by the names of its properties; a tuple, by the names of its items; or a dictionary.
  case object([String: Value])
  /// A union: the name of its case, and its associated value.
  case choice(String, Value)
  /// Any JSON. Its null is a value, not `nil`.
  case json(Value)
}
