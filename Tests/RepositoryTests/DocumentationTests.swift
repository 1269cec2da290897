import Foundation
import TestSupport
import Testing

/// The specs in the documentation work, and the tool prints and generates what the pages show.
@Suite struct DocumentationTests {
  private static let pages = (try? DocumentationPage.all()) ?? []
  /// Pages that contain a project of their own.
  private static let projects = pages.filter { page in
    page.blocks.contains { block in
      block.isFile && block.language == "json" || block.isQuotation && page.path.contains("how-to/")
    }
  }

  @Test(arguments: pages) func everySpecNamesItsFile(page: DocumentationPage) throws {
    for block in page.blocks where block.isSpec {
      #expect(block.isFile, "\(page.path):\(block.line) needs a path, as in '```yaml specs/X.yaml'")
    }
  }

  @Test(arguments: pages) func linesAreShort(page: DocumentationPage) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page.path), encoding: .utf8)
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.contains("```") { isCode.toggle() }
      if isCode || line.hasPrefix("|") || line.contains("](") { continue }
      #expect(line.count <= 120, "\(page.path):\(index + 1)")
    }
  }

  @Test func manyPagesContainAProject() { #expect(Self.projects.count > 10) }

  @Test(arguments: projects) func projectsWork(page: DocumentationPage) async throws {
    let folder = try TemporaryFolder()
    try page.write(to: folder)
    for command in ["generate", "lint"] {
      let result = try await run(Repository.tool(), [command], in: folder.url)
      #expect(result.status == 0 && result.stderr.isEmpty, "\(command): \(result.text)")
    }
    for block in page.blocks where block.isCommand {
      let command = "\"$0\"" + block.info.dropFirst("viewmodelgen".count)
      let result = try await run("sh", ["-c", command, Repository.tool()], in: folder.url)
      #expect(trimmed(result.stdout) == trimmed(block.text), "\(page.path):\(block.line)")
    }
    for block in page.blocks where block.isQuotation {
      let generated = try folder.text(block.info)
      #expect(contains(generated, block.text), "\(page.path):\(block.line): \(generated)")
    }
  }

  /// An Android app can have every screen of the documentation too.
  @Test(arguments: projects) func projectsCanBeInKotlin(page: DocumentationPage) async throws {
    let folder = try TemporaryFolder()
    try page.write(to: folder)
    let settings = (try? folder.text("viewmodelgen.yaml")) ?? ""
    let kotlin = "kotlin: { output: Kotlin, tests: KotlinTests, package: com.example.screens }"
    try folder.write("\(settings)\(kotlin)\n", to: "viewmodelgen.yaml")
    let result = try await run(Repository.tool(), ["generate"], in: folder.url)
    #expect(result.status == 0 && result.stderr.isEmpty, "\(result.text)")
  }

  /// A page without a schema quotes the specs of this repository.
  @Test(arguments: pages) func quotedSpecsAreInTheRepository(page: DocumentationPage) throws {
    if Self.projects.contains(where: { $0.path == page.path }) { return }
    for block in page.blocks where block.isFile && block.language == "yaml" {
      let url = Repository.root.appending(path: block.info)
      let file = try String(contentsOf: url, encoding: .utf8)
      #expect(contains(file, block.text), "\(page.path):\(block.line)")
    }
  }

  /// Whether a file contains the parts of a quotation, which `…` separates, in their order.
  private func contains(_ file: String, _ quotation: String) -> Bool {
    var rest = file[...]
    for part in quotation.split(separator: /(?m)^ *…\n/) {
      guard let range = rest.range(of: trimmed(String(part))) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }
}
