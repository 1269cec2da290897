/// A problem with its location and, if possible, a fix. It is printed as
/// `specs/X.yaml:4:9: error: … did you mean 'title'? [unknown-key]`.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package let severity: Severity
  package let code: Code
  package let message: String
  package let location: Location
  /// A fix for the problem, provided that the author meant what the message assumes.
  package let fix: Fix?

  /// A replacement for some text on a single line.
  package struct Fix: Hashable, Sendable {
    package let location: Location
    package let replacement: String

    package init?(_ location: Location, _ replacement: String) {
      if location.line != location.end.line { return nil }
      self.location = location
      self.replacement = replacement
    }
  }

  package init(
    _ severity: Severity,
    _ code: Code,
    _ message: String,
    at location: Location,
    fix: Fix? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.fix = fix
  }

  package init(_ code: Code, _ message: String, at location: Location, fix: Fix? = nil) {
    self.init(.error, code, message, at: location, fix: fix)
  }
}

extension Diagnostic {
  /// Thrown by a check that cannot continue because of a mistake that has been reported. Never reported itself.
  package static let alreadyReported =
    Diagnostic(.syntax, "", at: SourceFile(path: "", bytes: []).whole)
}

extension [Diagnostic] {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The diagnostics in the order of their locations, without duplicates.
  package func sortedByLocation() -> Self {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      if left.location.file.path != right.location.file.path {
        return left.location.file.path < right.location.file.path
      }
      return (left.location.line, left.location.column, left.message)
        < (right.location.line, right.location.column, right.message)
    }
  }
}

extension Diagnostic {
  /// The stable name of a kind of problem, printed in brackets after the message.
  package enum Code: String, CaseIterable, Sendable {
    // Files
    case unreadableFile = "unreadable-file"
    case outside = "outside"
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
    case staleSymbols = "stale-symbols"

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
    case silentField = "silent-field"
    case unheardText = "unheard-text"
    case styledLink = "styled-link"
    case styledMark = "styled-mark"

    // Screens
    case rowWithoutID = "row-without-id"
    case rowNotShown = "row-not-shown"
    case unusedState = "unused-state"
    case invisibleChange = "invisible-change"
    case notIdempotent = "not-idempotent"
    case conflict = "conflict"
    case again = "again"
    case neverEnds = "never-ends"
    case pointlessTick = "pointless-tick"
    case constantCondition = "constant-condition"
    case reservedName = "reserved-name"

    // Examples
    case exampleData = "example-data"
    case expectation = "expectation"
    case untestedAction = "untested-action"

    // The output in Kotlin
    case notInKotlin = "not-in-kotlin"
    case shownDifferently = "shown-differently"

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
    case bareNumber = "bare-number"
    case cutText = "cut-text"
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

    // Impact of a schema change
    case breakingChange = "breaking-change"
    case textChange = "text-change"
    case harmlessChange = "harmless-change"
    case unusedIgnore = "unused-ignore"
  }
}
