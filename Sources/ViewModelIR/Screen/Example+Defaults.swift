extension Example {
  /// The settings of an example that does not specify its own.
  package static let defaultLocale = "en_US"
  package static let defaultTimeZone = "UTC"
  package static let defaultNow = "2024-03-05T13:45:07Z"
}
