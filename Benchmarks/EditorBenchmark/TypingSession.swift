import Foundation

/// Types into one field of the spec, and measures how long each response takes.
struct TypingSession {
  /// The times in milliseconds, by what was measured.
  private(set) var times: [String: [Double]] = [:]
  private let client: LanguageClient
  private let line: Int
  private let firstColumn = "  typedText: \"".count
  private var column: Int

  init(tool: String, _ app: App) throws {
    let lines = app.spec.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.firstIndex { $0.hasPrefix("  typedText") } ?? 0
    column = firstColumn
    let start = ContinuousClock.now
    client = try LanguageClient(
      tool: tool,
      folder: app.folder,
      document: app.specPath,
      text: app.spec
    )
    _ = try client.ask("documentSymbol", line: 0, column: 0)
    times["start"] = [milliseconds(since: start)]
  }

  mutating func play(rounds: Int) throws {
    for _ in 0..<rounds {
      try type("{}")
      column -= 1
      _ = try client.diagnostics()
      // Each of these characters leads to a different error, or to none.
      for character in "titleOfABook" {
        try type(String(character))
        try measure("diagnostics") { client, _, _ in _ = try client.diagnostics() }
        try measure("completion", Self.complete)
      }
      try client.type("", line: line, column: firstColumn + 1, replacing: column - firstColumn - 1)
      column = firstColumn + 1
      // When typing fast, editors request completions before the diagnostics arrive.
      for character in "left?.right?.left?.title | upper" {
        try type(String(character))
        try measure("at once", Self.complete)
      }
      let length = column + 1 - firstColumn
      try client.type("", line: line, column: firstColumn, replacing: length)
      column = firstColumn
      while try client.diagnostics() > 0 {}
      for field in stride(from: 20, to: line, by: 40) {
        try measure("hover") { client, _, _ in
          let text = try client.ask("hover", line: field, column: 24)
          precondition(text is [String: Any])
        }
      }
    }
    try client.shutDown()
  }

  private mutating func type(_ text: String) throws {
    try client.type(text, line: line, column: column)
    column += text.utf16.count
  }

  private static func complete(_ client: LanguageClient, _ line: Int, _ column: Int) throws {
    let list = try client.ask("completion", line: line, column: column) as? [String: Any]
    precondition(list?["items"] is [Any])
  }

  private mutating func measure(
    _ name: String,
    _ work: (LanguageClient, Int, Int) throws -> Void
  ) rethrows {
    let start = ContinuousClock.now
    try work(client, line, column)
    times[name, default: []].append(milliseconds(since: start))
  }
}

private func milliseconds(since start: ContinuousClock.Instant) -> Double {
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}
