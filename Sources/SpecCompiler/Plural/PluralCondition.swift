/// The condition of a plural rule: true where all relations of one of its alternatives are.
package struct PluralCondition: Hashable, Sendable {
  package enum Operand: Character, Sendable {
    /// The absolute value, and its digits before the point.
    case number = "n"
    case integer = "i"
    /// How many digits follow the point, with and without trailing zeros.
    case fractionCount = "v"
    case significantFractionCount = "w"
    /// Those digits, with and without trailing zeros.
    case fraction = "f"
    case significantFraction = "t"
    case exponent = "e"
  }

  /// `n % 100 = 3..10,13`
  package struct Relation: Hashable, Sendable {
    package var operand: Operand
    package var modulus: UInt?
    package var isNegated: Bool
    package var ranges: [ClosedRange<UInt>]
  }

  package var alternatives: [[Relation]]

  package static let always = PluralCondition(alternatives: [[]])
  package static let never = PluralCondition(alternatives: [])
}

extension PluralCondition {
  func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }

  /// The same condition for whole numbers, in terms of their absolute value alone.
  package var forIntegers: PluralCondition {
    var alternatives: [[Relation]] = []
    for alternative in self.alternatives {
      // A whole number has no fraction and no exponent: relations on those are settled.
      let (settled, open) = (
        alternative.filter { !$0.operand.isWhole }, alternative.filter { $0.operand.isWhole }
      )
      guard settled.allSatisfy({ $0.holds(for: PluralOperands(0)) }) else { continue }
      if open.isEmpty { return .always }
      alternatives.append(
        open.map { relation in
          var relation = relation
          relation.operand = .integer
          return relation
        }
      )
    }
    return PluralCondition(alternatives: alternatives)
  }
}

extension PluralCondition.Operand {
  fileprivate var isWhole: Bool { self == .number || self == .integer }
}

extension PluralCondition.Relation {
  fileprivate func holds(for operands: PluralOperands) -> Bool {
    contains(operands) != isNegated
  }

  private func contains(_ operands: PluralOperands) -> Bool {
    // A number with a fraction is in no range of whole numbers, whatever the modulus.
    if operand == .number, operands.significantFraction != 0 { return false }
    let value = value(in: operands)
    let compared = modulus.map { $0 == 0 ? value : value % $0 } ?? value
    return ranges.contains { $0.contains(compared) }
  }

  private func value(in operands: PluralOperands) -> UInt {
    switch operand {
    case .number, .integer: operands.integer
    case .fractionCount: operands.fractionCount.magnitude
    case .significantFractionCount: operands.significantFractionCount.magnitude
    case .fraction: operands.fraction
    case .significantFraction: operands.significantFraction
    case .exponent: operands.exponent.magnitude
    }
  }
}
