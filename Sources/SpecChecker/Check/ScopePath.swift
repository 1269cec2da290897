import ViewModelIR

/// A path from a name to a value. Optional chaining and an explicit `self` make no difference.
indirect enum ScopePath: Hashable {
  case model
  /// `$0`
  case element
  case variable(String)
  case member(ScopePath, String)
  case lookup(ScopePath, Key)

  /// The subscript of a dictionary or a list.
  enum Key: Hashable {
    case text(String)
    case position(Int)
    case path(ScopePath)
  }

  /// Whether the path means another value in a closure, which has its own `$0` and `$index`.
  var usesElement: Bool {
    switch self {
    case .element, .variable(rowIndex): true
    case .model, .variable: false
    case .member(let base, _): base.usesElement
    case .lookup(let base, .path(let key)): base.usesElement || key.usesElement
    case .lookup(let base, _): base.usesElement
    }
  }

  /// A name for a variable that holds the path's value, such as `eur` for `prices['EUR']`.
  var name: String {
    switch self {
    case .member(_, let name), .variable(let name): name
    case .lookup(_, .text(let text)): SpecNames().property(text)
    case .model, .element, .lookup: "value"
    }
  }
}
