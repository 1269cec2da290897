import Foundation
import SwiftProtobuf

// What screens need and messages do not have as types of Swift.
extension Shop_V1_Order {
  public var placedDate: Date? {
    get { hasPlacedAt ? placedAt.date : nil }
    set {
      if let newValue {
        placedAt = Google_Protobuf_Timestamp(date: newValue)
      } else {
        clearPlacedAt()
      }
    }
  }
}
