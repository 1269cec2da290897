import Foundation
import TestSupport
import Testing

/// `viewmodelgen build` with files that the build itself has made. `BuildStepTests` test the rest.
@Suite struct BuildCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let schema = """
    {
      "type": "object", "title": "Book",
      "required": ["pages"], "properties": { "pages": { "$ref": "parts/Pages.json" } }
    }
    """

  private let spec = """
    view: BookView
    service: { schema: Book.schema.json, type: Book }
    display: { pagesText: "{pages | plain}" }

    """

  /// The spec names the schema as a source, and the schema a source.
  @Test func readsASchemaThatTheBuildHasMade() async throws {
    try folder.write(spec, to: "app/Book.yaml")
    try folder.write(schema, to: "out/bin/app/Book.schema.json")
    try folder.write(#"{ "type": "integer" }"#, to: "app/parts/Pages.json")
    let result = try await build(
      "app/Book.yaml",
      "--schemas",
      "out/bin/app/Book.schema.json",
      "--inputs",
      "app/parts/Pages.json",
      "--built",
      "./out/bin/",
      "--output",
      "Views"
    )
    #expect(result.text == "" && result.status == 0)
    #expect(try folder.text("Views/BookServiceModel.swift").contains("let pages: Int"))
  }

  /// Nothing of the other module is where its users name it.
  @Test func usesAModuleThatTheBuildHasMade() async throws {
    let configuration = "module: Core\naccess: public\nsupport: { everything: true }\n"
    try folder.write(configuration, to: "out/bin/core/viewmodelgen.yaml")
    let row = spec.replacing("view: BookView", with: "model: BookRow")
    try folder.write(row, to: "out/bin/core/rows/Row.yaml")
    try folder.write(schema, to: "out/bin/core/rows/Book.schema.json")
    try folder.write(#"{ "type": "integer" }"#, to: "core/rows/parts/Pages.json")
    let dependency = "access: public\nsupport: Core\ndependencies: [../core]\n"
    try folder.write(dependency, to: "app/viewmodelgen.yaml")
    let shelf = """
      {
        "type": "object", "title": "Shelf",
        "required": ["top"], "properties": { "top": { "$ref": "../core/rows/Book.schema.json" } }
      }
      """
    try folder.write(shelf, to: "app/Shelf.schema.json")
    let view = """
      view: BookView
      service: { schema: Shelf.schema.json, type: Shelf }
      models: { BookRow: ../core/rows/Row.yaml }
      display: { book: { of: top, model: BookRow } }

      """
    try folder.write(view, to: "app/Book.yaml")
    let result = try await build(
      "app/Book.yaml",
      "--schemas",
      "app/Shelf.schema.json",
      "--inputs",
      "app/viewmodelgen.yaml",
      "out/bin/core/viewmodelgen.yaml",
      "out/bin/core/rows/Row.yaml",
      "out/bin/core/rows/Book.schema.json",
      "core/rows/parts/Pages.json",
      "--built",
      "out/bin",
      "--output",
      "Views"
    )
    #expect(result.text == "" && result.status == 0)
    #expect(try folder.text("Views/BookViewModel.swift").contains("import Core\n"))
  }

  /// The arguments are in a file, because there can be more than the system allows.
  private func build(_ arguments: String...) async throws -> ProcessOutput {
    try folder.write(arguments.joined(separator: "\n") + "\n", to: "arguments")
    return try await run(Repository.tool(), ["build", "@arguments"], in: folder.url)
  }
}
