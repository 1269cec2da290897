import DocumentReader
import OutputInterface
import Workspace

/// The specs and schemas on both sides of a comparison.
package struct ImpactSides {
  /// The old specs with the old schemas: the released app.
  let released: Workspace
  /// The old specs with the new schemas.
  let schemaChange: Workspace
  /// The new specs with the new schemas: the next build.
  let next: Workspace
  /// The new specs with the old schemas. Errors here are not caused by the new schemas.
  let specChange: Workspace
  /// The old revision, or `nil` if only a schema file is old.
  let revision: String?
  /// The path of the old schema file, or `nil` when comparing with a revision.
  let schemaThen: String?

  /// Compares a git revision with the working tree.
  package init(then: Files, now: Files, revision: String, in language: any OutputLanguage.Type) {
    released = Workspace(then, in: language)
    schemaChange = Workspace(then, in: language, schemas: now)
    next = Workspace(now, in: language)
    specChange = Workspace(now, in: language, schemas: then)
    self.revision = revision
    schemaThen = nil
  }

  /// Compares the current specs with an old version of their schema.
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

  /// A location on the old side, formatted for a message.
  func then(_ location: Location) -> Location {
    revision.map { location.inRevision($0) } ?? location
  }
}
