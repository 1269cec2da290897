import DocumentReader
import ViewModelIR
import Workspace

/// The names of the parts of a new spec, all derived from the name of its view.
struct StartNames {
  /// The paths of the samples that the spec shows.
  let samples: [String]
  /// The name of the view: `ProfileView`.
  let view: String
  /// The name of the view without its suffix: `Profile`.
  let base: String
  var type: String
  /// The place of the type in the schema, if the spec cannot select it by its name.
  var fragment = ""
  private let folder: String
  /// Whether one schema is for the specs of several endpoints.
  let sharesSchema: Bool
  /// The first line of the spec, which refers editors to its JSON Schema.
  let editorLine: String

  init(
    _ samples: [String],
    _ request: StartRequest,
    _ names: SpecNames,
    specs folder: String,
    root: String
  ) {
    self.samples = samples
    let sample = samples.first.map { fileStem($0) } ?? "profile"
    view = request.view ?? names.upperCamelCase(sample.filter { !$0.isNumber }) + "View"
    let isNamedView = view.hasSuffix("View") && view != "View"
    base = isNamedView ? String(view.dropLast("View".count)) : view
    type = names.type(request.type ?? base)
    self.folder = folder
    sharesSchema = request.endpoints.count > 1
    editorLine = EditorSchema.spec.line(in: folder, root: root)
  }

  var specPath: String { joinPath(folder, "\(base).yaml") }
  var schemaPath: String { joinPath(folder, schemaFile) }
  var schemaFromSpec: String { fragment.isEmpty ? schemaFile : "\(schemaFile)#\(fragment)" }
  private var schemaFile: String { "schemas/\(sharesSchema ? "API" : base).schema.json" }

  func fixturePath(_ name: String) -> String { joinPath(folder, "fixtures/\(name).json") }
}

/// The arguments of `init`.
package struct StartRequest {
  /// The name of the view, or `nil` for one named after the first sample.
  let view: String?
  /// The paths of the JSON samples of each endpoint. Without any, `init` writes an example spec.
  let endpoints: [[String]]
  /// The name of the service model, or `nil` for one named after the view.
  let type: String?
  let hints: InferenceHints

  package init(view: String?, endpoints: [[String]], type: String?, hints: InferenceHints) {
    self.view = view
    self.endpoints = endpoints
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
