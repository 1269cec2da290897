import DocumentReader
import Review
import TestSupport
import Testing
import Workspace

/// What a spec over a schema with a title and a count shows of its examples.
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
    flags: PartialSettings(),
    locales: [],
    languages: languages
  )
  return try #require(selection.previewed(in: Workspace(), into: &diagnostics))
}
