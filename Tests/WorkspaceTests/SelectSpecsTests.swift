import DocumentReader
import TestSupport
import Testing
import Workspace

@testable import Workspace

struct SelectSpecsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "viewmodelgen.yaml", "specs/B.yaml", "specs/A.yml", "specs/notes.txt", "specs/.hidden.yaml",
      "specs/schemas/S.yaml", "specs/fixtures/f.yaml", "specs/sub/C.yaml", "specs/two/D.yaml",
    ] {
      try folder.write("", to: path)
    }
    try folder.write("specs: .\nlayout: 2\n", to: "specs/two/viewmodelgen.yaml")
  }

  /// Returns one line per group: its output folder, the selected specs, the other specs of that output, and whether all specs are selected.
  func select(_ arguments: String...) -> (groups: [String], diagnostics: String) {
    var diagnostics: [Diagnostic] = []
    let groups = selectSpecs(
      arguments.map { $0.hasPrefix("/") ? $0 : folder.path($0) },
      flags: Settings(),
      in: Files(),
      into: &diagnostics
    )
    let lines = groups.map { group in
      "\(group.settings.output): \(group.specs) \(group.others) \(group.isWhole)"
    }
    return (lines.map(folder.shortened), folder.shortened(describe(DiagnosticReport(diagnostics))))
  }

  @Test func groupsSpecsInAFolderByTheirNearestConfiguration() {
    let (groups, diagnostics) = select("specs")
    #expect(diagnostics == "")
    #expect(
      groups == [
        #"Generated: ["specs/A.yml", "specs/B.yaml", "specs/sub/C.yaml"] [] true"#,
        #"specs/two/Generated: ["specs/two/D.yaml"] [] true"#,
      ]
    )
  }

  @Test func listsOtherSpecsWithTheSameOutput() {
    #expect(
      select("specs/B.yaml").groups
        == [#"Generated: ["specs/B.yaml"] ["specs/A.yml", "specs/sub/C.yaml"] false"#]
    )
  }

  @Test func selectsEachSpecOnce() {
    let groups = select("specs/two/D.yaml", "specs/two/../two/D.yaml", "specs/two/").groups
    #expect(groups == [#"specs/two/Generated: ["specs/two/D.yaml"] [] true"#])
  }

  @Test func skipsSpecsOfAConfigurationWithErrors() throws {
    try folder.write("layuot: 2", to: "specs/two/viewmodelgen.yaml")
    let (groups, diagnostics) = select("specs")
    #expect(groups.count == 1)
    #expect(
      diagnostics == """
        specs/two/viewmodelgen.yaml:1:1: error: unknown setting 'layuot'; did you mean 'layout'? \
        [unknown-key]

        """
    )
  }

  @Test func doesNotFollowLinkedFolders() throws {
    try folder.link("specs/loop", to: folder.path("specs"))
    #expect(select("specs").groups.first?.contains("loop") == false)
  }

  @Test func reportsAFolderWithoutSpecs() throws {
    try createFolder(folder.path("empty"))
    let (groups, diagnostics) = select("empty")
    #expect(groups == [])
    #expect(
      diagnostics == "empty: error: there are no specs (*.yaml, *.yml) here [unreadable-file]\n"
    )
  }

  @Test(arguments: [
    ("specs/X.yaml", "specs"), ("X.yaml", "."), ("/X.yaml", "/"), ("specs//X.yaml", "specs"),
    ("./X.yaml", "."), ("../X.yaml", ".."),
  ])
  func findsTheFolderOfAFile(path: String, expected: String) {
    #expect(parentFolder(path) == expected)
  }

  @Test(arguments: [
    ("specs/a", "specs"), ("specs", "."), (".", ".."), ("..", "../.."), ("a/..", "a/../.."),
    ("/a", "/"), ("/", nil),
  ])
  func findsTheFolderAboveAPath(path: String, expected: String?) {
    #expect(folderAbove(path) == expected)
  }
}
