import TestSupport
import Testing

private let sources = "Sources/Bookshop/"
private let specs = "Sources/Bookshop/Specs/"

/// The plugins in a package that uses them, with mistakes and without; one after the other, for they share the package.
@Suite(.serialized) struct PluginTests {
  @Test func buildsOnceAndThenNothing() async throws {
    let consumer = try await Consumer.settled()
    #expect(consumer.first.succeeded, "\(consumer.first.log)")
    #expect(!consumer.first.log.contains("warning:"), "\(consumer.first.log)")
    #expect(consumer.second.succeeded, "\(consumer.second.log)")
    #expect(consumer.second.recompiled == [])
    let third = try await consumer.build()
    #expect(third.succeeded && !third.ranGenerator, "\(third.log)")
    #expect(third.recompiled == [])
  }

  @Test func passesItsOwnTestsAndTheGeneratedOnes() async throws {
    let result = try await Consumer.settled().swift("test")
    #expect(result.status == 0, "\(result.text)")
    for test in ["showsWhatTheServiceSends()", "\"one book\"", "snapshot()"] {
      #expect(result.text.contains("Test \(test) passed"), "\(result.text)")
    }
  }

  @Test func recompilesWhatDependsOnASpec() async throws {
    let consumer = try await Consumer.settled()
    let (changed, _) = try await consumer.build(with: [
      .replace(specs + "BookDetail.yaml", "} pages", with: "} pp.")
    ])
    #expect(changed.succeeded, "\(changed.log)")
    #expect(changed.recompiled == ["BookDetailViewModel.swift", "BookDetailViewModelTests.swift"])
  }

  @Test func buildsInTheOtherLayout() async throws {
    let consumer = try await Consumer.settled()
    let (changed, restored) = try await consumer.build(with: [
      .replace(specs + "BookList.yaml", "view:", with: "layout: 2\nview:"),
      .replace(sources + "BookListView.swift", "BookListViewModel", with: "Model"),
      .replace(
        "Tests/BookshopTests/ViewTests.swift",
        "BookListViewModel",
        with: "BookListView.Model"
      ),
    ])
    #expect(changed.succeeded, "\(changed.log)")
    #expect(restored.succeeded, "\(restored.log)")
  }

  @Test(arguments: Mistake.all) func saysWhereAMistakeIs(_ mistake: Mistake) async throws {
    let consumer = try await Consumer.settled()
    let (changed, restored) = try await consumer.build(with: mistake.changes)
    #expect(!changed.succeeded)
    #expect(changed.log.contains(mistake.error), "\(changed.log)")
    #expect(restored.succeeded, "\(restored.log)")
  }

  @Test func writesIntoThePackageOnCommand() async throws {
    let consumer = try await Consumer.settled()
    let command = [
      "--allow-writing-to-package-directory", "generate-view-models", "--access", "public",
    ]
    let missing = try await consumer.swift("package", command + ["--check"])
    #expect(missing.status == 1)
    #expect(
      missing.stdout.contains("missing: Committed/BookListViewModel.swift"),
      "\(missing.text)"
    )
    let written = try await consumer.swift("package", command)
    #expect(written.status == 0, "\(written.text)")
    let fresh = try await consumer.swift("package", command + ["--check"])
    #expect(fresh.status == 0, "\(fresh.text)")
  }
}

/// What breaks the build, and what the log says of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [Change]
  let error: String

  init(_ name: String, _ changes: [Change], _ error: String) {
    testDescription = name
    self.changes = changes
    self.error = error
  }

  static let all = [
    Mistake(
      "a name that the schema does not have",
      [.replace(specs + "BookDetail.yaml", "{numberOf", with: "{numbersOf")],
      specs + "BookDetail.yaml:6:16: error: 'Book' has no property 'numbersOfPages'; did you mean"
    ),
    Mistake(
      "a schema that is not there",
      [.remove(specs + "schemas/Author.schema.json")],
      specs + "schemas/Catalogue.schema.json:15:29: error: cannot read"
    ),
    Mistake(
      "a schema outside the target",
      [
        .replace(specs + "BookDetail.yaml", "schemas/", with: "../../../"),
        .write("Catalogue.schema.json", #"{ "title": "Book" }"#),
      ],
      specs + "BookDetail.yaml:3:20: error: cannot read"
    ),
    Mistake(
      "two specs of one name",
      [.write(sources + "More/BookDetail.yml", "view: OtherView\n")],
      specs + "BookDetail.yaml: error: '"
    ),
    Mistake(
      "a setting that there is not",
      [.write(sources + "viewmodelgen.yaml", "layot: 2\n")],
      sources + "viewmodelgen.yaml:1:1: error: unknown setting 'layot'; did you mean 'layout'?"
    ),
    Mistake(
      "specs that are not in the target",
      [
        .replace(
          "Package.swift",
          "\"Bookshop\",\n      plugins",
          with: "\"Bookshop\",\n      exclude: [\"Specs\"],\n      plugins"
        )
      ],
      "error: 'Bookshop' applies ViewModelGenerator, but has no specs (*.yaml) in its folder"
    ),
  ]
}
