import DocumentReader
import Foundation
import ViewModelSupport

/// What the strings at one place have in common.
struct TextFacts {
  /// The most values that an enumeration can have.
  static let mostValues = 500
  private static let longestValue = 100

  private(set) var count = 0
  /// The different values, in the order of their first occurrence. Empty if there are too many or one is too long.
  private(set) var values: [String] = []
  /// The values as a set, or `nil` once they are no longer collected.
  private var known: Set<String>? = []
  /// The formats that all strings have.
  private(set) var formats = StringFormat.allCases
  /// The location of the first string after which no date format fits all strings.
  private(set) var firstOther: Location?
  private var first: String?
  /// Whether at least two strings are different.
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

  /// Returns the facts about the strings of both places.
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

/// A `format` of JSON Schema that gives a string its own type.
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

  /// Whether a single string is not enough to infer the format. It is enough for a web address, which is never anything else.
  var needsTwo: Bool { self != .uri }
}

private func isWebAddress(_ text: String) -> Bool {
  guard text.hasPrefix("https://") || text.hasPrefix("http://"),
    text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !#""<>\^`{|}"#.utf8.contains($0) })
  else { return false }
  return URL(string: text)?.host != nil
}

/// The range of the integers at one place.
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

/// What the keys of objects have in common. UUIDs, numbers and dates are data rather than names of properties.
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

  /// The form that all keys have, or `nil` if they are names.
  var form: Form? { count > 0 ? forms.first : nil }

  mutating func add(_ key: String) {
    count += 1
    first = first ?? key
    if !forms.isEmpty { forms.removeAll { !$0.fits(key) } }
  }
}
