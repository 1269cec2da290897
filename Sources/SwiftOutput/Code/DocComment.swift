import OutputInterface

/// Returns a doc comment with the text, wrapped at `width` columns. Every line break in the text begins a new `///` line.
package func docLines(_ text: String, width: Int) -> [String] {
  wrappedLines(of: text, width: width - "/// ".count).map { $0.isEmpty ? "///" : "/// \($0)" }
}
