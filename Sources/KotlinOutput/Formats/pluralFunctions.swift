import OutputInterface
import ViewModelIR

/// `pluralEn(PluralOperands(value))`, for a number with a fraction `pluralEn(PluralOperands(value, 0..2))`, and for one in another format
/// `pluralEn(shownNumber(text))`.
///
/// - Parameters:
///   - text: The number in its format.
func pluralCategory(
  _ value: Code,
  _ type: ValueType,
  _ shown: ShownNumber,
  text: Code,
  _ plurals: PluralRules
) -> Code {
  let operands: Code
  switch shown {
  case .digits(let digits):
    let range = type.unwrapped == .integer ? [] : [rangeLiteral(digits)]
    operands = .call(.helper("PluralOperands"), [value] + range)
  case .text(let format, _):
    let compact = format.isCompact ? [option("compact", value)] : []
    operands = .call(.helper("shownNumber"), [text] + compact)
  }
  let need = Need.plural(language: plurals.language, ofDigits: true)
  return .call(.text(functionName(plurals.language), needs: [need]), [operands])
}

/// `pluralPtPt`
private func functionName(_ language: String) -> String {
  "plural" + language.split(separator: "-").map { $0.capitalized }.joined()
}

/// Returns the functions that return a number's plural category, for the languages that are needed.
///
///     internal fun pluralEn(number: PluralOperands): String = when {
///         number.i == 1L && number.v == 0 -> "one"
///         else -> "other"
///     }
func pluralFunctions(_ needs: Set<Need>) -> [Declaration] {
  let languages = needs.compactMap { need in
    if case .plural(let language, _) = need { language } else { nil as String? }
  }
  return Set(languages).sorted().compactMap { pluralRules(for: $0).map(pluralFunction) }
}

private func pluralFunction(_ plurals: PluralRules) -> Declaration {
  let doc = "/** Returns the plural category of a number in the language `\(plurals.language)`. */"
  let head = "internal fun \(functionName(plurals.language))(number: PluralOperands): String ="
  let branches = plurals.rules.flatMap { rule in
    rule.condition.alternatives.flatMap { branch($0, rule.category) }
  }
  let lines =
    branches.isEmpty
    ? ["\(head) \"other\""] : ["\(head) when {"] + branches + ["    else -> \"other\"", "}"]
  return Declaration(lines: [doc] + lines, needs: [.helper("PluralOperands")])
}

/// A branch of the `when`, whose conditions are on several lines if they are too long.
private func branch(
  _ relations: [PluralCondition.Relation],
  _ category: PluralCategory
) -> [String] {
  var conditions: [String] = []
  for relation in relations {
    let whole = "number.t == 0L"
    let condition = kotlin(relation)
    // CLDR's n is the number itself. If it has a fraction, it does not equal any whole number.
    switch (relation.operand, relation.isNegated) {
    case (.number, false):
      conditions += conditions.contains(whole) ? [condition] : [whole, condition]
    case (.number, true): conditions.append("(number.t != 0L || \(condition))")
    default: conditions.append(condition)
    }
  }
  let line = "    \(conditions.joined(separator: " && ")) -> \"\(category.rawValue)\""
  if line.count <= lineWidth { return [line] }
  return conditions.enumerated().map { index, condition in
    let indentation = index == 0 ? "    " : "        "
    let end = index == conditions.count - 1 ? " -> \"\(category.rawValue)\"" : " &&"
    return indentation + condition + end
  }
}

/// `number.i % 10L in 2L..4L`
private func kotlin(_ relation: PluralCondition.Relation) -> String {
  let isCount = [.fractionCount, .significantFractionCount, .exponent].contains(relation.operand)
  let suffix = isCount ? "" : "L"
  let name = relation.operand == .number ? "i" : String(relation.operand.rawValue)
  let operand =
    "number.\(name)" + (relation.modulus.map { " % \($0)\(suffix)" } ?? "")
  let tests = relation.ranges.map { range in
    range.count == 1
      ? "\(operand) \(relation.isNegated ? "!=" : "==") \(range.lowerBound)\(suffix)"
      : "\(operand) \(relation.isNegated ? "!in" : "in") \(range.lowerBound)\(suffix)..\(range.upperBound)\(suffix)"
  }
  let joined = tests.joined(separator: relation.isNegated ? " && " : " || ")
  return tests.count == 1 || relation.isNegated ? joined : "(\(joined))"
}
