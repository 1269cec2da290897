import DocumentReader
import TestSupport
import Testing

@Suite struct HintTests {
  /// In `source`, `|` encloses the wrong name. `fixed` is `nil` if there is no fix, because the name would need other quotes.
  @Test(
    arguments: [
      ("a: |titel|", "title", "a: title"),
      ("|'titel'|: 1", "title", "'title': 1"),
      (#"{|"titel"|: 1}"#, "page count", #"{"page count": 1}"#),
      ("a: '{x | f(code: |''EURO''|)}'", "EUR", "a: '{x | f(code: ''EUR'')}'"),
      ("when: a == |.instock|", ".inStock", "when: a == .inStock"),
      ("a: |*anhcor|", "*anchor", "a: *anchor"),
      (#"a: "{f(|\u0027EURO\x27|)}""#, "EUR", nil),
      ("|'its'|: 1", "it's", nil),
      ("|yes no|: 1", "yes: no", nil),
      ("|on_hold|: 1", "on-hold", nil),
      ("|nul|: 1", "null", nil),
      ("a: (u is |Photoo)|", "Photo", nil),
      (#"{|"a\"b"|: 1}"#, "ab", nil),
      ("a: |tit\n  el|", "title", nil),
    ] as [(String, String, String?)]
  )
  func fixKeepsTheQuotes(source: String, name: String, fixed: String?) throws {
    let parts = source.split(separator: "|", omittingEmptySubsequences: false)
    let marked = source.contains("{x |") ? [parts[0] + "|" + parts[1], parts[2], parts[3]] : parts
    let file = SourceFile(path: "a.yaml", text: marked.joined())
    let lines = marked[1].split(separator: "\n", omittingEmptySubsequences: false)
    let column = marked[0].unicodeScalars.count + 1
    let end =
      lines.count > 1
      ? Position(line: lines.count, column: lines[lines.count - 1].count + 1)
      : Position(line: 1, column: column + marked[1].unicodeScalars.count)
    let location = Location(file, from: Position(line: 1, column: column), to: end)
    let fix = Hint("", meaning: name).fix(at: location)
    #expect(fix.map { $0.location.replaced(by: $0.replacement) } == fixed)
  }
}
