import DocumentReader
import SwiftOutput
import TestSupport
import Testing

@testable import Review
@testable import Workspace

/// The previews of a spec's examples. The spec can use a schema with a title, a count and an optional note.
func previewed(
  _ spec: String,
  languages: [String] = [],
  into diagnostics: inout [Diagnostic]
) throws -> PreviewedScreens {
  let folder = try TemporaryFolder()
  try folder.write(
    """
    title: Part
    type: object
    required: [title, count]
    properties: { title: { type: string }, count: { type: integer }, note: { type: string } }
    """,
    to: "part.yaml"
  )
  try folder.write(spec, to: "specs/Part.yaml")
  try folder.write("specs: specs\n", to: "viewmodelgen.yaml")
  let selection = ScreenSelection(
    [folder.path("specs/Part.yaml")],
    flags: Settings(),
    locales: [],
    languages: languages
  )
  return try #require(
    selection.previewed(in: Workspace(in: SwiftLanguage.self), into: &diagnostics)
  )
}

/// The effects of a change on the screen of `job.yaml`, whose schema is `job.json` or `job.schema.yaml`.
func impactOfChange(
  from before: (spec: String, schema: String),
  to after: (spec: String, schema: String),
  ignoring known: [KnownChange] = [],
  into diagnostics: inout [Diagnostic]
) -> Impact {
  func files(_ texts: (spec: String, schema: String)) -> Files {
    let schemas = ["job.json": texts.schema, "job.schema.yaml": texts.schema]
    return Files(FileLoader(texts: schemas.merging(["job.yaml": texts.spec]) { _, new in new }))
  }
  let flags = Settings { $0.knownChanges = known }
  let settings = Settings(flags: flags, configuration: .absent)
  let group = SpecGroup(
    folder: ".",
    settings: settings,
    specs: ["job.yaml"],
    others: [],
    isWhole: true
  )
  return impactOfSchemas(
    ImpactSides(then: files(before), now: files(after), revision: "main", in: SwiftLanguage.self),
    against: "main",
    then: [group],
    now: [group],
    into: &diagnostics
  )
}
