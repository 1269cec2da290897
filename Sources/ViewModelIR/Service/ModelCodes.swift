import DocumentReader

/// Problems that several stages report.
extension Diagnostic.Code {
  package static let name = Self(
    "name",
    "A name is not valid in Swift or does not follow its conventions."
  )
  package static let typeName = Self("type-name", "A type's name is not valid or already in use.")
  package static let unknownName = Self("unknown-name", "A name is not declared.")
  package static let typeMismatch = Self(
    "type-mismatch",
    "An expression has the wrong type for where it is used."
  )
  package static let unsupportedSchema = Self(
    "unsupported-schema",
    "A part of a schema cannot be expressed in Swift types."
  )
  package static let format = Self(
    "format",
    "A format does not suit its value, or its options are wrong."
  )
  package static let exampleData = Self(
    "example-data",
    "The data of an example does not fit the schema."
  )
  package static let expectation = Self(
    "expectation",
    "An example's result differs from the expected one."
  )
  package static let tooLong = Self("too-long", "A text is longer than its maximum length.")
  package static let styledLink = Self(
    "styled-link",
    "A link in a styled text has a scheme that is not allowed, or no whole URL."
  )
  package static let styledMark = Self(
    "styled-mark",
    "A mark in a styled text has no partner, or stands where it has no effect."
  )
}
