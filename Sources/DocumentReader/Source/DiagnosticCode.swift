extension Diagnostic {
  /// The stable name of a kind of problem, in brackets at the end of the line.
  package enum Code: String, CaseIterable, Sendable {
    // Files
    case unreadableFile = "unreadable-file"
    case limit = "limit"

    // YAML and JSON
    case encoding = "encoding"
    case syntax = "syntax"
    case duplicateKey = "duplicate-key"
    case unsupportedYAML = "unsupported-yaml"
    case emptyValue = "empty-value"
    case unquotedTemplate = "unquoted-template"

    // Schema
    case schema = "schema"
    case unsupportedSchema = "unsupported-schema"
    case unresolvedReference = "unresolved-reference"
    case circularReference = "circular-reference"
    case typeName = "type-name"

    // Spec
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case name = "name"

    // Expressions and formats
    case expressionSyntax = "expression-syntax"
    case unknownName = "unknown-name"
    case typeMismatch = "type-mismatch"
    case unhandledOptional = "unhandled-optional"
    case format = "format"
    case missingCase = "missing-case"
    case cases = "cases"
    case unreachable = "unreachable"
    case readBack = "read-back"

    // Screens
    case rowWithoutID = "row-without-id"
    case rowNotShown = "row-not-shown"
    case unusedState = "unused-state"
    case invisibleChange = "invisible-change"
    case notIdempotent = "not-idempotent"
    case conflict = "conflict"
    case again = "again"
    case neverEnds = "never-ends"
    case constantCondition = "constant-condition"
    case reservedName = "reserved-name"

    // Examples
    case exampleData = "example-data"
    case expectation = "expectation"
    case untestedAction = "untested-action"

    // Samples to infer a schema from
    case samples = "samples"

    // Translations
    case catalog = "catalog"
    case sourceLanguage = "source-language"
    case unknownLanguage = "unknown-language"
    case outOfSync = "out-of-sync"
    case untranslated = "untranslated"
    case staleText = "stale"
    case wrongPlaceholder = "wrong-placeholder"
    case unknownPlaceholder = "unknown-placeholder"
    case missingPlaceholder = "missing-placeholder"
    case unnumberedPlaceholder = "unnumbered-placeholder"
    case barePercent = "bare-percent"
    case missingCategory = "missing-category"
    case unusedCategory = "unused-category"
    case numberNeeded = "number-needed"
    case tooLong = "too-long"
    case composedText = "composed-text"
    case fixedPattern = "fixed-pattern"
    case bundleLanguage = "bundle-language"

    // Output
    case output = "output"
    case template = "template"
    case missingFile = "missing-file"
    case staleFile = "stale-file"
    case orphanedFile = "orphaned-file"
    case editedFile = "edited-file"
    case foreignFile = "foreign-file"

    // What the change of a schema does
    case breakingChange = "breaking-change"
    case textChange = "text-change"
    case harmlessChange = "harmless-change"
    case unusedIgnore = "unused-ignore"
  }
}
