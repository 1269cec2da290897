import DocumentReader
import SwiftOutput
import TestSupport
import Testing
import Workspace

@testable import Workspace

struct DepfileTests {
  @Test func escapesCharactersThatMakeAndNinjaInterpret() {
    #expect(
      depfileText(outputs: ["out/A b.swift", "$B.swift"], inputs: ["a b", "c#d:e", "é", "f"])
        == ##"""
        out/A\ b.swift \
        $$B.swift: \
          a\ b \
          c\#d\:e \
          é \
          f

        """##
    )
  }

  @Test func listsEveryFileAndFolderThatWasRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      view: AView
      service: { schema: schemas/A.json, type: A }
      display: { text: "{b.c}" }
      examples: [{ fixture: fixtures/a.json, expect: { text: C } }]
      """,
      to: "specs/A.yaml"
    )
    try folder.write(
      #"{ "type": "object", "properties": { "b": { "$ref": "B.json" } }, "required": ["b"] }"#,
      to: "specs/schemas/A.json"
    )
    try folder.write(
      #"{ "title": "B", "properties": { "c": { "$ref": "C.json" } }, "required": ["c"] }"#,
      to: "specs/schemas/B.json"
    )
    try folder.write(#"{ "type": "string" }"#, to: "specs/schemas/C.json")
    try folder.write(#"{ "b": { "c": "C" } }"#, to: "specs/fixtures/a.json")
    try folder.write(
      "templates: Templates\noutput: specs/Screens\ntests: Tests\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write("", to: "Templates/notes.txt")
    try folder.write("", to: "specs/Screens/notes.txt")

    func write() throws -> String {
      var diagnostics: [Diagnostic] = []
      let workspace = Workspace(in: SwiftLanguage.self)
      let specs = [folder.path("specs")]
      let plans = workspace.plans(specs, flags: Settings(), into: &diagnostics)
      let inputs = workspace.files.inputs
      writeDepfile(folder.path("a.d"), for: plans, inputs: inputs, into: &diagnostics)
      #expect(describe(DiagnosticReport(diagnostics)) == "")
      return folder.shortened(try folder.text("a.d"))
    }
    let text = try write()
    #expect(
      text == """
        specs/Screens/AServiceModel.swift \\
        specs/Screens/AViewModel.swift \\
        specs/Screens/BServiceModel.swift \\
        Tests/AViewModelTests.swift \\
        Tests/ScreensViewModelTestSupport.swift: \\
          Templates \\
          specs \\
          specs/A.yaml \\
          specs/fixtures/a.json \\
          specs/schemas/A.json \\
          specs/schemas/B.json \\
          specs/schemas/C.json \\
          viewmodelgen.yaml

        """
    )
    let inode = try folder.inode("a.d")
    _ = try write()
    #expect(try folder.inode("a.d") == inode)
  }

  @Test(arguments: [
    ("a\nb.yaml", #"a\u{A}b.yaml: error: make or ninja would misread `\u{A}` in this path"#),
    ("a;touch b", "a;touch b: error: make or ninja would misread `;` in this path"),
    ("a:", "a:: error: make or ninja would misread `:` at the end of this path"),
  ])
  func reportsPathsThatMakeOrNinjaMisread(path: String, message: String) throws {
    let folder = try TemporaryFolder()
    let inputs = Inputs(paths: [path])
    var diagnostics: [Diagnostic] = []
    writeDepfile(folder.path("a.d"), for: [], inputs: inputs, into: &diagnostics)
    let text = describe(DiagnosticReport(diagnostics))
    #expect(text.hasPrefix(message), "\(text)")
    #expect(try folder.names() == [])
  }

  /// Writes a dependency file over a file with this text. Returns the file's new text and the diagnostics.
  func overwriting(_ text: String) throws -> (text: String, diagnostics: String) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.d")
    let inputs = Inputs(paths: ["A.yaml"])
    var diagnostics: [Diagnostic] = []
    writeDepfile(folder.path("a.d"), for: [], inputs: inputs, into: &diagnostics)
    let described = describe(DiagnosticReport(diagnostics))
    return (folder.shortened(try folder.text("a.d")), folder.shortened(described))
  }

  @Test(arguments: [
    "", "b:c: \\\n  B.yaml\n", depfileText(outputs: ["a b.swift", "c:d"], inputs: ["e f", "g:h"]),
  ])
  func overwritesEmptyFilesAndEarlierDepfiles(old: String) throws {
    let (text, diagnostics) = try overwriting(old)
    #expect(text == "a.d: \\\n  A.yaml\n")
    #expect(diagnostics == "")
  }

  @Test(arguments: [
    "notes\n", "notes:\n", "\n", "notes: \\\n  a", "notes: \\\n  a\n  b\n", "notes: \\\n\ta\n",
    "# notes\na: \\\n  b\n", "a\\: \\\n  b\n", "a: b.c \\\n  b.h\n",
  ])
  func doesNotOverwriteOtherFiles(old: String) throws {
    let (text, diagnostics) = try overwriting(old)
    #expect(text == old)
    #expect(
      diagnostics == """
        a.d: error: this is not a dependency file that viewmodelgen wrote; move it away, or pass \
        another path to --depfile [foreign-file]

        """
    )
  }

  @Test func doesNotOverwriteAnInputOfTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: AView", to: "A.yaml")
    let inputs = Inputs(paths: [folder.path("A.yaml")])
    var diagnostics: [Diagnostic] = []
    writeDepfile(folder.path("./A.yaml"), for: [], inputs: inputs, into: &diagnostics)
    #expect(diagnostics.map(\.message).first?.contains("name another file") == true)
    #expect(try folder.text("A.yaml") == "view: AView")
  }
}
