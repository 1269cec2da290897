import DocumentReader

/// Problems of a spec's keys and texts.
extension Diagnostic.Code {
  package static let expressionSyntax = Self(
    "expression-syntax",
    "An expression or a text with placeholders is not well-formed."
  )
  package static let missingCase = Self("missing-case", "An enumeration case has no text.")
  package static let cases = Self("cases", "A list of cases is incomplete or in the wrong order.")
  package static let conflict = Self(
    "conflict",
    "Two declarations or settings contradict each other."
  )
  package static let again = Self(
    "again",
    "An action's or a load's 'again' does not fit what it does."
  )
  package static let reservedName = Self(
    "reserved-name",
    "A name is reserved for a member of every presenter."
  )
}
