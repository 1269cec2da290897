import Foundation

/// A value while the tool evaluates, in place of that which the generated code would hold.
package indirect enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number, and the seconds of a duration.
  case number(Double)
  case decimal(Decimal)
  /// A string, and the raw value of an enumeration, as `Enumeration.Case.rawValue` has it.
  case string(String)
  case date(Date)
  case day(Date)
  case localDateTime(Date)
  case url(URL)
  case uuid(UUID)
  case list([Value])
  /// A service record or a view model, by the names of its properties; a tuple, by its items' names; a dictionary.
  case object([String: Value])
  /// A union: the name of its case, and the value that goes with it.
  case choice(String, Value)
  /// Any JSON, so its null is not nil.
  case json(Value)
}
