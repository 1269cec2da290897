import TestSupport
import Testing

private let sources = "Sources/Bookshop/"
private let specs = "Sources/Bookshop/Specs/"

/// The plugins work in a package that uses them. The tests run one after the other, because they share the package.
@Suite(.serialized, .slow) struct PluginTests {
  @Test func unchangedPackageIsNotRebuilt() async throws {
    let consumer = try await Consumer.built()
    #expect(!consumer.first.log.contains("warning:"), "\(consumer.first.log)")
    #expect(consumer.second.succeeded, "\(consumer.second.log)")
    #expect(consumer.second.recompiled == [])
    let third = try await consumer.build()
    #expect(third.succeeded && !third.ranGenerator, "\(third.log)")
    #expect(third.recompiled == [])
  }

  @Test func passesHandwrittenAndGeneratedTests() async throws {
    let result = try await Consumer.built().swift("test")
    #expect(result.status == 0, "\(result.text)")
    for test in [
      "viewsShowTheResponse()", "languageAndLocaleMatch()", "\"one book\"", "snapshot()",
    ] {
      #expect(result.text.contains("Test \(test) passed"), "\(result.text)")
    }
  }

  @Test func recompilesOnlyWhatDependsOnASpec() async throws {
    let consumer = try await Consumer.built()
    let changed = try await consumer.build(with: [
      .replace(specs + "BookDetail.yaml", "} pages", with: "} pp.")
    ])
    #expect(changed.succeeded, "\(changed.log)")
    let restored = try await consumer.build()
    #expect(restored.recompiled == changed.recompiled)
    #expect(changed.recompiled == ["BookDetailViewModel.swift", "BookDetailViewModelTests.swift"])
  }

  @Test func recompilesOnlyWhatDependsOnATranslation() async throws {
    let consumer = try await Consumer.built()
    let changed = try await consumer.build(with: [
      .replace("ViewModels.xcstrings", "%@ Seiten", with: "%@ S.")
    ])
    #expect(changed.succeeded, "\(changed.log)")
    #expect(changed.recompiled == ["BookDetailViewModel.swift"])
  }

  @Test func buildsInTheOtherLayout() async throws {
    let consumer = try await Consumer.built()
    let changed = try await consumer.build(with: [
      .replace(specs + "BookList.yaml", "view:", with: "layout: 2\nview:"),
      .replace(sources + "BookListView.swift", "BookListViewModel", with: "Model"),
      .replace(
        "Tests/BookshopTests/ViewTests.swift",
        "BookListViewModel",
        with: "BookListView.Model"
      ),
    ])
    #expect(changed.succeeded, "\(changed.log)")
  }

  /// The tests of both modules are in one target, so the support files that they need must have different names.
  @Test func testsTwoModulesInOneTarget() async throws {
    let consumer = try await Consumer.built()
    let changed = try await consumer.build(with: [
      .replace(
        "Package.swift",
        """
            .testTarget(
              name: "BookshopTests",
              dependencies: ["Bookshop"],
        """,
        with: """
              .target(
                name: "Reviews",
                plugins: [.plugin(name: "ViewModelGenerator", package: "viewmodelgen")]
              ),
              .testTarget(
                name: "BookshopTests",
                dependencies: ["Bookshop", "Reviews"],
          """
      ),
      .write("Sources/Reviews/Reviews.swift", "// SwiftPM requires a source file.\n"),
      .write(
        "Sources/Reviews/Specs/Review.yaml",
        """
        view: ReviewView
        service: { schema: schemas/Review.schema.json, type: Review }
        display: { starsText: "{stars | number}" }

        """
      ),
      .write(
        "Sources/Reviews/Specs/schemas/Review.schema.json",
        """
        { "title": "Review", "type": "object", "required": ["stars"],
          "properties": { "stars": { "type": "integer" } } }
        """
      ),
    ])
    #expect(changed.succeeded, "\(changed.log)")
    #expect(changed.recompiled.contains("ReviewsViewModelTestSupport.swift"))
  }

  @Test(arguments: Mistakes.all) func reportsMistakesWithTheirLocations(_ mistakes: Mistakes)
    async throws
  {
    let consumer = try await Consumer.built()
    let build = try await consumer.build(with: mistakes.changes)
    #expect(!build.succeeded)
    for error in mistakes.errors { #expect(build.log.contains(error), "\(build.log)") }
  }

  @Test func commandPluginWritesIntoThePackage() async throws {
    let consumer = try await Consumer.built()
    let command = ["--allow-writing-to-package-directory", "generate-view-models"]
    let written = try await consumer.swift("package", command)
    #expect(written.status == 0, "\(written.text)")
    let stale = try await consumer.swift("package", command + ["--check", "--access", "public"])
    #expect(stale.status == 1)
    #expect(stale.text.contains("'Committed/BookListViewModel.swift' is stale"), "\(stale.text)")
  }
}

/// Changes that break a build, and the errors that its log must contain.
struct Mistakes: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [Change]
  let errors: [String]

  static let all = [
    Mistakes(
      testDescription: "in specs",
      changes: [
        .replace(specs + "BookDetail.yaml", "{numberOf", with: "{numbersOf"),
        .replace(specs + "BookList.yaml", "schemas/", with: "../../../"),
        .write("Catalogue.schema.json", #"{ "title": "Catalogue" }"#),
        .write(specs + "More/BookList.yml", "view: OtherView\n"),
        .write(
          specs + "More/Gone.yaml",
          """
          view: GoneView
          service: { schema: schemas/Gone.schema.json, type: Gone }
          display: { text: "{text}" }

          """
        ),
      ],
      errors: [
        specs
          + "BookDetail.yaml:6:16: error: 'Book' has no property 'numbersOfPages'; did you mean",
        specs + "BookList.yaml:2:20: error: cannot read",
        "the build does not watch it",
        specs + "More/BookList.yml: error: '" + specs + "BookList.yaml' has the same name",
        specs + "More/Gone.yaml:2:20: error: cannot read",
      ]
    ),
    Mistakes(
      testDescription: "in the catalog",
      changes: [.replace("ViewModels.xcstrings", "%@ Seiten", with: "%2$@ Seiten")],
      errors: [
        "ViewModels.xcstrings:11:24: error: '%2$@' matches no value; the text has %@ (numberOfPages) [unknown-placeholder]"
      ]
    ),
    Mistakes(
      testDescription: "in the configuration",
      changes: [.write(sources + "viewmodelgen.yaml", "layot: 2\n")],
      errors: [
        sources + "viewmodelgen.yaml:1:1: error: unknown setting 'layot'; did you mean 'layout'?"
      ]
    ),
    Mistakes(
      testDescription: "in the manifest",
      changes: [
        .replace(
          "Package.swift",
          "\"Bookshop\",\n      plugins",
          with: "\"Bookshop\",\n      exclude: [\"Specs\"],\n      plugins"
        )
      ],
      errors: [
        "error: 'Bookshop' applies ViewModelGenerator, but has no specs (*.yaml) in its folder"
      ]
    ),
  ]
}
