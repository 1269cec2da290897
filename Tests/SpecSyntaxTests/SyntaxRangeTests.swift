import Testing

@testable import SpecSyntax

@Suite struct SyntaxRangeTests {
  /// Each part of an expression as `mark|range`, where the mark is the text that a message about the part points at.
  @Test(arguments: [
    ("a.b + 1", ["+|a.b + 1", "b|a.b", "a|a", "1|1"]),
    ("(a ?? 'x').count", ["count|(a ?? 'x').count", "??|(a ?? 'x')", "a|a", "'x'|'x'"]),
    ("-n * ( 2 )", ["*|-n * ( 2 )", "-|-n", "n|n", "2|( 2 )"]),
    ("p?['k'] is [A] ", ["is|p?['k'] is [A]", "?[|p?['k']", "p|p", "'k'|'k'"]),
    ("f.sum($0.n, on: .x)", ["sum|f.sum($0.n, on: .x)", "f|f", "n|$0.n", "$0|$0", ".x|.x"]),
    ("[] == b", ["==|[] == b", "[]|[]", "b|b"]),
    ("a ? b : (c)", ["?|a ? b : (c)", "a|a", "b|b", "c|(c)"]),
    ("a in [1, 'x']", ["in|a in [1, 'x']", "a|a", "1|1", "'x'|'x'"]),
  ])
  func everyPartHasAMarkAndARange(text: String, parts: [String]) throws {
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let found = try parse(text).parts.map {
      "\(slice($0.mark))|\(slice($0.range))"
    }
    #expect(found == parts)
  }
}

extension Syntax {
  /// This node and its descendants, from left to right.
  fileprivate var parts: [Syntax] {
    let inner: [Syntax] =
      switch kind {
      case .integer, .number, .string, .bool, .null, .emptyList, .name, .element, .implicitMember:
        []
      case .member(let base, _, _), .isType(let base, _, _), .prefix(_, let base): [base]
      case .call(let base, _, _, let arguments): [base].compactMap { $0 } + arguments.map(\.value)
      case .formatted(let base, let formats):
        [base] + formats.flatMap(\.arguments).map(\.value)
      case .lookup(let left, let right, _), .binary(let left, _, let right): [left, right]
      case .choice(let condition, let then, let otherwise): [condition, then, otherwise]
      case .membership(let value, let literals): [value] + literals
      }
    return [self] + inner.flatMap(\.parts)
  }
}
