import Expressions
import ViewModelIR

/// Turns the conditions of a field's branches into formulas over the same unknowns.
struct FormulaBuilder {
  let service: ServiceModel
  private(set) var unknowns: [Unknown] = []
  private var indexByKey: [Key: Int] = [:]
  /// What the variables stand for that the branch at hand has bound so far.
  private var bound: [String: String] = [:]

  /// What is looked at in two ways is two unknowns: less is known then, but nothing wrong.
  private struct Key: Hashable {
    let text: String
    let kind: Unknown.Kind
  }

  init(service: ServiceModel) {
    self.service = service
  }

  mutating func formula(_ conditions: [Condition]) -> Formula {
    bound = [:]
    var parts: [Formula] = []
    for condition in conditions {
      switch condition {
      case .holds(let expression): parts.append(truth(expression))
      case .binds(let binding):
        parts.append(exists(binding.value))
        bound[binding.name] = key(binding.value)
      case .matches(let match):
        parts.append(isCase(match.value, match.caseName))
        if let name = match.name { bound[name] = payload(match.value, match.caseName) }
      }
    }
    return .and(parts)
  }

  /// Whether a Bool is true; of an optional one, where it is not nil.
  private mutating func truth(_ expression: TypedExpression) -> Formula {
    switch expression.kind {
    case .literal(.bool(let bool)): return .constant(bool)
    case .not(let operand): return .not(truth(operand))
    case .and(let left, let right): return .and([truth(left), truth(right)])
    case .or(let left, let right): return .or([truth(left), truth(right)])
    case .coalesce(let left, let right):
      return either(exists(left), truth(left), otherwise: truth(right))
    case .equal(let left, let right, let negated):
      let equal = equality(left, right)
      return negated ? .not(equal) : equal
    case .ordered(let left, let ordering, let right):
      return comparison(left, .ordered(ordering), right)
    case .ifPresent(let binding, let body):
      let isPresent = exists(binding.value)
      bound[binding.name] = key(binding.value)
      return .and([isPresent, truth(body)])
    case .isCase(let union, let name): return isCase(union, name)
    case .call(let base, .isEmpty, _): return isEmpty(base)
    default: return fact(key(expression))
    }
  }

  /// Whether a value is not nil.
  private mutating func exists(_ expression: TypedExpression) -> Formula {
    guard expression.type.isOptional else { return .constant(true) }
    switch expression.kind {
    case .literal(let literal): return .constant(literal != .null)
    case .coalesce(let left, let right): return .or([exists(left), exists(right)])
    case .negate(let operand), .toNumber(let operand): return exists(operand)
    case .payload(let union, let name): return isCase(union, name)
    case .ifPresent(let binding, let body):
      let isPresent = exists(binding.value)
      bound[binding.name] = key(binding.value)
      return .and([isPresent, exists(body)])
    case .property(let base, _), .call(let base, _, _):
      if expression.isOptionalByChaining(in: service) { return exists(base) }
      return .and([exists(base), fact("\(key(expression)) exists")])
    default: return fact("\(key(expression)) exists")
    }
  }

  private mutating func isCase(_ value: TypedExpression, _ name: String) -> Formula {
    guard let union = service.union(value.type.unwrapped) else {
      return fact("\(key(value)) \(name)")
    }
    let index = union.cases.firstIndex { $0.name == name } ?? union.cases.count
    let count = union.cases.count + (union.keepsUnknown ? 1 : 0)
    return .and([exists(value), choice("\(key(value)) is", of: count, index)])
  }

  private mutating func isEmpty(_ base: TypedExpression) -> Formula {
    base.type.unwrapped == .string
      ? atom(key(base), .ordered(mayBeNaN: false), .equal, .string(""))
      : atom("\(key(base)).count()", .integer(least: 0), .equal, .integer(0))
  }

  private mutating func equality(_ left: TypedExpression, _ right: TypedExpression) -> Formula {
    if case .literal(.null) = left.kind { return .not(exists(right)) }
    if case .literal(.null) = right.kind { return .not(exists(left)) }
    let isEqual = Formula.and([exists(left), exists(right), comparison(left, .equal, right)])
    guard left.type.isOptional, right.type.isOptional else { return isEqual }
    return .or([isEqual, .and([.not(exists(left)), .not(exists(right))])])
  }

  /// How two values compare where neither is nil.
  private mutating func comparison(
    _ left: TypedExpression,
    _ relation: Formula.Relation,
    _ right: TypedExpression
  ) -> Formula {
    switch (left.kind, right.kind) {
    case (.literal(let left), .literal(let right)):
      if let holds = relation.holds(left, right) { return .constant(holds) }
    case (.literal, _), (.enumCase, _): return comparison(right, relation.flipped, left)
    case (.coalesce(let first, let second), .literal),
      (.coalesce(let first, let second), .enumCase):
      return either(
        exists(first),
        comparison(first, relation, right),
        otherwise: comparison(second, relation, right)
      )
    case (_, .literal(.bool(let bool))): return bool ? truth(left) : .not(truth(left))
    case (_, .literal(.list([]))): return isEmpty(left)
    case (.call(_, .count, _), .literal(.integer(let count))):
      return atom(key(left), .integer(least: 0), relation, .integer(count))
    case (_, .literal(let literal)) where relation.holds(literal, literal) != nil:
      let kind: Unknown.Kind =
        left.type.unwrapped == .integer
        ? .integer(least: .min) : .ordered(mayBeNaN: left.mayBeNaN)
      return atom(key(left), kind, relation, literal)
    case (_, .enumCase(let rawValue)):
      if let known = service.enumeration(left.type.unwrapped),
        let index = known.cases.firstIndex(where: { $0.rawValue == rawValue })
      {
        let count = known.cases.count + (known.keepsUnknown ? 1 : 0)
        return choice(key(left), of: count, index)
      }
    default: break
    }
    return comparisonOfTwo(left, relation, right)
  }

