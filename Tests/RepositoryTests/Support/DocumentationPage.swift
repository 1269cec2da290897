import Foundation
import TestSupport
import Testing

/// A page of the documentation with its code blocks.
///
/// The words after a block's language say what the block is: a path makes it a file of the page's project, and a command
/// (in a `text` block) makes it the command's output in that project.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
  struct Block: Sendable {
    let line: Int
    let language: String
    /// The words after the language: a path, a command or nothing.
    let info: String
    let text: String

    /// Generated Swift is compared with the project instead of being written into it.
    var isFile: Bool { !info.isEmpty && language != "text" && !isQuotation }
    var isQuotation: Bool { language == "swift" && info.contains("Generated/") }
    var isCommand: Bool { language == "text" && info.hasPrefix("viewmodelgen ") }
    var isSpec: Bool { language == "yaml" && text.contains(/(?m)^view:/) }
  }

  let path: String
  let blocks: [Block]

  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    var blocks: [Block] = []
    var open: (line: Int, indent: Int, heading: Substring, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let indent = line.prefix { $0 == " " }.count
      let isFence = line.dropFirst(indent).hasPrefix("```")
      if let block = open, isFence {
        let words = block.heading.split(separator: " ", maxSplits: 1).map(String.init)
        blocks.append(
          Block(
            line: block.line,
            language: words.first ?? "",
            info: words.count > 1 ? words[1] : "",
            text: block.lines.map { $0 + "\n" }.joined()
          )
        )
        open = nil
      } else if isFence {
        open = (index + 1, indent, line.dropFirst(indent + 3), [])
      } else {
        let margin = open?.indent ?? 0
        open?.lines.append(line.dropFirst(min(indent, margin)))
      }
    }
    self.blocks = blocks
  }

  /// README.md and all pages in `docs`.
  static func all() throws -> [DocumentationPage] {
    let docs = Repository.root.appending(path: "docs")
    return try
      (["README.md"]
      + FileManager.default.subpathsOfDirectory(atPath: docs.path).sorted()
      .filter { $0.hasSuffix(".md") }.map { "docs/" + $0 })
      .map(DocumentationPage.init)
  }

  /// Writes the page's files into a folder. A later block replaces an earlier one of the same path.
  func write(to folder: TemporaryFolder) throws {
    for block in blocks where block.isFile { try folder.write(block.text, to: block.info) }
  }
}
