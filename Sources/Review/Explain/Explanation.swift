import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR
import Workspace

/// How a field of a screen comes about: from the spec's line over the schema's and the data to the string and the code.
package struct Explanation {
  struct Step {
    let location: Location?
    let lines: [String]
  }

  /// As it was asked for: `rows.title`.
  let field: String
  let type: String
  /// nil where the spec has no examples.
  let example: String?
  /// What it comes out as in the example; nil where no row has it.
  let value: String?
  let steps: [Step]
  /// What the output language is called, and the lines that fill the field in it.
  let language: String
  let code: [String]

  /// nil where there is no such field or example, or the example's data does not fit.
  package init?(
    _ path: String,
    of screen: Screen,
    example name: String?,
    in language: any OutputLanguage,
    into diagnostics: inout [Diagnostic]
  ) {
    let choice = PreviewChoice(example: name, data: nil)
    let subjects = choice.subjects(of: screen, in: screen.location.file.path, into: &diagnostics)
    guard let example = subjects.first?.example,
      let target = ExplainedField(path, of: screen, in: example, into: &diagnostics)
    else { return nil }
    field = path
    type = language.name(of: target.field.type, in: screen)
    self.example = example.isSample ? nil : example.name
    value = target.value?.shown
    steps = target.steps
    self.language = language.name
    code = language.code(of: target.field, in: target.viewModel, of: screen)
  }
}
