/// Type names that a schema's types do not get: they would hide another type from code of the same module.
package let reservedTypeNames =
  namesGeneratedCodeUses
  .union(namesAppCodeUses)
  .union(namesOfLiterals)
  .union(keywords)

/// What generated code names without what contains it, on any platform. A test derives it from all that the code may say.
package let namesGeneratedCodeUses: Set<String> = [
  "Array", "Bool", "ByteCountFormatStyle", "Calendar", "CaseIterable", "Character", "ClosedRange",
  "Codable", "CodingKey",
  "CodingKeys", "Comparable", "Darwin", "Data", "Date", "DateCoding", "DateComponents",
  "DateComponentsFormatter", "DateFormatter", "DayCoding", "Decimal", "DecimalCoding",
  "DecimalText", "Decodable",
  "Decoder", "DecodingError", "Dictionary", "DisplayContext", "Double", "Duration",
  "DurationCoding", "DurationUnit", "DurationWidth", "Element", "Encodable", "Encoder",
  "EncodingError", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
  "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
  "ExpressibleByNilLiteral", "ExpressibleByStringLiteral", "FloatingPointFormatStyle",
  "FloatingPointRoundingRule",
  "FormatStyle", "Formats", "Foundation", "FractionalUnixMillisecondsCoding",
  "FractionalUnixTimeCoding", "Hashable", "ISO8601Duration", "Indirect", "Int", "Int32", "Int64",
  "IntegerFormatStyle", "JSONDecoder", "JSONValue", "KeyValuePairs", "Locale", "LossyArray",
  "MemberKey", "NSCalendar", "NSDecimalNumber", "NSNumber", "NumberFormatter", "PluralCategory",
  "PluralOperands", "RFC3339", "Range", "RawRepresentable", "RelativeDateTimeFormatter", "Sendable",
  "Sequence", "Set", "SignedNumeric", "SingleValueDecodingContainer", "Slice", "StackShortage",
  "StackSpace", "String", "StringProtocol", "Substring", "Swift", "Test", "Testing",
  "TimeInterval", "TimeZone", "UInt", "UInt8", "URL", "URLText", "UTF8", "UUID", "Unicode",
  "UnixMillisecondsCoding", "UnixTime", "UnixTimeCoding", "UnkeyedDecodingContainer",
  "UnkeyedEncodingContainer",
  "UnsafeBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafeRawPointer",
  "XCTAssertEqual", "XCTUnwrap", "XCTest", "XCTestCase",
]

/// What the app's own code is likely to mean something else by.
package let namesAppCodeUses: Set<String> = [
  "AnyHashable", "AnyObject", "Bundle", "Combine", "Float", "Identifiable", "JSONEncoder",
  "MainActor", "Never", "Observable", "ObservableObject", "Observation", "Optional", "Published",
  "Result", "Suite", "Task", "Void",
]

/// What the compiler looks up by name where a literal says no type.
private let namesOfLiterals: Set<String> = [
  "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
  "StringLiteralType", "UnicodeScalarType",
]
