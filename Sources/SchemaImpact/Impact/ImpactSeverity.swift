import Review

/// How much of a screen a change of its schema takes.
package enum ImpactSeverity: String, CaseIterable, Comparable, Sendable {
  case none
  /// It shows something else.
  case strings
  /// It shows nothing, or is not built.
  case breaking

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .strings: 1
    case .breaking: 2
    }
  }
}
