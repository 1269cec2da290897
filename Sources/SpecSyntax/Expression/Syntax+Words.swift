import DocumentReader
import Foundation
import ViewModelIR

/// A condition as a part of a catalog key: `priceBelow10AndIsMember` for `price < 10 && isMember`. `nil` if the condition cannot be parsed.
package func catalogName(of condition: SpecExpression) -> String? {
  condition.syntax.map { catalogName($0.words) }
}

extension Syntax {
  fileprivate var words: [String] {
    switch kind {
    case .integer(let text), .number(let text), .string(let text): [text]
    case .bool(let bool): [bool ? "true" : "false"]
    case .null: ["nil"]
    case .emptyList: ["empty"]
    case .name(let name): name == "self" ? [] : [name]
    case .element: []
    case .implicitMember(let name): [name]
    case .member(let base, let name, _): base.words + [name]
    case .call(let base, let name, _, let arguments):
      (base?.words ?? []) + [name] + arguments.flatMap(\.value.words)
    case .lookup(let base, let key, _): base.words + key.words
    case .prefix(.not, let operand): ["not"] + operand.words
    case .prefix(.negate, let operand): ["minus"] + operand.words
    case .binary(let left, let sign, let right): left.words + [sign.word] + right.words
    case .choice(let condition, let then, let otherwise):
      condition.words + ["then"] + then.words + ["else"] + otherwise.words
    case .membership(let value, let literals):
      value.words + ["in"] + literals.flatMap(\.words)
    case .isType(let base, let name, _): base.words + ["is", name]
    case .formatted(let base, let formats): base.words + formats.map(\.name)
    }
  }
}

extension BinaryOperator {
  fileprivate var word: String {
    switch self {
    case .or: "or"
    case .and: "and"
    case .equal: "is"
    case .notEqual: "isNot"
    case .coalesce: "else"
    case .ordered(.less): "below"
    case .ordered(.lessOrEqual): "upTo"
    case .ordered(.greater): "above"
    case .ordered(.greaterOrEqual): "from"
    case .arithmetic(.add): "plus"
    case .arithmetic(.subtract): "minus"
    case .arithmetic(.multiply): "times"
    case .arithmetic(.divide): "over"
    case .arithmetic(.remainder): "modulo"
    }
  }
}

/// Joins words into a name of letters, digits and underscores, from which Xcode can generate a symbol: `inStock` for `in stock`, `9_50` for `9.50`.
package func catalogName(_ words: [String]) -> String {
  let parts = words.flatMap { word in
    spoken(number: word).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
  guard let first = parts.first else {
    let signs = words.joined().unicodeScalars.map { "u" + String($0.value, radix: 16) }
    return signs.isEmpty ? "empty" : signs.joined()
  }
  return first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// A number as a part of a name, such as `minus9_50` for `-9.50`, so that different numbers have different names. Other words are unchanged.
private func spoken(number word: String) -> String {
  if Double(word) == nil { return word }
  return word.replacingOccurrences(of: ".", with: "_").replacingOccurrences(of: "-", with: "minus")
}
