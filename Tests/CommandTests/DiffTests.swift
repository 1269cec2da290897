import Foundation
import TestSupport
import Testing

/// `diff` and `gallery --against` in git repositories.
struct DiffTests {
  let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{ "title": "Book", "type": "object", "properties": { "title": { "type": "string" } } }"#,
      to: "app/schemas/Book.schema.json"
    )
    try folder.write("specs: specs\n", to: "app/viewmodelgen.yaml")
    try folder.write(spec("Book", "Old"), to: "app/specs/Book.yaml")
    try folder.write(spec("Gone", "Old"), to: "app/specs/Gone.yaml")
    try await git("init", "--quiet")
    try await commit()
  }

  private func spec(_ view: String, _ text: String) -> String {
    """
    view: \(view)View
    service: { schema: ../schemas/Book.schema.json, type: Book }
    display: { text: "\(text)" }
    examples: [{ name: one, given: {}, expect: {} }]

    """
  }

  private func git(_ arguments: String...) async throws {
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]
    let result = try await run(
      "git",
      identity + ["-c", "commit.gpgsign=false"] + arguments,
      in: folder.url
    )
    try #require(result.status == 0, "\(result.text)")
  }

  private func commit() async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "change")
  }

  private func tool(
    _ arguments: String...,
    options: [String] = [],
    in name: String = "app"
  ) async throws -> ProcessOutput {
    try await run(Repository.tool(), arguments + options, in: folder.url.appending(path: name))
  }

  @Test func comparesUncommittedChanges() async throws {
    try folder.write(spec("Book", "New"), to: "app/specs/Book.yaml")
    try folder.write(spec("Added", "New"), to: "app/specs/Added.yaml")
    try FileManager.default.removeItem(atPath: folder.path("app/specs/Gone.yaml"))
    let result = try await tool("diff", "--against", "HEAD", "--fail-on", "changed")
    #expect(result.status == 1)
    #expect(result.stderr == "")
    #expect(
      result.stdout == """
        ## Texts of screens, compared with `HEAD`

        Texts: 1 changed, 1 added; 3 of 3 screens differ.

        ### AddedView

        - Added: the screen

        | example | locale | field | before | after | length |
        | --- | --- | --- | --- | --- | --- |
        | one | en_US | `text` | – | `New` | 3 |

        ### BookView

        | example | locale | field | before | after | length |
        | --- | --- | --- | --- | --- | --- |
        | one | en_US | `text` | `Old` | `New` | 3 → 3 |

        ### GoneView

        - Removed: the screen

        """
    )
    let one = try await tool("diff", "specs/Gone.yaml", "--against", "HEAD")
    #expect(one.stdout.contains("- Removed: the screen"), "\(one.text)")
  }

  @Test func followsSymbolicLinksInTheRevision() async throws {
    try FileManager.default.removeItem(atPath: folder.path("app/specs/Book.yaml"))
    try folder.write(spec("Book", "Old"), to: "shared/Book.yaml")
    try folder.link("app/specs/Book.yaml", to: "../../shared/Book.yaml")
    try await commit()
    try folder.write(spec("Book", "New"), to: "shared/Book.yaml")
    let result = try await tool("diff", "--against", "HEAD")
    #expect(result.stdout.contains("| `Old` | `New` |"), "\(result.text)")
  }

  @Test func reportsSpecsThatCannotBeCompared() async throws {
    try folder.write("view: BookView\ndisplay: {}\n", to: "app/specs/Book.yaml")
    try await commit()
    try folder.write(spec("Book", "New"), to: "app/specs/Book.yaml")
    let result = try await tool("diff", "--against", "HEAD")
    #expect(result.status == 2)
    #expect(
      result.stderr == """
        HEAD:specs/Book.yaml:1:1: error: a spec needs 'service' [missing-key]

        """
    )
    #expect(result.stdout.contains("Not compared: `specs/Book.yaml`."))
    let page = try await tool("gallery", "--against", "HEAD", "--output", "g.html")
    #expect(page.status == 1)
    #expect(
      try folder.text("app/g.html").contains(
        "Not compared because of errors in HEAD: specs/Book.yaml"
      )
    )
  }

  @Test(arguments: ["nope", "--help", "HEAD~9", " ", "a\nb"])
  func reportsAnUnknownRevision(name: String) async throws {
    let result = try await tool("diff", "--against=\(name)")
    #expect(result.status == 2)
    #expect(result.stderr.contains("no such revision; `git log --oneline --all`"), "\(result.text)")
    #expect(result.stdout == "")
  }

  @Test func diffRefusesARange() async throws {
    let result = try await tool("diff", "--against", "HEAD..HEAD")
    #expect(result.status == 2)
    #expect(result.stderr.contains("it is a range; name one revision"), "\(result.text)")
  }

  @Test func advisesFetchingTheRevisionInAShallowClone() async throws {
    try folder.write(spec("Book", "New"), to: "app/specs/Book.yaml")
    try await commit()
    try await git("clone", "--quiet", "--depth", "1", "file://\(folder.path)", "clone")
    let result = try await tool("diff", "--against", "HEAD~1", in: "clone/app")
    #expect(result.status == 2)
    #expect(
      result.stderr.contains("in this shallow clone; `git fetch --unshallow`"),
      "\(result.text)"
    )
    try await git("-C", "clone", "fetch", "--quiet", "--unshallow")
    #expect(try await tool("diff", "--against", "HEAD~1", in: "clone/app").status == 0)
    try await git("branch", "other")
    #expect(try await tool("diff", "--against", "origin/other", in: "clone/app").status == 2)
    try await git("-C", "clone", "fetch", "--quiet", "origin", "other:refs/remotes/origin/other")
    #expect(try await tool("diff", "--against", "origin/other", in: "clone/app").status == 0)
  }

  /// This is the comparison in the pull request that adds the first specs.
  @Test func everyScreenIsNewIfTheRevisionHasNoSpecs() async throws {
    let specs = folder.path("app/specs")
    try FileManager.default.moveItem(atPath: specs, toPath: folder.path("later"))
    try await commit()
    try FileManager.default.moveItem(atPath: folder.path("later"), toPath: specs)
    let diff = try await tool("diff", "--against", "HEAD")
    #expect(diff.status == 0 && diff.stderr == "", "\(diff.text)")
    #expect(diff.stdout.contains("Texts: 2 added; 2 of 2 screens differ."), "\(diff.text)")
    let impact = try await tool("impact", "--against", "HEAD")
    #expect(impact.status == 0 && impact.stderr == "", "\(impact.text)")
    #expect(
      impact.stdout.contains(
        "New, so not in any released app: 'specs/Book.yaml' and 'specs/Gone.yaml'."
      ),
      "\(impact.text)"
    )
  }

  /// No screen of the next build decodes the removed schema, so its removal is not a breaking change.
  @Test func removingScreensWithTheirSchemaIsNotBreaking() async throws {
    for path in ["specs/Gone.yaml", "specs/Book.yaml", "schemas/Book.schema.json"] {
      try FileManager.default.removeItem(atPath: folder.path("app/\(path)"))
    }
    let result = try await tool("impact", "--against", "HEAD", "--fail-on", "breaking")
    #expect(result.status == 0, "\(result.text)")
    #expect(
      result.stdout.contains(
        "Removed, so not in the next build: 'specs/Book.yaml' and 'specs/Gone.yaml'."
      )
    )
  }

  @Test func newLanguageIsReportedAsAdded() async throws {
    try folder.write(
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": {} }"#,
      to: "app/Texts.xcstrings"
    )
    func translate(into languages: String) throws {
      try folder.write(
        "specs: specs\ntranslations: { catalog: Texts.xcstrings, languages: [\(languages)] }\n",
        to: "app/viewmodelgen.yaml"
      )
    }
    try translate(into: "de")
    try await commit()
    try translate(into: "de, fr")
    for languages in [["fr"], ["fr", "pl"]] {
      let options = languages.flatMap { ["--language", $0] }
      let result = try await tool("diff", "--against", "HEAD", options: options)
      #expect(!result.stderr.contains("'fr': "), "\(result.text)")
      #expect(
        result.stderr.contains("no texts in 'pl'") == languages.contains("pl"),
        "\(result.text)"
      )
      #expect(result.stdout.contains("Added: language `fr`"), "\(result.text)")
    }
  }

  @Test(arguments: ["HEAD", "@", ":/change"])
  func acceptsGitsOtherNamesOfARevision(name: String) async throws {
    let result = try await tool("diff", "--against", name)
    #expect(result.status == 0, "\(result.text)")
    #expect(result.stdout.contains("No differences on 2 screens."))
  }

  /// The paths in a folder's tree start at that folder, so a comparison with it would report all specs as new.
  @Test(arguments: ["diff", "impact"])
  func refusesAFolderOrFileOfACommit(command: String) async throws {
    try await git("tag", "folder", "HEAD:app")
    try await git("tag", "--annotate", "--message=folder", "annotated", "HEAD:app")
    let names = ["HEAD:app", "HEAD:app/specs", "HEAD^{tree}:app", "folder", "annotated", "folder:"]
    for name in names {
      let result = try await tool(command, "--against", name)
      #expect(result.status == 2 && result.stdout == "", "\(result.text)")
      #expect(
        result.stderr.contains(
          "not a commit but a folder's tree; name the commit, as in `--against HEAD`, and pass the folders or specs to compare as arguments"
        ),
        "\(result.text)"
      )
    }
    let file = try await tool(command, "--against", "HEAD:app/specs/Book.yaml")
    #expect(file.status == 2 && file.stderr.contains("not a commit but a file"), "\(file.text)")
    let advised = try await tool(command, "specs", "--against", "HEAD")
    #expect(advised.status == 0, "\(advised.text)")
  }

  @Test func reportsThatThereIsNoRepository() async throws {
    try FileManager.default.removeItem(atPath: folder.path(".git"))
    let result = try await tool("diff", "--against", "HEAD")
    #expect(result.status == 2)
    #expect(result.stderr.contains("the current folder is not in a git repository"))
  }

  @Test func refusesSpecsOutsideTheRepository() async throws {
    let other = try TemporaryFolder()
    try other.write(spec("Book", "Old"), to: "Book.yaml")
    let result = try await tool("diff", other.path("Book.yaml"), "--against", "HEAD")
    #expect(result.status == 2)
    #expect(result.stderr.contains("is outside of this repository"), "\(result.text)")
  }

  @Test func galleryOverwritesOnlyEmptyFilesAndItsOwn() async throws {
    try folder.write("mine", to: "app/mine.html")
    let result = try await tool("gallery", "--output", "mine.html")
    #expect(result.status == 1)
    #expect(result.stderr.hasPrefix("mine.html: error: this file was not written by viewmodelgen"))
    #expect(try folder.text("app/mine.html") == "mine")
    try folder.write("", to: "app/empty.html")
    for _ in 1...2 {
      let written = try await tool("gallery", "--output", "empty.html")
      #expect(written.stdout == "wrote empty.html\n", "\(written.text)")
    }
  }
}
