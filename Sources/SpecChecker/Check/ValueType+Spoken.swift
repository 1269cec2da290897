import SwiftNaming
import ViewModelIR

extension ValueType {
  /// As messages say it: calendar days and local date-times are Dates in Swift too.
  var spokenName: String {
    switch innermost {
    case .day: "\(swiftName) (a calendar day)"
    case .localDateTime: "\(swiftName) (a local date-time)"
    default: swiftName
    }
  }
}
