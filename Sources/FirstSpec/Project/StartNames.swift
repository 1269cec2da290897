import DocumentReader
import ViewModelIR
import Workspace

/// What the parts of a new spec are called, all after its view.
struct StartNames {
  /// `ProfileView`
  let view: String
  /// `Profile`
  let base: String
  let type: String
  private let folder: String
  /// The spec's first line.
  let editorLine: String

  init(_ request: StartRequest, specs folder: String, root: String) {
    let names = SpecNames()
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

/// What `init` is asked for.
package struct StartRequest {
  /// Of the spec; nil for one named after the first sample.
  let view: String?
  /// JSON files; none for a spec to look at and change.
  let samples: [String]
  /// Of the service model; nil for one named after the view.
  let type: String?
  let wishes: InferenceWishes

  package init(view: String?, samples: [String], type: String?, wishes: InferenceWishes) {
    self.view = view
    self.samples = samples
    self.type = type
    self.wishes = wishes
  }
}

/// What `init` writes: all of it or nothing.
package struct StartPlan {
  package struct File {
    package let path: String
    package let text: String
  }

  package internal(set) var files: [File]
  /// What the samples say; nil without any.
  package let inferred: InferredSchema?
}
