/// Signs and words that mean something to a format that the tool writes, to a terminal, or to GitHub.
private let hostileParts = [
  "a", "é", "👩‍👧", " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{0}", "\u{7}",
  "\u{1B}[31m", "\u{9B}2J", "\u{202E}", "\"", "\"\"\"", "'", "\\", "\\(a)", "`", "``", "<", ">",
  "&",
  "&amp;", "</script>", "<!--", "-->", "]]>", "<![CDATA[", "*/", "//", "#", "@octocat", "#1", "|",
  "![a](https://x.y)", "[a](javascript:b)", "https://x.y", "::error::", "::", "%", "%0A", ",", ":",
  "=", "$(a)", "${{ a }}", "{{a}}",
]

/// Returns random texts made of such parts, the same ones for the same seed.
package func hostileTexts(_ count: Int, seed: UInt64 = 1) -> [String] {
  var generator = SplitMix(state: seed)
  return (0..<count).map { _ in
    (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      hostileParts.randomElement(using: &generator) ?? ""
    }
    .joined()
  }
}
