import Foundation
import ViewModelSupport

/// Whether an object's keys are data: UUIDs, numbers or dates, which no schema lists.
struct KeyFacts {
  enum Form: String, CaseIterable {
    case uuid = "UUIDs"
    case number = "numbers"
    case date = "dates"

    func fits(_ key: String) -> Bool {
      switch self {
      case .uuid: key.utf8.count == 36 && UUID(uuidString: key) != nil
      case .number: !key.isEmpty && key.utf8.count < 20 && key.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      case .date: RFC3339.day(from: key) != nil || RFC3339.date(from: key) != nil
      }
    }
  }

  private(set) var count = 0
  private(set) var first: String?
  private var forms = Form.allCases

  /// What all of them are; nil where they are names.
  var form: Form? { count > 0 ? forms.first : nil }

  mutating func add(_ key: String) {
    count += 1
    first = first ?? key
    if !forms.isEmpty { forms.removeAll { !$0.fits(key) } }
  }
}
