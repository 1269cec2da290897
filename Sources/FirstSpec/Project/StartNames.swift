import DocumentReader
import ViewModelIR
import Workspace

/// The names of the parts of a new spec, all derived from the name of its view.
struct StartNames {
  /// The name of the view: `ProfileView`.
  let view: String
  /// The name of the view without its suffix: `Profile`.
  let base: String
  let type: String
  private let folder: String
  /// The first line of the spec, which refers editors to its JSON Schema.
  let editorLine: String

  init(_ request: StartRequest, _ names: SpecNames, specs folder: String, root: String) {
    let sample = request.samples.first.map { fileStem($0) } ?? "profile"
    view = request.view ?? names.upperCamelCase(sample.filter { !$0.isNumber }) + "View"
    let isNamedView = view.hasSuffix("View") && view != "View"
    base = isNamedView ? String(view.dropLast("View".count)) : view
    type = names.type(request.type ?? base)
    self.folder = folder
    editorLine = EditorSchema.spec.line(in: folder, root: root)
  }

  var specPath: String { joinPath(folder, "\(base).yaml") }
  var schemaFromSpec: String { "schemas/\(base).schema.json" }
  var schemaPath: String { joinPath(folder, schemaFromSpec) }

  func fixturePath(_ name: String) -> String { joinPath(folder, "fixtures/\(name).json") }
}

/// The arguments of `init`.
package struct StartRequest {
  /// The name of the view, or `nil` for one named after the first sample.
  let view: String?
  /// The paths of the JSON samples. Without any, `init` writes an example spec.
  let samples: [String]
  /// The name of the service model, or `nil` for one named after the view.
  let type: String?
  let hints: InferenceHints

  package init(view: String?, samples: [String], type: String?, hints: InferenceHints) {
    self.view = view
    self.samples = samples
    self.type = type
    self.hints = hints
  }
}

/// The files that `init` writes, either all or none.
package struct StartPlan {
  package struct File {
    package let path: String
    package let text: String
  }

  package internal(set) var files: [File]
  /// The schema inferred from the samples, or `nil` without samples.
  package let inferred: InferredSchema?
}
