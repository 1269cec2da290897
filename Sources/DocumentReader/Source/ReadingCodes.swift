/// Problems of files, and of YAML and JSON with keys.
extension Diagnostic.Code {
  package static let unreadableFile = Self("unreadable-file", "A file or folder cannot be read.")
  package static let limit = Self("limit", "An input is larger or deeper than the tool accepts.")
  package static let encoding = Self("encoding", "A file is not UTF-8.")
  package static let syntax = Self("syntax", "A file is not well-formed YAML or JSON.")
  package static let duplicateKey = Self("duplicate-key", "A mapping contains the same key twice.")
  package static let unsupportedYAML = Self(
    "unsupported-yaml",
    "A spec uses a YAML feature that is not supported."
  )
  package static let emptyValue = Self("empty-value", "A key has no value.")
  package static let unquotedTemplate = Self(
    "unquoted-template",
    "A text with placeholders must be quoted, because YAML reads it as something else."
  )
  package static let unknownKey = Self("unknown-key", "A key is not allowed in its mapping.")
  package static let missingKey = Self("missing-key", "A key is missing.")
  package static let wrongType = Self("wrong-type", "A value has the wrong type for its key.")
}
