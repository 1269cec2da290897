import DocumentReader
import Foundation
import ViewModelSupport

/// What the texts of one place have in common.
struct TextFacts {
  /// An enumeration with more values than this is not written down by anybody.
  static let mostValues = 500
  private static let longestValue = 100

  private(set) var count = 0
  /// In the order of their first occurrence; none where there are too many, or they are too long.
  private(set) var values: [String] = []
  /// The same for a quick look; nil where they are not kept.
  private var known: Set<String>? = []
  /// What all of them are.
  private(set) var formats = StringFormat.allCases
  /// The first that is not a date in any form.
  private(set) var firstOther: Location?
  private var first: String?
  /// Whether two of them differ.
  private(set) var differ = false

  mutating func add(_ text: String, at location: Location) {
    count += 1
    if let first { differ = differ || first != text } else { first = text }
    if !formats.isEmpty { formats.removeAll { !$0.fits(text) } }
    if firstOther == nil, !formats.contains(where: \.isDate) { firstOther = location }
    addValue(text)
  }

  private mutating func addValue(_ text: String) {
    guard let known, !known.contains(text) else { return }
    if values.count == Self.mostValues || text.utf8.count > Self.longestValue {
      self.known = nil
      values = []
    } else {
      self.known?.insert(text)
      values.append(text)
    }
  }

  /// Both together.
  func merged(with other: TextFacts) -> TextFacts {
    var all = self
    all.count += other.count
    all.formats.removeAll { !other.formats.contains($0) }
    all.differ = differ || other.differ || first != other.first
    all.firstOther = firstOther ?? other.firstOther
    for value in other.values { all.addValue(value) }
    if other.known == nil {
      all.known = nil
      all.values = []
    }
    return all
  }
}

/// JSON Schema's `format` of a string, where that makes a type of its own of it.
enum StringFormat: String, CaseIterable {
  case dateTime = "date-time"
  case dateTimeLocal = "date-time-local"
  case date, uuid, uri

  var isDate: Bool { self == .dateTime || self == .dateTimeLocal || self == .date }

  func fits(_ text: String) -> Bool {
    switch self {
    case .dateTime: RFC3339.date(from: text) != nil
    case .dateTimeLocal: RFC3339.localDateTime(from: text) != nil
    case .date: RFC3339.day(from: text) != nil
    case .uuid: text.utf8.count == 36 && UUID(uuidString: text) != nil
    case .uri: isWebAddress(text)
    }
  }

  /// Whether one text is enough to tell: a web address is never anything else.
  var needsTwo: Bool { self != .uri }
}

private func isWebAddress(_ text: String) -> Bool {
  guard text.hasPrefix("https://") || text.hasPrefix("http://"),
    text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !#""<>\^`{|}"#.utf8.contains($0) })
  else { return false }
  return URL(string: text)?.host != nil
}

/// How large the whole numbers of one place are.
struct IntegerFacts {
  private(set) var fitsInt = true
  private(set) var fitsUInt = true

  mutating func add(_ text: String) {
    if text.utf8.count < 18 {
      if text.hasPrefix("-") { fitsUInt = false }
      return
    }
    fitsInt = fitsInt && Int64(text) != nil
    fitsUInt = fitsUInt && UInt64(text) != nil
  }
}

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
