import DocumentReader

package func markdownList(_ names: [String]) -> String {
  let most = 10
  let more = names.count > most ? " and \(names.count - most) more" : ""
  return names.prefix(most).joined(separator: ", ") + more
}

/// A code span, in which no text is markup and none mentions anyone: https://github.github.com/gfm/#code-spans.
package func markdownCode(_ text: String) -> String {
  if text.isEmpty { return "*empty*" }
  let line = escapingControls(text).replacing("|", with: "\\|")
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let isPadded =
    line.hasPrefix("`") || line.hasSuffix("`") || line.hasPrefix(" ") && line.hasSuffix(" ")
  return isPadded ? "\(fence) \(line) \(fence)" : fence + line + fence
}

/// As it is where it is a few words, else a code span.
package func markdownPlain(_ text: String) -> String {
  text.wholeMatch(of: /[A-Za-z0-9,\/ -]+(_[A-Za-z0-9,\/ -]+)*/) == nil ? markdownCode(text) : text
}
