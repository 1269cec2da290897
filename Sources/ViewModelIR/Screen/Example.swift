import DocumentReader

/// A platform whose data for languages can differ from Apple's, by which the evaluator computes texts.
package enum Platform: String, CaseIterable, Hashable, Sendable {
  case android

  /// The platform's name, for messages.
  package var name: String { "Android" }
}

/// An example: JSON data, and the display values that it is expected to result in.
package struct Example: Sendable {
  /// The settings of an example that does not specify its own.
  package static let defaultLocale = "en_US"
  package static let defaultTimeZone = "UTC"
  package static let defaultNow = "2024-03-05T13:45:07Z"

  package struct Expectation: Sendable {
    package var field: String
    package var value: Node

    package init(field: String, value: Node) {
      self.field = field
      self.value = value
    }
  }

  /// The name in the spec, which can be any text, or a made-up one.
  package var name: String
  /// Whether the data was made up from the schema, because the spec has no examples.
  package var isSample: Bool
  package var location: Location
  /// The service's JSON, fixture and `given` merged.
  package var data: Node
  /// Values for the view model's inputs, by name.
  package var inputs: [String: Node]
  package var locale: String
  /// The language of the texts; `nil` for the source language.
  package var language: String?
  package var languageLocation: Location?
  package var timeZone: String
  /// The current time, in RFC 3339.
  package var now: String
  /// The locations of `locale`, `timeZone` and `now`, or of the example if they are not specified.
  package var places: (locale: Location, timeZone: Location, now: Location)
  package var expectations: [Expectation]
  /// The expectations that replace those of the same fields on a platform.
  package var platforms: [Platform: [Expectation]]

  package init(
    name: String,
    isSample: Bool = false,
    location: Location,
    data: Node,
    inputs: [String: Node],
    locale: String,
    language: Node? = nil,
    timeZone: String,
    now: String,
    places: (locale: Location, timeZone: Location, now: Location)? = nil,
    expectations: [Expectation],
    platforms: [Platform: [Expectation]] = [:]
  ) {
    self.name = name
    self.isSample = isSample
    self.location = location
    self.data = data
    self.inputs = inputs
    self.locale = locale
    self.language = language?.text
    languageLocation = language?.location
    self.timeZone = timeZone
    self.now = now
    self.places = places ?? (location, location, location)
    self.expectations = expectations
    self.platforms = platforms
  }

  /// The expectations on a platform, in which one of its own replaces the one for all platforms.
  package func expectations(on platform: Platform) -> [Expectation] {
    let replaced = fields(on: platform)
    return expectations.filter { !replaced.contains($0.field) } + (platforms[platform] ?? [])
  }

  /// The fields that have an expectation of their own on a platform.
  package func fields(on platform: Platform) -> Set<String> {
    Set((platforms[platform] ?? []).map(\.field))
  }
}
