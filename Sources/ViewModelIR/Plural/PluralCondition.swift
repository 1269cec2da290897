import ViewModelSupport

/// The condition of a plural rule. It is true if all relations of one of its alternatives are.
package struct PluralCondition: Hashable, Sendable {
  package enum Operand: Character, Sendable {
    /// The absolute value.
    case number = "n"
    /// The digits before the decimal point.
    case integer = "i"
    /// The number of digits after the decimal point, including trailing zeros.
    case fractionCount = "v"
    /// The number of digits after the decimal point, without trailing zeros.
    case significantFractionCount = "w"
    /// The digits after the decimal point, including trailing zeros.
    case fraction = "f"
    /// The digits after the decimal point, without trailing zeros.
    case significantFraction = "t"
    /// The power of ten of a compact number: 6 for 1.2M.
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

  /// The condition for whole numbers, which depends only on their absolute value.
  package var forIntegers: PluralCondition {
    // A whole number has no fraction and no exponent.
    var condition = settling { $0 != .number && $0 != .integer }
    for alternative in condition.alternatives.indices {
      for relation in condition.alternatives[alternative].indices {
        condition.alternatives[alternative][relation].operand = .integer
      }
    }
    return condition
  }

  /// The condition without its relations to the operands that are known to be 0.
  private func settling(_ isZero: (Operand) -> Bool) -> PluralCondition {
    var alternatives: [[Relation]] = []
    for alternative in self.alternatives {
      let settled = alternative.filter { isZero($0.operand) }
      guard settled.allSatisfy({ $0.contains(0) != $0.isNegated }) else { continue }
      let open = alternative.filter { !isZero($0.operand) }
      if open.isEmpty { return .always }
      alternatives.append(open)
    }
    return PluralCondition(alternatives: alternatives)
  }
}

extension PluralCondition.Relation {
  fileprivate func holds(for operands: PluralOperands) -> Bool {
    contains(operands) != isNegated
  }

  private func contains(_ operands: PluralOperands) -> Bool {
    // A number with a fraction is never in a range of whole numbers, whatever the modulus.
    if operand == .number, operands.t != 0 { return false }
    return contains(value(in: operands))
  }

  fileprivate func contains(_ value: UInt) -> Bool {
    let compared = modulus.map { $0 == 0 ? value : value % $0 } ?? value
    return ranges.contains { $0.contains(compared) }
  }

  private func value(in operands: PluralOperands) -> UInt {
    switch operand {
    case .number, .integer: operands.i
    case .fractionCount: operands.v.magnitude
    case .significantFractionCount: operands.w.magnitude
    case .fraction: operands.f
    case .significantFraction: operands.t
    case .exponent: operands.e
    }
  }
}

// MARK: - Reading

/// Parses a UTS 35 plural rule such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f = 1`; returns `nil` if it is invalid.
func parsePluralCondition(_ text: String) -> PluralCondition? {
  var alternatives: [[PluralCondition.Relation]] = []
  var relations: [PluralCondition.Relation] = []
  var words = text.split(separator: " ")[...]
  while true {
    guard let relation = parseRelation(&words) else { return nil }
    relations.append(relation)
    switch words.popFirst() {
    case "and": continue
    case "or":
      alternatives.append(relations)
      relations = []
    case nil: return PluralCondition(alternatives: alternatives + [relations])
    default: return nil
    }
  }
}

private func parseRelation(_ words: inout ArraySlice<Substring>) -> PluralCondition.Relation? {
  guard
    let letter = words.popFirst(), letter.count == 1,
    let operand = letter.first.flatMap(PluralCondition.Operand.init)
  else { return nil }
  var modulus: UInt?
  if words.first == "%" {
    words.removeFirst()
    guard let divisor = words.popFirst().flatMap({ UInt($0) }), divisor > 0 else { return nil }
    modulus = divisor
  }
  guard let sign = words.popFirst(), sign == "=" || sign == "!=", let list = words.popFirst()
  else { return nil }
  var ranges: [ClosedRange<UInt>] = []
  for item in list.split(separator: ",", omittingEmptySubsequences: false) {
    let bounds = item.split(separator: ".").map { UInt($0) }
    guard
      bounds.count == 1 || (bounds.count == 2 && item.contains("..")),
      let lower = bounds.first ?? nil, let upper = bounds.last ?? nil, lower <= upper
    else { return nil }
    ranges.append(lower...upper)
  }
  return PluralCondition.Relation(
    operand: operand,
    modulus: modulus,
    isNegated: sign == "!=",
    ranges: ranges
  )
}
