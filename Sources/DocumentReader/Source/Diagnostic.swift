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
  /// A kind of problem. The module that reports it declares its code; two modules declare it in the one that both import.
  package struct Code: Hashable, Sendable {
    /// Its stable name, printed in brackets after the message.
    package let rawValue: String
    /// A description of all diagnostics with the code, for tools that show a list of rules.
    package let summary: String

    package init(_ rawValue: String, _ summary: String) {
      self.rawValue = rawValue
      self.summary = summary
    }
  }
}
