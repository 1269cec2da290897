/// What is wrong, where, and how to mend it: `specs/X.yaml:4:9: error: … did you mean 'title'? [unknown-key]`.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  package let severity: Severity
  package let code: Code
  package let message: String
  package let location: Location

  package init(
    _ severity: Severity,
    _ code: Code,
    _ message: String,
    at location: Location
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
  }

  package init(_ code: Code, _ message: String, at location: Location) {
    self.init(.error, code, message, at: location)
  }
}

extension [Diagnostic] {
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
