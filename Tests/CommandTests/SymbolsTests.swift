import Foundation
import TestSupport
import Testing

/// Tests `viewmodelgen symbols`. `.ci/app-types` has packages built for it.
@Suite struct SymbolsTests {
  @Test func writesWhatSpecsCanUse() async throws {
    let folder = try project(specs: ["Order.yaml": "ShopAPI.symbols.json"])
    let first = try await symbols(["--from", "graphs"], in: folder)
    #expect(first.text == "specs/ShopAPI.symbols.json: written\n")
    let text = try folder.text("specs/ShopAPI.symbols.json")
    #expect(text.contains("\"sources\": {\"../Order.swift\": "))
    #expect(!text.contains(folder.path("")) && !text.contains("secret"))
    let again = try await symbols(["--from", "graphs"], in: folder)
    #expect(again.text == "specs/ShopAPI.symbols.json: up to date\n")
  }

  @Test func changedSourceIsAnErrorUntilTheGraphIsWrittenAgain() async throws {
    let folder = try project(specs: ["Order.yaml": "ShopAPI.symbols.json"])
    _ = try await symbols(["--from", "graphs"], in: folder)
    try folder.write("public struct Order { public let number: Int64 }", to: "Order.swift")
    let stale = try await run(Repository.tool(), ["lint", "specs"], in: folder.url)
    #expect(stale.status == 1)
    #expect(
      stale.text.contains(
        "ShopAPI.symbols.json is older than Order.swift: run 'viewmodelgen symbols'"
      )
    )
    _ = try await symbols(["--from", "graphs"], in: folder)
    let fresh = try await run(Repository.tool(), ["lint", "specs"], in: folder.url)
    #expect(fresh.status == 0, "\(fresh.text)")
  }

  @Test(arguments: [
    ("Other.symbols.json", ["--from", "graphs"], "no such file"),
    ("Shop-API.symbols.json", ["--package-path", "."], "its name must be that of a module"),
    ("ShopAPI.symbols.json", [], "no folder above has a Package.swift"),
    ("broken.symbols.json", ["--from", "graphs"], "is not a symbol graph"),
  ])
  func reportsWhatIsMissing(graph: String, arguments: [String], reason: String) async throws {
    let folder = try project(specs: ["Order.yaml": graph])
    let result = try await symbols(arguments, in: folder)
    #expect(result.status == 1)
    #expect(result.text.contains("specs/Order.yaml:2:19: error: ") && result.text.contains(reason))
  }

  @Test func specsWithoutSymbolGraphsHaveNothingToWrite() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "view: AView\nservice: { schema: A.json }\ndisplay: { a: b }",
      to: "specs/A.yaml"
    )
    let result = try await symbols([], in: folder)
    #expect(result.text.contains("no spec has 'service: { swift: … }'"))
  }

  /// A folder with specs and the graph of a module `ShopAPI` as the compiler writes it.
  private func project(specs: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, graph) in specs {
      let spec = """
        view: OrderView
        service: { swift: \(graph), type: Order }
        display: { numberText: "{number}" }
        """
      try folder.write(spec, to: "specs/\(name)")
    }
    try folder.write("public struct Order { public let number: Int }", to: "Order.swift")
    try folder.write("{}", to: "graphs/broken.symbols.json")
    let graph = shopGraph(of: folder.url.appending(path: "Order.swift"))
    try folder.write(graph, to: "graphs/ShopAPI.symbols.json")
    return folder
  }

  private func symbols(_ arguments: [String], in folder: TemporaryFolder) async throws
    -> ProcessOutput
  {
    try await run(Repository.tool(), ["symbols", "specs"] + arguments, in: folder.url)
  }
}
