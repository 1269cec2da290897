import DocumentReader
import ViewModelIR

/// What a writer throws if a spec has something that it cannot write as Kotlin.
struct NotInKotlin: Error {
  /// What it is: `the format 'duration'`.
  let subject: String
  /// Where it is in the spec; `nil` if only the field is known.
  let location: Location?

  init(_ subject: String, _ expression: TypedExpression? = nil) {
    self.subject = subject
    location = expression?.source?.location
  }

  init(_ subject: String, at location: Location?) {
    self.subject = subject
    self.location = location
  }

  /// - Parameter place: The location of the field or type, for a subject without a location of its own.
  func diagnostic(at place: Location) -> Diagnostic {
    Diagnostic(
      .notInKotlin,
      "\(subject) cannot be written in Kotlin yet; change the spec, or add 'kotlin: false' to it if Android has no such screen",
      at: location ?? place
    )
  }
}
