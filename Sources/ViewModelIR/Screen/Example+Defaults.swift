extension Example {
  /// What an example runs in that names none of its own.
  package static let defaultLocale = "en_US"
  package static let defaultTimeZone = "UTC"
  package static let defaultNow = "2024-03-05T13:45:07Z"
}
