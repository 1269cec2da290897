import DocumentReader
import ViewModelIR

/// Errors in the initial values of locals.
extension Diagnostic {
  static func localWithoutValue(_ name: String, _ type: ValueType?, at location: Location) -> Self {
    let what =
      type.map {
        "null is not '\($0.messageName)': declare the input '\(name)' as '\($0.messageName)?'"
      }
      ?? "null needs a type: add an optional input '\(name)' to the spec's 'inputs'"
    return Self(.wrongType, what, at: location)
  }
}
