import OutputInterface
import SpecSyntax
import SwiftOutput
import TestSupport
import Testing
import Workspace

/// Types of a schema can have the names of types of Swift Testing, which tests import too.
struct SwiftTestingNamesTests {
  private let spec = """
    view: PageView
    service: { schema: page.yaml }
    models: { Row: { from: Issue, id: id, display: { text: "{comment.text}" } } }
    display: { rows: { each: self, model: Row } }
    screen:
      service: PageService
      load: { call: page }
      errors: { default: Sorry. }
    examples:
      - { name: one, given: [{ id: 1, tag: new, comment: { text: a } }], expect: {} }
    """
  private let schema = """
    title: Bug
    type: array
    items:
      title: Issue
      type: object
      required: [id, tag, comment]
      properties:
        id: { type: integer }
        tag: { title: Tag, enum: [new, old] }
        comment:
          { title: Comment, type: object, required: [text], properties: { text: { type: string } } }
    """

  @Test func meanTheTypesOfTheSchema() throws {
    let result = Workspace(texts: ["Page.yaml": spec, "page.yaml": schema])
      .compiled("Page.yaml", SpecDefaults())
    let screen = try #require(result.screen, "\(result.diagnostics.map(\.message))")
    let imports = try rendered(screen, RenderOptions(module: "App"))
      .map(\.string).first { $0.contains("PagePresenterTests: ") }?
      .matches(of: /@testable import (.*)/).map { String($0.1) }
    #expect(
      imports == [
        "App", "typealias App.Bug", "struct App.Comment", "struct App.Issue", "enum App.Tag",
      ]
    )
  }
}
