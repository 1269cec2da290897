import DocumentReader
import Evaluator
import ViewModelIR

extension Workspace {
  /// Compiles specs, checks their examples, and returns the screens without compile errors.
  package func lint(_ groups: [SpecGroup], into diagnostics: inout [Diagnostic]) -> [Screen] {
    groups.flatMap { group in
      var group = group
      group.others = []
      _ = withSharedModels(group, into: &diagnostics)
      let screens = compiled(group, into: &diagnostics).screens
      for screen in screens {
        checkExamples(of: screen, into: &diagnostics)
        checkTestedActions(of: screen, into: &diagnostics)
        for twin in twins where group.settings.twins[twin.key] != nil {
          checkDifferences(of: screen, in: twin, into: &diagnostics)
        }
      }
      return screens
    }
  }
}
