import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func wrongCategory(
    _ member: Node.Member,
    language: String,
    categories: [String]
  ) -> Self {
    Self(
      .format,
      "\(quoted(member.key)) is not a plural category of '\(language)': use \(list(categories, "or")), or an exact value such as '=0'",
      at: member.keyLocation
    )
  }

  static func inexactPlural(_ member: Node.Member) -> Self {
    Self(
      .format,
      "\(quoted(member.key)) is not an exact value: write a whole number after '=', as in '=0'",
      at: member.keyLocation
    )
  }

  static func missingCategories(
    _ missing: [(category: String, number: String)],
    language: String,
    at location: Location
  ) -> Self {
    let samples = missing.map { "\($0.number) is '\($0.category)'" }.joined(separator: ", ")
    return Self(
      .warning,
      .missingCase,
      "in '\(language)' \(samples): until you add \(missing.count == 1 ? "this category" : "these categories"), such numbers get the text for 'other'",
      at: location
    )
  }

  static func hiddenCategory(
    _ category: String,
    language: String,
    _ type: ValueType,
    _ shown: ShownNumber,
    at location: Location
  ) -> Self {
    let numbers =
      switch shown {
      case .text: "number in this format"
      case .digits: type == .integer ? "whole number" : "number with these 'fractionDigits'"
      }
    return Self(
      .warning,
      .missingCase,
      "in '\(language)' no \(numbers) is '\(category)', so this text is never shown: remove it",
      at: location
    )
  }

  static func fractionDigitsOfInteger(at location: Location) -> Self {
    Self(
      .format,
      "the value is an 'Int', which has no fraction: remove 'fractionDigits'",
      at: location
    )
  }

  static func pluralWithoutOther(at location: Location) -> Self {
    Self(
      .missingCase,
      "a plural needs a text for 'other', which every language uses",
      at: location
    )
  }

  static func strayMapKey(
    _ member: Node.Member,
    known: [String],
    cases: [ServiceModel.Enumeration.Case],
    type: ValueType
  ) -> Self {
    let hint =
      cases.first { $0.name == member.key }.map {
        Hint("write the schema's value, '\($0.rawValue)'", meaning: $0.rawValue)
      }
      ?? Hint(for: member.key, among: known, else: "it has")
    return Self(
      .unknownName,
      "'\(type.specName)' has no value \(quoted(member.key))",
      hint,
      at: member.keyLocation
    )
  }

  static func missingMapKeys(_ keys: [String], type: ValueType, at location: Location) -> Self {
    Self(
      .missingCase,
      "this map of '\(type.specName)' does not include \(list(Array(keys.prefix(8)), "and")): add \(keys.count == 1 ? "it" : "them")",
      at: location
    )
  }

  static func mapWithoutUnknown(
    _ type: ValueType,
    isInline: Bool,
    at location: Location
  ) -> Self {
    Self(
      .missingCase,
      "the service can send a value of '\(type.specName)' that is not in this map: add 'unknown: …' \(isInline ? "inside the parentheses" : "next to 'map'")",
      at: location
    )
  }

  static func needlessUnknown(_ type: ValueType, at location: Location) -> Self {
    Self(
      .warning,
      .missingCase,
      "the map has all values of '\(type.specName)', so 'unknown' is never used: remove it",
      at: location
    )
  }
}
