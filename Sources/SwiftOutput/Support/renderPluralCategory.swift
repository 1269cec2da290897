import OutputInterface
import ViewModelIR

extension PluralRules {
  /// Returns the code for a number's plural category: `PluralCategory.pl(count)`, or one of the digits as shown.
  ///
  /// - Parameters:
  ///   - text: The number in its format.
  func category(of number: FormattedValue, _ shown: ShownNumber, text: Code) -> Code {
    shown.digits(of: number, text: text).map { category(shown: $0) }
      ?? "\(function(ofDigits: false))(\(number.base))"
  }

  /// Returns the code for the plural category of digits as shown: `PluralCategory.pl(shown: value.shownDigits(fraction: 0...2))`.
  package func category(shown digits: Code) -> Code {
    "\(function(ofDigits: true))(shown: \(digits))"
  }

  private func function(ofDigits: Bool) -> Code {
    let need = Need.plural(language: language, ofDigits: ofDigits)
    return .fragment(Fragment("PluralCategory.\(functionName)", needs: [need]))
  }
}

extension ShownNumber {
  /// Returns the code for the digits that decide a number's plural category; `nil` for a whole number in digits.
  ///
  /// - Parameters:
  ///   - text: The number in its format.
  func digits(of number: FormattedValue, text: Code) -> Code? {
    switch self {
    case .digits where number.type == .integer: return nil
    case .digits(let digits):
      let range = "\(digits.lowerBound)...\(digits.upperBound)"
      return "\(number.base).\(helper: "shownDigits")(fraction: \(range))"
    case .text(let format, _):
      let value = format.isCompact ? [Code.argument("compact", doubleCode(number))] : []
      let call = Code.call("\(helper: "firstNumber")", ["in: context.locale"] + value)
      return .chain(text, [".\(call)"])
    }
  }
}

/// Returns an enum of the categories with functions for each language.
///
///     static func en(_ value: Int) -> PluralCategory {
///       value.magnitude == 1 ? .one : .other
///     }
///
///     static func en(shown digits: String) -> PluralCategory {
///       guard let number = PluralOperands(digits: digits) else { return .other }
///       if number.i == 1 && number.v == 0 { return .one }
///       return .other
///     }
func renderPluralCategory(_ rules: [PluralRules], fractions: [PluralRules]) -> String {
  var functions: [String: Function] = [:]
  for language in rules { functions[language.functionName] = renderFunction(language) }
  for language in fractions {
    functions[language.functionName + "("] = renderFractionFunction(language)
  }
  return """
    /// The plural categories of CLDR, with functions that return a number's category in a language.
    public nonisolated enum PluralCategory: Hashable, Sendable {
      case zero, one, two, few, many, other

    \(sharingBodies(functions.sorted { $0.key < $1.key }.map(\.value)).joined(separator: "\n"))}

    """
}

/// Returns the functions with the body of each written once. Languages with the same rules call the first of them.
private func sharingBodies(_ functions: [Function]) -> [String] {
  var first: [[String]: String] = [:]
  return functions.map { function in
    guard function.body.count > 1 else { return function.text }
    let key = [function.parameter] + function.body
    guard let other = first[key] else {
      first[key] = function.name
      return function.text
    }
    let argument = function.isOfDigits ? "shown: digits" : "value"
    return "  \(function.head) { \(other)(\(argument)) }\n"
  }
}

/// A function that returns the category of a number in one language.
private struct Function {
  let name: String
  let isOfDigits: Bool
  let body: [String]

  var parameter: String { isOfDigits ? "shown digits: String" : "_ value: Int" }
  var head: String { "public static func \(name)(\(parameter)) -> PluralCategory" }
  var text: String { "  \(head) {\n" + body.map { "    \($0)\n" }.joined() + "  }\n" }
}

private func renderFunction(_ rules: PluralRules) -> Function {
  let conditions = rules.rules
    .map { (category: $0.category, condition: $0.condition.forIntegers) }
    .filter { !simpleAlternatives($0.condition).isEmpty }
  return Function(
    name: rules.functionIdentifier,
    isOfDigits: false,
    body: renderBody(conditions)
  )
}

private func renderFractionFunction(_ rules: PluralRules) -> Function {
  var lines: [String] = []
  for rule in rules.rules {
    for relations in fractionAlternatives(rule.condition) {
      lines += renderStatement(relations, returning: rule.category.rawValue)
    }
  }
  if lines.isEmpty {
    lines = [".other"]
  } else {
    lines.insert("guard let number = PluralOperands(digits: digits) else { return .other }", at: 0)
    lines.append("return .other")
  }
  return Function(name: rules.functionIdentifier, isOfDigits: true, body: lines)
}

