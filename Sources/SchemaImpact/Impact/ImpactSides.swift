import DocumentReader
import OutputInterface
import Review
import Workspace

/// Specs and schemas, then and now.
package struct ImpactSides {
  /// The specs then, with the schemas of then: the app in users' hands.
  let released: Workspace
  /// The specs then, with the schemas of now.
  let schemaChange: Workspace
  /// Both as they are now: the next build.
  let next: Workspace
  /// The specs now, with the schemas of then: what is wrong here is not the schemas' doing.
  let specChange: Workspace
  /// nil where only a schema is from before.
  let revision: String?
  /// The file of that schema.
  let schemaThen: String?

  /// What a revision has, and the work tree.
  package init(then: Files, now: Files, revision: String, in language: any OutputLanguage.Type) {
    released = Workspace(then, in: language)
    schemaChange = Workspace(then, in: language, schemas: now)
    next = Workspace(now, in: language)
    specChange = Workspace(now, in: language, schemas: then)
    self.revision = revision
    schemaThen = nil
  }

  /// The same specs with a schema of before.
  package init(
    now: Files,
    schemasThen: Files,
    _ file: String,
    in language: any OutputLanguage.Type
  ) {
    released = Workspace(now, in: language, schemas: schemasThen)
    next = Workspace(now, in: language)
    schemaChange = next
    specChange = released
    revision = nil
    schemaThen = file
  }

  /// A place of then as it is told.
  func then(_ location: Location) -> Location {
    revision.map { location.told(of: $0) } ?? location
  }
}
