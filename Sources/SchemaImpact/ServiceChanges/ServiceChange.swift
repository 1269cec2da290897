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
  var before: Location?
  /// Where the new one does.
  let after: Location?
  var seenThrough: SeenThrough
}

/// A difference between two schemas' documents that ends a comparison.
struct TooManyTrials: Error {}
