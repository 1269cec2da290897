import DocumentReader
import OutputInterface
import SwiftOutput
import Workspace

/// Returns the view that the command `view` writes for a spec, and its path; nil with an error if there is none.
func starterView(
  of spec: String,
  into diagnostics: inout [Diagnostic]
) -> (path: String, text: RenderedText)? {
  let workspace = Workspace(in: SwiftLanguage.self)
  let groups = selectSpecs(
    [spec],
    flags: Settings(),
    in: workspace.files,
    into: &diagnostics
  )
  return groups.first.flatMap { workspace.view(of: $0, into: &diagnostics) }
}
