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
