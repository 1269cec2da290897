/// What `--format json` prints.
struct JSONReport: Decodable {
  struct Entry: Decodable {
    let file: String
    let line: Int?
    let column: Int?
    let severity: String
    let code: String
    let message: String
    let fix: Fix?
  }

  struct Fix: Decodable {
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let replacement: String
  }

  let diagnostics: [Entry]
}
