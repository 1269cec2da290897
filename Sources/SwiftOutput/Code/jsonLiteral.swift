import DocumentReader
import OutputInterface

/// Returns the lines of a raw literal, `#"""` … `"""#`, with enough `#` that nothing in the JSON ends it.
package func jsonLiteral(_ node: Node, width: Int = 92) -> [String] {
  let text = jsonText(node, width: width)
  let pounds = String(repeating: "#", count: longestPoundRun(in: text) + 1)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return ["\(pounds)\"\"\""] + lines + ["\"\"\"\(pounds)"]
}

/// Returns the length of the longest run of `#` after a quote or backslash, where it could end the literal or begin an escape.
private func longestPoundRun(in text: String) -> Int {
  var longest = 0
  var run: Int?
  for byte in text.utf8 {
    switch UnicodeScalar(byte) {
    case "\"", "\\": run = 0
    case "#": run = run.map { $0 + 1 }
    default: run = nil
    }
    longest = max(longest, run ?? 0)
  }
  return longest
}