  /// Neither side is known, so that only their order is in question: a line with one point on it.
  private mutating func comparisonOfTwo(
    _ left: TypedExpression,
    _ relation: Formula.Relation,
    _ right: TypedExpression
  ) -> Formula {
    let (first, second) = (key(left), key(right))
    let isFlipped = second < first
    return atom(
      isFlipped ? "\(second) <> \(first)" : "\(first) <> \(second)",
      .ordered(mayBeNaN: left.mayBeNaN || right.mayBeNaN),
      isFlipped ? relation.flipped : relation,
      .null
    )
  }
}

// MARK: - Unknowns

extension FormulaBuilder {
  private func either(_ condition: Formula, _ then: Formula, otherwise: Formula) -> Formula {
    .or([.and([condition, then]), .and([.not(condition), otherwise])])
  }

  private mutating func fact(_ key: String) -> Formula { choice(key, of: 2, 1) }

  private mutating func choice(_ key: String, of count: Int, _ index: Int) -> Formula {
    let unknown = self.unknown(key, .choice(count))
    return .atom(Formula.Atom(unknown: unknown, relation: .equal, literal: index))
  }

  private mutating func atom(
    _ key: String,
    _ kind: Unknown.Kind,
    _ relation: Formula.Relation,
    _ literal: Value
  ) -> Formula {
    let unknown = self.unknown(key, kind)
    let index = unknowns[unknown].index(of: literal)
    return .atom(Formula.Atom(unknown: unknown, relation: relation, literal: index))
  }

  private mutating func unknown(_ key: String, _ kind: Unknown.Kind) -> Int {
    let key = Key(text: key, kind: kind)
    if let index = indexByKey[key] { return index }
    indexByKey[key] = unknowns.count
    unknowns.append(Unknown(kind))
    return unknowns.count - 1
  }

  /// A text that only expressions of the same value have.
  private func key(_ expression: TypedExpression) -> String {
    switch expression.kind {
    case .literal(.string(let text)): text.debugDescription
    case .literal(.number(let number)): "\(number)"
    case .literal(let literal): "\(literal)"
    case .enumCase(let rawValue): ".\(rawValue.debugDescription)"
    case .model: "self"
    case .variable(let name): bound[name] ?? name
    case .now: "now"
    case .today: "today"
    case .element: "$0"
    case .property(let base, let name): "\(key(base)).\(name)"
    case .call(let base, let function, let arguments):
      "\(key(base)).\(function)(\(arguments.map { key($0) }.joined(separator: ",")))"
    case .lookup(let base, let key): "\(self.key(base))[\(self.key(key))]"
    case .isCase(let union, let name): "(\(key(union)) is \(name))"
    case .payload(let union, let name): payload(union, name)
    case .formatted(let value, let format): "\(key(value)) | \(format)"
    case .text(let text): "\(text.segments)"
    case .ifPresent(let binding, let body):
      "{\(binding.name) = \(key(binding.value)); \(key(body))}"
    case .coalesce(let left, let right): "(\(key(left)) ?? \(key(right)))"
    case .not(let operand): "!(\(key(operand)))"
    case .and(let left, let right): "(\(sorted(left, right, "&&")))"
    case .or(let left, let right): "(\(sorted(left, right, "||")))"
    case .equal(let left, let right, let negated):
      "(\(sorted(left, right, negated ? "!=" : "==")))"
    case .ordered(let left, let ordering, let right):
      "(\(key(left)) \(ordering.rawValue) \(key(right)))"
    case .arithmetic(let left, let sign, let right):
      "(\(key(left)) \(sign.rawValue) \(key(right)))"
    case .negate(let operand): "-(\(key(operand)))"
    case .toNumber(let operand): "\(expression.type.specName)(\(key(operand)))"
    }
  }

  private func payload(_ union: TypedExpression, _ caseName: String) -> String {
    "(\(key(union)) as \(caseName))"
  }

  private func sorted(_ left: TypedExpression, _ right: TypedExpression, _ sign: String) -> String {
    [key(left), key(right)].sorted().joined(separator: " \(sign) ")
  }
}

extension TypedExpression {
  /// JSON has no NaN, but what is computed from its numbers may be one, and what the app passes in.
  fileprivate var mayBeNaN: Bool {
    switch kind {
    case .literal, .property, .lookup, .toNumber: false
    case .negate(let operand): operand.mayBeNaN
    default:
      switch type.unwrapped {
      case .string, .integer, .boolean, .date, .day, .localDateTime, .named: false
      default: true
      }
    }
  }
}
