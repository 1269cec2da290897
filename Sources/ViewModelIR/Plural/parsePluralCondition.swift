/// Reads a rule of UTS 35, such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f = 1`.
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
