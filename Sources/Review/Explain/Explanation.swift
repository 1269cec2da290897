import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR
import Workspace

/// How a field of a screen gets its value: its lines in the spec, the schema's properties, the data, the formatted strings and the code.
package struct Explanation {
  struct Step {
    let location: Location?
    let lines: [String]
  }

  /// The field as the user named it, such as `rows.title`.
  let field: String
  let type: String
  /// The name of the example; `nil` if the spec has no examples.
  let example: String?
  /// The field's value in the example; `nil` if no row has it.
  let value: String?
  let steps: [Step]
  /// The name of the output language, and the generated lines that compute the field.
  let language: String
  let code: [String]

  /// Returns `nil`, with diagnostics, if the field or the example does not exist, or if the example's data does not fit the schema.
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
    let owner = target.viewModel.name.map(screen.owner) ?? screen
    code = language.code(of: target.field, in: target.viewModel, of: owner)
  }
}
