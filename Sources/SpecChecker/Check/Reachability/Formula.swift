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
    /// Where the other side stands among the unknown's literals.
    var literal: Int
  }

  enum Relation {
    case equal, less, lessOrEqual, greater, greaterOrEqual
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
  init(_ ordering: TypedExpression.Ordering) {
    switch ordering {
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }

  /// The same with its sides exchanged.
  var flipped: Self {
    switch self {
    case .equal: .equal
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// Whether it holds between two literals; nil where they have no order.
  func holds(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): holds(left, right)
    case (.number(let left), .number(let right)): holds(left, right)
    case (.string(let left), .string(let right)): holds(left, right)
    default: self == .equal ? left == right : nil
    }
  }

  private func holds<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool {
    switch self {
    case .equal: left == right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
