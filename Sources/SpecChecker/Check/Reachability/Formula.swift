import Expressions
import ViewModelIR

/// A condition as logic over unknowns.
indirect enum Formula {
  case constant(Bool)
  case atom(Atom)
  case not(Formula)
  case and([Formula])
  case or([Formula])

  /// What an unknown is compared with: `count < 3`.
  struct Atom {
    var unknown: Int
    var relation: Relation
    /// The index of the other side among the unknown's literals.
    var literal: Int
  }

  enum Relation {
    case equal
    case ordered(TypedExpression.Ordering)
  }
}

/// A value that the data decides, and all that it is compared with.
struct Unknown {
  enum Kind: Hashable {
    /// One of so many.
    case choice(Int)
    /// A whole number from a least one up.
    case integer(least: Int)
    /// Anything else that has an order; a Double that was computed may be NaN, which is in no order.
    case ordered(mayBeNaN: Bool)
  }

  let kind: Kind
  private(set) var literals: [Value] = []
  private var indexByLiteral: [Value: Int] = [:]

  init(_ kind: Kind) {
    self.kind = kind
  }

  mutating func index(of literal: Value) -> Int {
    if let index = indexByLiteral[literal] { return index }
    indexByLiteral[literal] = literals.count
    literals.append(literal)
    return literals.count - 1
  }
}

extension Formula.Relation {
  /// The same with its sides exchanged.
  var flipped: Self {
    switch self {
    case .equal: .equal
    case .ordered(let ordering): .ordered(ordering.flipped)
    }
  }

  /// Whether it holds between two literals; nil if they have no order, or one that is not looked into.
  func holds(_ left: Value, _ right: Value) -> Bool? {
    switch (self, left) {
    case (.equal, _): left == right
    case (.ordered(let ordering), .integer), (.ordered(let ordering), .number),
      (.ordered(let ordering), .string):
      ordering.holds(left, right)
    case (.ordered, _): nil
    }
  }
}
