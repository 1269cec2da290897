import Workspace

package let nextStepsName = "NEXT-STEPS.md"

/// The text of `NEXT-STEPS.md`, which explains what to do after `init`. It is a file because printed text scrolls away.
func nextSteps(_ plan: StartPlan, _ screens: [StartNames], isNew: Bool) -> String {
  let specs = screens.map(\.specPath)
  let isOnly = specs.count == 1
  func forEach(_ command: String) -> String {
    specs.map { "viewmodelgen \(command) \($0)" }.joined(separator: "\n       ")
  }
  var text = """
    # Next steps

    Written by `viewmodelgen init`. Delete this file when you no longer need it.

    1. Preview the strings of \(isOnly ? "the" : "each") screen:

           \(forEach("preview"))

    2. Change a text in `\(specs.first ?? "")`, then see which examples no longer match their expected strings:

           viewmodelgen lint

    3. Generate the Swift files into the folders set in `viewmodelgen.yaml`, then write a SwiftUI view\(isOnly ? "" : " of each screen") to start from, which is yours to edit:

           viewmodelgen generate
           \(forEach("view"))

       `viewmodelgen watch` generates the files again after every change.
    4. Commit everything. In CI, run `viewmodelgen check`: it fails if the generated files do not match the specs.


    """
  if isNew {
    text += """
      This folder has no package yet. To create one that matches the folders in `viewmodelgen.yaml`:

          swift package init --name App


      """
  }
  guard let inferred = plan.inferred, let schema = screens.first?.schemaPath else { return text }
  text += """
    ## What the samples show

    The schema `\(schema)` accepts all samples. It is yours to edit: correct it if the samples do not show everything.

    | property | type | in the samples |
    | --- | --- | --- |

    """
  for decision in inferred.decisions {
    text += "| \(cell(decision.path)) | \(cell(decision.type)) | \(cell(decision.evidence)) |\n"
  }
  if !inferred.candidates.isEmpty {
    text +=
      "\nThe samples suggest the following, but do not prove it. If it is right, delete the files that `init` wrote and run it again with the option:\n\n"
    text += inferred.candidates.map { "- `\($0.option)`: \($0.reason)\n" }.joined()
  }
  return text
}

private func cell(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}
