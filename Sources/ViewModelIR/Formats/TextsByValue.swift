import DocumentReader

/// Their texts need the screen's other formats, so the checker finds the style.
extension FormatDefinition {
  package static let plural = Self(
    "plural",
    takes: .numbers,
    "A text for each plural category that the spec's `language` uses: `zero`, `one`, `two`, `few`, `many` and `other`, which is required; and for exact values (`\"=0\"`). A fraction has the category of the digits that are shown. The rules are CLDR's and part of the generated code.",
    options: nil,
    lower: textsByValue
  )

  package static let map = Self(
    "map",
    takes: .choices,
    "A text for each value of an enumeration or boolean as in the JSON, or for some values of a string. All that the schema names must be there; `unknown`, next to `map`, is for what it does not name.",
    options: nil,
    lower: textsByValue
  )

  private static let textsByValue: Lowering = { (_) throws(Diagnostic) in .verbatim }
}
