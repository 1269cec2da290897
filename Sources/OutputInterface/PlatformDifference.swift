import DocumentReader

/// What the texts of a field show differently on a platform, in some languages.
package struct PlatformDifference: Sendable {
  /// The name of the field, after those of the fields that it is nested in.
  package let path: [String]
  /// The location of the field's name in its spec.
  package let location: Location
  /// The format's name.
  package let format: String
  /// The options with which texts differ, in Markdown; empty if all do.
  package let options: String
  /// A text of the format as the platform and Linux show it.
  package let example: (platform: String, linux: String)
  private let language: @Sendable (_ locale: String, _ text: String?) -> String?

  package init(
    path: [String],
    location: Location,
    format: String,
    options: String,
    example: (platform: String, linux: String),
    language: @escaping @Sendable (_ locale: String, _ text: String?) -> String?
  ) {
    self.path = path
    self.location = location
    self.format = format
    self.options = options
    self.example = example
    self.language = language
  }

  /// The name of the locale's language, such as `Japanese`, if the text differs in it; `nil` if it does not.
  ///
  /// - Parameter text: The text that the evaluator computes; `nil` for whether all texts differ.
  package func language(of locale: String, _ text: String? = nil) -> String? {
    language(locale, text)
  }
}
