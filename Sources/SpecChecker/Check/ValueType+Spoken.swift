import SwiftNaming
import ViewModelIR

extension ValueType {
  /// As messages say it: a calendar day is a Date in Swift too.
  var spokenName: String { innermost == .day ? "\(swiftName) (a calendar day)" : swiftName }
}
