import Workspace

package let nextStepsName = "NEXT-STEPS.md"

/// What to do after `init`, in a file because what is printed scrolls away.
func nextSteps(_ plan: StartPlan, _ names: StartNames, isNew: Bool) -> String {
  var text = """
    # Next steps

    Written by `viewmodelgen init`; delete this file when you know it by heart.

    1. Look at the strings of the screen:

           viewmodelgen preview \(names.specPath)

    2. Change a text in `\(names.specPath)`, and see which examples no longer come out as expected:

           viewmodelgen lint

    3. Write the Swift, to where `viewmodelgen.yaml` says, and once a SwiftUI view that shows it:

           viewmodelgen generate
           viewmodelgen view \(names.specPath)

       `viewmodelgen watch` does what `generate` does at every change.
    4. Commit all of it. In CI, `viewmodelgen check` says whether the Swift is what the specs say.


    """
  if isNew {
    text += """
      There is no package here yet. This makes one for the folders that `viewmodelgen.yaml` names:

          swift package init --name App


      """
  }
  guard let inferred = plan.inferred else { return text }
  text += """
    ## What the samples say

    The schema `\(names.schemaPath)` allows all of them. It is yours now: correct what the samples do not show.

    | property | type | in the samples |
    | --- | --- | --- |

    """
  for decision in inferred.decisions {
    text += "| \(cell(decision.path)) | \(cell(decision.type)) | \(cell(decision.evidence)) |\n"
  }
  if !inferred.candidates.isEmpty {
    text += "\nMore than the samples prove, if you know better; `init` takes it as an option:\n\n"
    text += inferred.candidates.map { "- `\($0.option)`: \($0.reason)\n" }.joined()
  }
  return text
}

private func cell(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}
