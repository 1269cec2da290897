import ViewModelIR

extension ReservedNames {
  /// What Swift, Foundation, SwiftUI and generated code need.
  package static let swift = Self(
    types: reservedTypeNames,
    viewTypes: namesSwiftUIAppsUse,
    cases: membersOfEveryEnum
  )
}

/// Type names that no type gets, by `rename` neither: they would hide another type from code of the same module.
package let reservedTypeNames =
  namesGeneratedCodeUses
  .union(namesAppCodeUses)
  .union(namesOfLiterals)
  .union(keywords)

/// What generated code names without what contains it, on any platform. A test derives it from all that the code may say.
let namesGeneratedCodeUses: Set<String> = [
  "AnyHashable", "AnyKeyPath", "Array", "ArraySlice", "Bool", "ByteCountFormatStyle", "Calendar",
  "Calls", "CancellationError", "CaseIterable", "Character", "CheckedContinuation", "ClosedRange",
  "Codable", "CodingKey", "CodingKeys", "Combine", "Comparable", "Darwin", "Data", "Date",
  "DateCoding", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DayCoding",
  "Decimal", "DecimalCoding", "DecimalText", "Decodable", "Decoder", "DecodingError", "Dictionary",
  "DisplayContext", "DisplayLanguage", "DisplayTexts", "Double", "Duration", "DurationCoding",
  "DurationUnit", "DurationWidth", "Element", "Encodable", "Encoder", "EncodingError", "Equatable",
  "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
  "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
  "ExpressibleByNilLiteral", "ExpressibleByStringLiteral", "FloatingPointFormatStyle",
  "FloatingPointRoundingRule", "FormatStyle", "Formats", "Foundation",
  "FractionalUnixMillisecondsCoding", "FractionalUnixTimeCoding", "Hashable", "ISO8601Duration",
  "Identifiable", "Indirect", "Int", "Int32", "Int64", "IntegerFormatStyle", "JSONDecoder",
  "JSONValue", "KeptRows", "KeyValuePairs", "KeyedDecodingContainer", "LanguageSubtags",
  "LocalDateTimeCoding", "Locale", "LossyArray", "MainActor", "MemberKey", "NSCalendar",
  "NSDecimalNumber", "NSNumber", "Never", "NumberFormatter", "ObjectMembers", "Observable",
  "ObservableObject", "Observation", "PluralCategory", "PluralOperands", "Published", "RFC3339",
  "Range", "RawRepresentable", "RelativeDateTimeFormatter", "ScreenAgain", "ScreenAnswer",
  "ScreenEdit", "ScreenEnding", "ScreenFailure", "ScreenList", "ScreenPages", "ScreenQueue",
  "ScreenRowChange", "ScreenStore", "ScreenTimeline", "Sendable", "Sequence", "Set",
  "SignedNumeric", "SourceLocation", "StackShortage", "StackSpace",
  "StaticString", "String", "StringProtocol", "Substring", "Suite", "Swift", "Task", "Test",
  "Testing", "TimeInterval", "TimeZone", "UInt", "UInt64", "UInt8", "URL", "URLError", "URLText",
  "UTF8", "UUID", "Unicode", "UnixMillisecondsCoding", "UnixTime", "UnixTimeCoding",
  "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "UnsafeMutablePointer",
  "UnsafeMutableRawPointer", "UnsafeRawPointer", "Void", "WritableKeyPath", "XCTAssertEqual",
  "XCTAssertFalse", "XCTAssertNil", "XCTAssertTrue", "XCTUnwrap", "XCTest", "XCTestCase",
]

/// What the app's own code is likely to mean something else by.
package let namesAppCodeUses: Set<String> = [
  "AnyHashable", "AnyObject", "Bundle", "Combine", "Float", "Identifiable", "JSONEncoder",
  "MainActor", "Never", "Observable", "ObservableObject", "Observation", "Optional", "Published",
  "Result", "Suite", "Task", "Void",
]

/// What nearly every file of a SwiftUI app names: a type of the same module would hide it from all of them, and a struct `State` makes
/// each `@State` an error. Only these, for a schema has many an innocent `Form`, `Menu` or `Section`; few files name SwiftUI's, and they
/// can write `SwiftUI.Menu`. `service.rename` may give them all the same, where nothing of the app's means SwiftUI's.
package let namesSwiftUIAppsUse: Set<String> = [
  "Binding", "Button", "Color", "Environment", "Image", "Label", "List", "State", "Text", "View",
]

/// More of what SwiftUI has. A schema may have them; a type of tokens, whose name is the author's to choose, stands beside them in every view.
package let namesOfSwiftUI: Set<String> = [
  "Alignment", "Angle", "Animation", "App", "Axis", "Capsule", "Circle", "ColorScheme", "Divider",
  "Edge", "Font", "ForegroundStyle", "Form", "Gauge", "Gradient", "Grid", "Group", "Link",
  "Material", "Menu", "Path", "Picker", "Rectangle", "Scene", "Section", "Shape", "ShapeStyle",
  "Slider", "Spacer", "Stepper", "Tab", "Table", "Toggle", "Transaction", "Transition",
]

/// What the compiler looks up by name where a literal says no type.
private let namesOfLiterals: Set<String> = [
  "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
  "StringLiteralType", "UnicodeScalarType",
]

/// Members that an enum cannot redeclare without a warning or a surprise (`x.self` is x); `none` and `some` would read as Optional's where the enum is optional, and large enums have tables.
let membersOfEveryEnum: Set<String> = [
  "caseDecoders", "casesByRawValue", "hashValue", "init", "none", "rawValue", "self", "some",
]
