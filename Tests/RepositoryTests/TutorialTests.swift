import Foundation
import TestSupport
import Testing

/// The tutorial works for a reader who follows it from its first step to its last.
@Suite struct TutorialTests {
  @Test(.slow) func everyStepWorks() async throws {
    let page = try DocumentationPage("docs/tutorial.md")
    var reader = try Reader(of: page)
    for block in page.blocks { try await reader.follow(block) }
  }
}

/// A command with its line in the page and the output that the page shows below it.
private struct Command {
  let line: Int
  let text: Substring
  var output = ""
}

/// A reader of the tutorial, who does in an empty folder what each block says.
private struct Reader {
  typealias Block = DocumentationPage.Block

  private static let spec = "specs/Issues.yaml"
  /// What `init` and the steps before the block wrote. A reader has these files already.
  private static let existing = ["specs/schemas/", "specs/fixtures/", spec]

  private let page: DocumentationPage
  private let lines: [Substring]
  private let start: TemporaryFolder
  /// The folder of the tool, apart from the folder of the reader, which is empty at first.
  private let tools: TemporaryFolder
  /// The current folder, which the tutorial changes with `cd`.
  private var folder: URL

  init(of page: DocumentationPage) throws {
    self.page = page
    lines = try String(contentsOf: Repository.root.appending(path: page.path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    start = try TemporaryFolder()
    folder = start.url
    tools = try TemporaryFolder()
    try tools.link("viewmodelgen", to: Repository.tool())
  }

  mutating func follow(_ block: Block) async throws {
    switch (block.language, block.info) {
    case ("sh", ""): try await enterCommands(of: block)
    case ("console", ""): try await compareOutput(of: block)
    case ("yaml", ""): try replaceKeys(with: block)
    case ("swift", "") where block.text.hasPrefix("    name:"): try replaceName(with: block)
    case ("swift", ""): try quote(block, from: "Sources/Issues/IssuesView.swift")
    case (_, ""): Issue.record("\(place(block.line)): what is a block '\(block.language)'?")
    default: try saveOrCompareFile(of: block)
    }
  }

  private func saveOrCompareFile(of block: Block) throws {
    if block.isQuotation {
      try quote(block, from: block.info)
    } else if Self.existing.contains(where: block.info.hasPrefix) {
      compare(try text(of: block.info, for: block), with: block.text, at: block.line)
    } else {
      // Fails if no step before it made the folder.
      #expect(throws: Never.self, "\(place(block.line))") { try write(block.text, to: block.info) }
    }
  }
}

/// Commands.
extension Reader {
  /// Runs commands without shown output in one shell and stays in the folder to which they change.
  private mutating func enterCommands(of block: Block) async throws {
    let result = try await shell("set -e\n\(block.text)pwd")
    try #require(result.status == 0, "\(place(block.line)): \(result.stdout)")
    let path = try #require(result.stdout.split(separator: "\n").last)
    folder = URL(filePath: String(path))
  }

  private func compareOutput(of block: Block) async throws {
    guard let mistake = mistake(before: block) else {
      return try await compareOutput(of: block, status: 0)
    }
    let correct = try text(of: Self.spec, for: block)
    try replace(mistake.old, with: mistake.new, in: Self.spec, for: block)
    try await compareOutput(of: block, status: 1)
    try write(correct, to: Self.spec)
  }

  private func compareOutput(of block: Block, status: Int32) async throws {
    for command in try commands(of: block) {
      let result = try await shell(String(command.text))
      compare(result.stdout, with: command.output, at: command.line)
      #expect(result.status == status, "\(place(command.line)): \(result.stdout)")
    }
  }

  private func commands(of block: Block) throws -> [Command] {
    try #require(block.text.hasPrefix("$ "), "\(place(block.line)) must begin with a command")
    var commands: [Command] = []
    let lines = block.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: block.line + 1 + index, text: line.dropFirst(2)))
      } else {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  /// The mistake that the paragraph directly before a block asks for.
  private func mistake(before block: Block) -> (new: String, old: String)? {
    let paragraph = lines.prefix(block.line - 1).reversed().drop { $0.isEmpty }
      .prefix { !$0.isEmpty && !$0.hasPrefix("```") }
      .reversed().joined(separator: " ")
    return paragraph.firstMatch(of: /`([^`]+)` instead of `([^`]+)`:$/)
      .map { (String($0.1), String($0.2)) }
  }

  /// Runs a script that finds the tool by its name. Both streams are in `stdout`, in their order.
  private func shell(_ script: String) async throws -> ProcessOutput {
    let script = "PATH=\"$0:$PATH\"\nexec 2>&1\n\(script)"
    return try await run("sh", ["-c", script, tools.path], in: folder)
  }
}

/// Edits.
extension Reader {
  /// Replaces the keys of the spec that a block contains, and inserts new ones before `examples`.
  private func replaceKeys(with block: Block) throws {
    var spec = try text(of: Self.spec, for: block)
    for key in keys(of: block.text) {
      let old = keys(of: spec)
      let examples = try #require(old.first { $0.name == "examples" }, "\(place(block.line))")
      let start = examples.range.lowerBound
      let range = old.first { $0.name == key.name }?.range ?? start..<start
      spec.replaceSubrange(range, with: block.text[key.range])
    }
    try write(spec, to: Self.spec)
  }

  /// The top-level keys with all their lines.
  private func keys(of yaml: String) -> [(name: Substring, range: Range<String.Index>)] {
    yaml.matches(of: /(?m)^(\w+):.*\n(?:(?!\w).*\n)*/).map { ($0.1, $0.range) }
  }

  private func replaceName(with block: Block) throws {
    let name = block.text.prefix { $0 != "\n" }
    try replace("\n\(name)\n", with: "\n\(block.text)", in: "Package.swift", for: block)
  }

  private func replace(_ old: String, with new: String, in path: String, for block: Block) throws {
    let file = try text(of: path, for: block)
    let isOnly = file.ranges(of: old).count == 1
    try #require(isOnly, "\(place(block.line)): '\(old)' must be in \(path) once:\n\(file)")
    try write(file.replacing(old, with: new), to: path)
  }

  private func text(of path: String, for block: Block) throws -> String {
    let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return try #require(text, "\(place(block.line)): there is no \(path)")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }
}

/// Comparisons.
extension Reader {
  private func quote(_ block: Block, from path: String) throws {
    let file = try text(of: path, for: block)
    compare(file, with: "…\n\(block.text)…\n", at: block.line)
  }

  /// Compares the lines of two texts. A line `…` of the expected text stands for any lines.
  private func compare(_ found: String, with expected: String, at line: Int) {
    let pattern = normalized(expected).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.drop { $0 == " " } == "…"
          ? #"(?:.*\n)*?"# : NSRegularExpression.escapedPattern(for: String(line)) + #"\n"#
      }
    let whole = #"\A"# + pattern.joined() + #"\z"#
    let range = (normalized(found) + "\n").range(of: whole, options: .regularExpression)
    #expect(range != nil, "\(place(line)): expected:\n\(expected)\nfound:\n\(found)")
  }

  /// The text without newlines at its ends and without the time that tests took.
  private func normalized(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
      .replacing(/after [0-9.]+ seconds/, with: "after some seconds")
  }

  private func place(_ line: Int) -> String { "\(page.path):\(line)" }
}