private func renderBody(
  _ rules: [(category: PluralCategory, condition: PluralCondition)]
) -> [String] {
  if rules.isEmpty { return [".other"] }
  if rules.count == 1, let rule = rules.first, let relation = rule.condition.onlyRelation,
    let term = terms(of: relation, "value.magnitude").first
  {
    return ["\(term) ? .\(rule.category.rawValue) : .other"]
  }
  var lines = ["let n = value.magnitude"]
  for rule in rules {
    for relations in simpleAlternatives(rule.condition) {
      lines += renderStatement(relations, returning: rule.category.rawValue)
    }
  }
  return lines + ["return .other"]
}

private func renderStatement(_ relations: [String], returning category: String) -> [String] {
  let line = "if \(relations.joined(separator: " && ")) { return .\(category) }"
  guard line.count > 94, let first = relations.first else { return [line] }
  return ["if \(first)"] + relations.dropFirst().map { "  && \($0)" }
    + ["{", "  return .\(category)", "}"]
}

extension PluralCondition {
  /// The condition's relation, if it is only a comparison with one value.
  fileprivate var onlyRelation: Relation? {
    guard let relation = alternatives.first?.first, alternatives.count == 1,
      alternatives.first?.count == 1, let range = relation.ranges.first,
      relation.ranges.count == 1, range.count == 1
    else { return nil }
    return relation
  }
}

/// Returns the alternatives, each a list of Swift conditions on `n`. A relation to both values and ranges becomes an alternative for each,
/// so that no line needs parentheses.
private func simpleAlternatives(_ condition: PluralCondition) -> [[String]] {
  condition.alternatives.flatMap { relations in
    relations.reduce([[]]) { $0.adding($1, terms(of: $1, "n")) }
  }
}

/// Returns the alternatives, each a list of Swift conditions on the operands of `number`.
private func fractionAlternatives(_ condition: PluralCondition) -> [[String]] {
  let isWhole = "number.t == 0"
  return condition.alternatives.flatMap { relations in
    relations.reduce([[]]) { alternatives, relation in
      // CLDR's n is the number itself. If it has a fraction, it does not equal any whole number.
      let isNumber = relation.operand == .number
      let terms = terms(of: relation, "number.\(isNumber ? "i" : relation.operand.rawValue)")
      guard isNumber else { return alternatives.adding(relation, terms) }
      if relation.isNegated {
        return alternatives.flatMap {
          $0.contains(isWhole) ? [$0 + terms] : [$0 + ["number.t != 0"], $0 + terms]
        }
      }
      return alternatives.map { $0.contains(isWhole) ? $0 : $0 + [isWhole] }.adding(relation, terms)
    }
  }
}

extension [[String]] {
  fileprivate func adding(_ relation: PluralCondition.Relation, _ terms: [String]) -> [[String]] {
    if relation.isNegated { return map { $0 + terms } }
    return terms.flatMap { term in map { $0 + [term] } }
  }
}

private func terms(of relation: PluralCondition.Relation, _ operand: String) -> [String] {
  let number = relation.modulus.map { "\(operand) % \(literal($0))" } ?? operand
  let values = relation.ranges.filter { $0.count == 1 }.map(\.lowerBound)
  let sign = relation.isNegated ? "!" : ""
  var terms = relation.ranges.filter { $0.count > 1 }
    .map { "\(sign)(\(literal($0.lowerBound))...\(literal($0.upperBound))).contains(\(number))" }
  if let value = values.first, values.count == 1 {
    terms.append("\(number) \(relation.isNegated ? "!=" : "==") \(literal(value))")
  } else if !values.isEmpty {
    terms.append("\(sign)[\(values.map(literal).joined(separator: ", "))].contains(\(number))")
  }
  return terms
}

/// Returns a literal in groups of three digits if it has five or more.
private func literal(_ number: UInt) -> String {
  func grouped(_ number: UInt) -> String {
    if number < 1000 { return String(number) }
    return grouped(number / 1000) + "_" + String(String(number % 1000 + 1000).dropFirst())
  }
  return number < 10_000 ? String(number) : grouped(number)
}

/// `pl`, `ptPT`
func pluralFunctionName(_ language: String) -> String {
  language.split(separator: "-").joined()
}

extension PluralRules {
  fileprivate var functionName: String { pluralFunctionName(language) }

  fileprivate var functionIdentifier: String {
    ["as", "in", "is"].contains(functionName) ? "`\(functionName)`" : functionName
  }
}
