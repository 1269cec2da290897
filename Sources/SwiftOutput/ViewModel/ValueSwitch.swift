import ViewModelIR

/// Branches whose only conditions compare the same expression with values, so that they can be a `switch`.
struct ValueSwitch {
  let subject: TypedExpression
  /// The values of each branch; empty for a branch that is for all values except `nil`.
  let values: [[TypedExpression]]
  /// The values that remain for the last branch.
  let rest: Rest

  enum Rest {
    case value(TypedExpression)
    case null
    case others
  }

  /// Returns `nil` if the branches have other conditions, or if there is only one, for which an `if` is more readable.
  init?(_ branches: [Rule.Branch], _ service: ServiceModel) {
    var tests = branches.compactMap { branch -> Test? in
      guard case .holds(let condition)? = branch.conditions.first, branch.conditions.count == 1
      else { return nil }
      return Test(condition)
    }
    guard let subject = tests.first?.subject, tests.count > 1, tests.count == branches.count,
      tests.allSatisfy({ $0.subject == subject })
    else { return nil }
    let isForAllButNil = tests.last?.values.isEmpty ?? false
    if isForAllButNil { tests.removeLast() }
    let values = tests.map(\.values)
    let all = values.flatMap { $0 }
    guard !all.isEmpty, !values.contains([]), Set(all).count == all.count else { return nil }
    let open = service.others(than: all, of: subject.type.unwrapped)
    switch open {
    case [] where !subject.type.isOptional || isForAllButNil: return nil
    case [] where subject.type.isOptional: rest = .null
    case _ where isForAllButNil: rest = .null
    default:
      let only = subject.type.isOptional || open?.count != 1 ? nil : open?.first
      rest = only.map(Rest.value) ?? .others
    }
    self.subject = subject
    self.values = values + (isForAllButNil ? [[]] : [])
  }
}

/// A condition of one of the forms `x == a`, `x == a || x == b`, `x in [a, b]` and `x != nil`.
private struct Test {
  let subject: TypedExpression
  let values: [TypedExpression]

  init?(_ condition: TypedExpression) {
    switch condition.kind {
    case .equal(let subject, let value, negated: false) where value.isPattern:
      self.init(subject: subject, values: [value])
    case .equal(let subject, let value, negated: true):
      guard case .literal(.null) = value.kind else { return nil }
      self.init(subject: subject, values: [])
    case .isAny(let subject, let values) where values.allSatisfy(\.isPattern):
      self.init(subject: subject, values: values)
    case .or(let left, let right):
      guard let left = Test(left), let right = Test(right), left.subject == right.subject,
        !left.values.isEmpty, !right.values.isEmpty
      else { return nil }
      self.init(subject: left.subject, values: left.values + right.values)
    default: return nil
    }
  }

  private init(subject: TypedExpression, values: [TypedExpression]) {
    self.subject = subject
    self.values = values
  }
}

extension TypedExpression {
  fileprivate var isPattern: Bool {
    switch kind {
    case .enumCase, .literal(.string), .literal(.integer), .literal(.bool): true
    default: false
    }
  }
}

extension ServiceModel {
  /// Returns the other values of a type; `nil` if they cannot be listed.
  fileprivate func others(
    than values: [TypedExpression],
    of type: ValueType
  ) -> [TypedExpression]? {
    let all: [TypedExpression]
    switch enumeration(type) {
    case let found? where !found.keepsUnknown:
      all = found.cases.map { TypedExpression(type, .enumCase(rawValue: $0.rawValue)) }
    case nil where type == .boolean:
      all = [true, false].map { TypedExpression(type, .literal(.bool($0))) }
    default: return nil
    }
    let kinds = Set(values.map(\.kind))
    return all.filter { !kinds.contains($0.kind) }
  }
}
