import DocumentReader
import Foundation
import ViewModelIR

/// Literals of numbers, which take the wanted type if possible.
extension TypedExpression {
  init(integer text: String, as wanted: ValueType?, at location: Location) throws(Diagnostic) {
    guard let value = Int(text.filter { $0 != "_" }) else {
      throw .literalTooLarge(text, at: location)
    }
    switch wanted {
    case .number?, .duration?: self.init(wanted ?? .number, .literal(.number(Double(value))))
    case .decimal?: self.init(.decimal, .literal(.decimal(Decimal(value))))
    default: self.init(.integer, .literal(.integer(value)))
    }
  }

  init(number text: String, as wanted: ValueType?, at location: Location) throws(Diagnostic) {
    if wanted == .decimal {
      guard let value = decimal(text), value.significand <= Decimal(Int.max) else {
        throw .literalTooLong(text, at: location)
      }
      self.init(.decimal, .literal(.decimal(value)))
      return
    }
    guard let value = Double(text.filter { $0 != "_" }), value.isFinite else {
      throw .literalTooLarge(text, at: location)
    }
    self.init(wanted == .duration ? .duration : .number, .literal(.number(value)))
  }
}
