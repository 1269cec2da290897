import ViewModelIR

extension ReservedNames {
  /// The names that Swift, Foundation, SwiftUI and generated code need for themselves.
  package static let swift = Self(
    types: reservedTypeNames,
    viewTypes: namesSwiftUIAppsUse,
    cases: membersOfEveryEnum
  )
}

/// The names that types cannot have, not even by `rename`, because they would hide another type from code of the same module.
package let reservedTypeNames =
  namesGeneratedCodeUses
  .union(namesAppCodeUses)
  .union(namesOfLiterals)
  .union(keywords)

/// The names that generated code uses without a qualifier, on any platform. A test derives them from all code that can be generated.
let namesGeneratedCodeUses: Set<String> = [
  "AnyHashable", "AnyKeyPath", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
  "AttributeContainer",
  "AttributedString", "AttributedStringKey", "BidirectionalCollection", "Bool",
  "ByteCountFormatStyle", "Calendar", "Calls", "CancellationError", "CaseIterable", "Change",
  "Character", "CheckedContinuation", "ClosedRange", "Codable", "CodingKey", "CodingKeys",
  "Combine", "Comparable", "ComparisonResult", "Darwin", "Data", "Date", "DateCoding",
  "DateComponents", "DateComponentsFormatter", "DateFormatter", "DayCoding", "Decimal",
  "DecimalCoding", "DecimalDigits", "DecimalOrTextCoding", "DecimalText", "Decodable", "Decoder",
  "DecodingError", "DependentSource", "Dictionary", "DisplayContext", "DisplayFunctions",
  "DisplayLanguage",
  "DisplayTexts", "Double", "Duration", "DurationCoding", "DurationUnit", "DurationWidth",
  "Element", "Encodable", "Encoder", "EncodingError", "Equatable", "Error",
  "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
  "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
  "ExpressibleByStringLiteral", "FloatingPointFormatStyle", "FloatingPointRoundingRule",
  "FormatStyle", "Formats", "Foundation", "FractionalUnixMillisecondsCoding",
  "FractionalUnixTimeCoding", "GregorianDay", "GregorianTwin", "HTMLEntities", "HTMLLines",
  "HTMLReader", "HTMLScanner", "HTMLStyle", "HTMLStyles", "HTMLTag", "HTMLToken", "HTMLTraits",
  "Hashable", "ISO8601Duration", "Identifiable", "Indirect", "InlinePresentationIntent", "Int",
  "Int32", "Int64", "IntegerFormatStyle", "IntegerOrTextCoding", "JSONDecoder", "JSONValue",
  "KeptRows", "KeptTexts", "KeyPath", "KeyValuePairs", "KeyedDecodingContainer", "LanguageSubtags",
  "LearntNumber", "LocalDateTimeCoding", "Locale", "LocalizedOrder", "LossyArray", "MainActor",
  "MarkdownMark", "MarkdownMarks", "MarkdownPart", "MarkdownReader", "NSCalendar",
  "NSDecimalNumber", "NSDecimalNumberHandler", "NSLock", "NSNumber", "Never", "NextChange",
  "NoInputs", "NumberForm", "NumberFormatter", "NumberOrTextCoding", "NumberTexts", "ObjectKey",
  "ObjectMembers", "Observable", "ObservableObject", "Observation", "OptionSet", "PatternNode",
  "PatternReader", "PatternSearch", "PluralCategory", "PluralOperands", "Published", "RFC3339",
  "Range", "RawRepresentable", "RawValue", "RelativeDateTimeFormatter", "RelativeDistance",
  "ScalarSet", "ScreenAnswer", "ScreenEdit", "ScreenEnding", "ScreenFailure", "ScreenList",
  "ScreenPages", "ScreenPart", "ScreenPartKey", "ScreenPlace", "ScreenQueue", "ScreenRemoval",
  "ScreenRepetition", "ScreenRowChange", "ScreenRowEdit", "ScreenSource", "ScreenStore",
  "ScreenTimeline", "SearchPattern", "Sendable", "Sequence", "Set", "SignedNumeric",
  "SourceLocation", "StackShortage", "StackSpace", "StaticString", "String", "StringProtocol",
  "StyledNotation", "Substring", "Suite", "SupportVersion", "Swift", "Task", "TaskLocal", "Test",
  "Testing",
  "TextMarks", "TimeInterval", "TimeZone", "TokenAttribute", "Turn", "UInt", "UInt32", "UInt64",
  "UInt8", "URL", "URLError", "URLText", "UTF8", "UUID", "Unicode", "UnixMillisecondsCoding",
  "UnixTime", "UnixTimeCoding", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
  "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafeRawPointer", "UserDefaults", "Void",
  "WritableKeyPath",
]

/// Names that are likely to mean another type in the app's own code.
package let namesAppCodeUses: Set<String> = [
  "AnyHashable", "AnyObject", "Bundle", "Combine", "Float", "Identifiable", "JSONEncoder",
  "MainActor", "Never", "Observable", "ObservableObject", "Observation", "Optional", "Published",
  "Result", "Suite", "Task", "Void",
]

/// The SwiftUI names that nearly every file of a SwiftUI app uses. A type of the same module would hide them there: a struct `State` makes
/// every `@State` an error.
///
/// Less common names such as `Form`, `Menu` and `Section` are not listed, because schemas often have them, and the few files that mean
/// SwiftUI's type can write `SwiftUI.Menu`. `service.rename` can still choose a listed name, for apps that do not use SwiftUI's type.
package let namesSwiftUIAppsUse: Set<String> = [
  "Binding", "Button", "Color", "Environment", "Image", "Label", "List", "State", "Text", "View",
]

/// More names of SwiftUI. Types of a schema can have them, but token types cannot: the author chooses their names, and views use them
/// together with SwiftUI.
package let namesOfSwiftUI: Set<String> = [
  "Alignment", "Angle", "Animation", "App", "Axis", "Capsule", "Circle", "ColorScheme", "Divider",
  "Edge", "Font", "ForegroundStyle", "Form", "Gauge", "Gradient", "Grid", "Group", "Link",
  "Material", "Menu", "Path", "Picker", "Rectangle", "Scene", "Section", "Shape", "ShapeStyle",
  "Slider", "Spacer", "Stepper", "Tab", "Table", "Toggle", "Transaction", "Transition",
]

/// The types of Swift Testing that schemas can have too. Tests import the schema's type by name.
let namesOfSwiftTesting: Set<String> = [
  "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
  "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
  "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
  "KnownIssueMatcher", "ParallelizationTrait", "SuiteTrait", "Tag", "TestScoping", "TestTrait",
  "TimeLimitTrait", "Trait",
]

/// The types that the compiler looks up by name for literals without a type.
private let namesOfLiterals: Set<String> = [
  "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
  "StringLiteralType", "UnicodeScalarType",
]

/// The names that cases cannot have. An enum cannot redeclare some members without a warning or a surprise (`x.self` is x), `none` and
/// `some` would mean Optional's cases if the enum is optional, and large enums have lookup tables.
let membersOfEveryEnum: Set<String> = [
  "caseDecoders", "casesByRawValue", "hashValue", "init", "none", "rawValue", "self", "some",
]
