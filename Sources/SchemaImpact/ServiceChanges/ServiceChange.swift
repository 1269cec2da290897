import DocumentReader
import ViewModelIR

/// A difference between the documents that a released app was made for and those that its service sends now.
struct ServiceChange: Hashable {
  enum Kind: String, Hashable {
    case added, removed, optional, required, retyped, described
    case valueAdded = "value-added"
    case valueRemoved = "value-removed"
    case kindAdded = "kind-added"
    case kindRemoved = "kind-removed"
  }

  /// What the released decoder makes of a document that has it.
  enum Effect: Int, Hashable, Comparable {
    /// What it made of any before.
    case nothing
    /// Other values.
    case otherValues
    /// No document at all.
    case failure

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// `Profile.email`, or a type alone: `State`; by the names that the old schema gives them, or the new one where there are none.
  let path: String
  let kind: Kind
  var effect: Effect
  /// `was a string and is a number`
  let message: String
  /// What keeps the released decoder from failing: `reads as nil`.
  var consequence: String?
  /// Where the old schema says it; nil for what it does not have.
  let before: Location?
  /// Where the new one does.
  let after: Location?
  var seenThrough: SeenThrough
  /// How a document of before becomes one that has it; nil where that takes more than one value.
  let encounter: Encounter?

  /// A value in the place of another, or of none.
  struct Encounter: Hashable {
    /// Of the old schema: `Profile`, and the key of one of its members; without one any value of the type.
    let type: String
    var key: String?
    /// As JSON; nil where the member is left out.
    let value: String?
  }

  /// The same, told with other places.
  func placed(before: Location?, after: Location?) -> ServiceChange {
    ServiceChange(
      path: path,
      kind: kind,
      effect: effect,
      message: message,
      consequence: consequence,
      before: before,
      after: after,
      seenThrough: seenThrough,
      encounter: encounter
    )
  }
}

/// A difference between two schemas' documents that ends a comparison.
struct TooManyTrials: Error {}
