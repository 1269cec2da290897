import DocumentReader

/// Problems of what a spec means.
extension Diagnostic.Code {
  package static let unhandledOptional = Self(
    "unhandled-optional",
    "A value that can be nil is used without handling nil."
  )
  package static let unreachable = Self(
    "unreachable",
    "A part of a spec is never used, or a condition always has the same result."
  )
  package static let readBack = Self(
    "read-back",
    "An expression parses a text whose format depends on the locale."
  )
  package static let silentField = Self(
    "silent-field",
    "Screen readers say nothing for a token, a picture or a Bool."
  )
  package static let unheardText = Self(
    "unheard-text",
    "Screen readers never say a spoken text, because the row's label leaves it out."
  )
  package static let rowWithoutID = Self("row-without-id", "Rows with actions have no id.")
  package static let rowNotShown = Self(
    "row-not-shown",
    "An action needs a list of the service model."
  )
  package static let unusedState = Self("unused-state", "Nothing sets a state field.")
  package static let invisibleChange = Self(
    "invisible-change",
    "An action changes something that no field shows."
  )
  package static let neverEnds = Self("never-ends", "A list would always have a next page.")
  package static let pointlessTick = Self(
    "pointless-tick",
    "A screen updates times, but shows none."
  )
  package static let constantCondition = Self(
    "constant-condition",
    "A rule for rows does not depend on the row."
  )
  package static let composedText = Self(
    "composed-text",
    "A text is composed of parts that are translated separately."
  )
  package static let bareNumber = Self(
    "bare-number",
    "Words that follow a number are the same for every number."
  )
  package static let cutText = Self(
    "cut-text",
    "Translated words are cut to a number of characters."
  )
  package static let fixedPattern = Self(
    "fixed-pattern",
    "A date has the same pattern in all languages."
  )
}
