import DocumentReader
import ViewModelIR

/// A difference between the responses or requests that a released app was built for and those of its service now.
struct ServiceChange: Hashable {
  enum Kind: String, Hashable {
    case added, removed, optional, required, retyped, described
    case valueAdded = "value-added"
    case valueRemoved = "value-removed"
    case kindAdded = "kind-added"
    case kindRemoved = "kind-removed"
  }

  /// What the released decoder does with a response that contains the change.
  enum Effect: Int, Hashable, Comparable {
    /// It decodes the response as before.
    case nothing
    /// It decodes different values.
    case otherValues
    /// It cannot decode the response.
    case failure

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The property or type that changed: `Profile.email`, `State`. The names are those in the old schema, or in the new one if the old one
  /// has none.
  let path: String
  let kind: Kind
  var effect: Effect
  /// The change in words: `was a string and is a number`.
  let message: String
  /// What the released decoder does instead of failing: `reads as nil`.
  var consequence: String?
  /// The location in the old schema, or `nil` if the old schema does not contain it.
  var before: Location?
  /// The location in the new schema, or `nil` if there is none.
  var after: Location?
  var seenThrough: AccessPath
  /// A value that turns an old response into one that contains the change, or `nil` if a single value cannot.
  let encounter: Provocation?
  /// Whether the app sends the value. The effect is then whether the service may refuse it.
  var isSent = false

  /// A value to put into a response, or a member to leave out of it.
  struct Provocation: Hashable {
    /// The type in the old schema: `Profile`. Without a `key`, the value replaces any value of this type; with one, that member.
    let type: String
    var key: String?
    /// The value as JSON, or `nil` to leave the member out.
    let value: String?
  }

  /// Returns the change with other locations.
  func placed(before: Location?, after: Location?) -> ServiceChange {
    var change = self
    (change.before, change.after) = (before, after)
    return change
  }
}

/// The error that ends a comparison if its unions take too many attempts.
struct TooManyTrials: Error {}
