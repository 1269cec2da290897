import DocumentReader
import Evaluator
import TestSupport
import Testing
import ViewModelIR
import Workspace

/// Tests random branches with random data: a branch that the checker reports as unreachable must never apply.
struct ReachabilityTests {
  private let schema = """
    title: Thing
    type: object
    required: [n, p, isOpen, stock, items]
    properties:
      n: { type: integer }
      m: { type: integer }
      p: { type: number }
      q: { type: number }
      isOpen: { type: boolean }
      isNew: { type: boolean }
      stock: { title: Stock, type: string, enum: [in, out] }
      nick: { type: string }
      items: { type: array, items: { type: integer } }
    """
  private let atoms = [
    "n < 2", "n >= 2", "n == 1", "n != 3", "2 > n", "m < 2", "m >= 2", "m == nil", "m != nil",
    "m == n", "m < n", "n <= m", "p < 1.5", "p >= 1.5", "p == 1", "q > p", "q == nil", "q != nil",
    "isOpen", "isOpen == false", "isNew ?? true", "isNew == true", "isNew == isOpen",
    "isNew != nil", "stock == .in", "stock != .out", "nick == nil", "nick == 'a'", "nick < 'b'",
    "nick?.isEmpty ?? true", "(nick ?? '') == ''", "(m ?? 0) > 1", "items.isEmpty",
    "items.count > 1", "items == []", "items.first == nil", "items.first != 1", "n / n == 1",
    "p / p == q", "n <= 1", "p <= 1", "p > 1.5", "m <= 2", "n > 1", "items.contains($0 > 1)",
    "n > m", "(q ?? p) < 2", "m != n",
  ]

  @Test func unreachableBranchesNeverApply() {
    var random = SplitMix(state: 42)
    var warnings = 0
    for _ in 0..<150 {
      let conditions = (0..<6).map { _ in condition(depth: 2, &random) }
      guard let (screen, unreachable) = compiled(conditions) else { continue }
      warnings += unreachable.count
      for _ in 0..<60 {
        let source = randomThing(&random)
        let shown = evaluate(
          screen.viewModels[0],
          in: screen,
          source: source,
          inputs: [:],
          context: context()
        )
        guard case .object(let fields) = shown, case .string(let number)? = fields["a"] else {
          Issue.record("no branch of \(conditions) applies to \(source)")
          continue
        }
        #expect(
          !unreachable.contains(number),
          "branch \(number) of \(conditions) applies to \(source)"
        )
      }
    }
    #expect(warnings > 30)
  }

  private func condition(depth: Int, _ random: inout SplitMix) -> String {
    let choice = depth == 0 ? 0 : Int.random(in: 0..<5, using: &random)
    func part() -> String { condition(depth: depth - 1, &random) }
    switch choice {
    case 1: return "(\(part())) && (\(part()))"
    case 2: return "(\(part())) || (\(part()))"
    case 3: return "!(\(part()))"
    default: return atoms.randomElement(using: &random) ?? "true"
    }
  }

  private func randomThing(_ random: inout SplitMix) -> Value {
    func any(_ values: Value...) -> Value { values.randomElement(using: &random) ?? .null }
    return .object([
      "n": any(.integer(0), .integer(1), .integer(2), .integer(3)),
      "m": any(.null, .integer(1), .integer(2), .integer(3)),
      "p": any(.number(0), .number(1), .number(1.5), .number(2)),
      "q": any(.null, .number(1), .number(3)),
      "isOpen": any(.bool(true), .bool(false)),
      "isNew": any(.null, .bool(true), .bool(false)),
      "stock": any(.string("in"), .string("out")),
      "nick": any(.null, .string(""), .string("a"), .string("b")),
      "items": any(.list([]), .list([.integer(1)]), .list([.integer(2), .integer(1)])),
    ])
  }

  /// Returns the screen and the texts of the branches that are reported as unreachable, or `nil` if the spec has an error: conditions such as
  /// `m != nil && m == nil` are refused.
  private func compiled(_ conditions: [String]) -> (Screen, Set<String>)? {
    let branches = conditions.enumerated().map { "      - { when: \"\($1)\", text: \"\($0)\" }\n" }
    let spec = """
      view: ThingView
      service: { schema: thing.yaml }
      display:
        a:
          cases:
      \(branches.joined())      - { text: last }
      """
    let result = Workspace(texts: ["Thing.yaml": spec, "thing.yaml": schema]).compiled("Thing.yaml")
    let lines = result.diagnostics.filter { $0.code == .unreachable }.map { $0.location.line - 6 }
    guard let screen = result.screen else { return nil }
    return (screen, Set(lines.map { $0 < conditions.count ? "\($0)" : "last" }))
  }
}
