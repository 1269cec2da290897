import DocumentReader
import Workspace

/// The models and formats that a spec can use, each with the file that declares it: the spec itself, or a file that it shares.
struct Declarations {
  private let path: String
  private let root: Node
  private let shared: [SharedFile]

  init(_ spec: TracedSpec) {
    path = normalizedPath(spec.file.path)
    root = spec.node
    shared = spec.shared
  }

  /// The mapping that declares a model.
  func viewModel(_ name: String) -> Node? { owner(ofModel: name)?.node.viewModel(name) }

  func format(_ name: String) -> Node? { owner(ofFormat: name)?.node["formats"]?[name] }

  /// The path of the file that declares a symbol.
  func home(of symbol: Symbol) -> String {
    let owner =
      switch symbol {
      case .input(_, let model?), .local(_, let model?), .field(_, let model?), .model(let model):
        owner(ofModel: model)
      case .format(let name): owner(ofFormat: name)
      default: nil as SharedFile?
      }
    return owner?.path ?? path
  }

  /// The names of the formats that the spec can use.
  var formats: [String] {
    files.filter(isUsable).flatMap { $0.node["formats"]?.members ?? [] }.map(\.key)
  }

  /// The names of the models that the spec can nest.
  var models: [String] {
    [root.nameOfSharedModel].compactMap { $0 } + (root["models"]?.members ?? []).map(\.key)
  }

  private var files: [SharedFile] { [SharedFile(path: path, node: root)] + shared }

  private func owner(ofModel name: String) -> SharedFile? {
    files.first { $0.node.viewModel(name) != nil }
  }

  private func owner(ofFormat name: String) -> SharedFile? {
    files.first { isUsable($0) && $0.node["formats"]?[name] != nil }
  }

  /// Whether the spec can use the formats of a file: a shared model keeps its own formats to itself.
  private func isUsable(_ file: SharedFile) -> Bool {
    file.path == path || file.node.nameOfSharedModel == nil
  }
}

extension Node {
  /// The name of the model that a spec shares; `nil` if it is of a view.
  var nameOfSharedModel: String? { self["view"] == nil ? self["model"]?.text : nil }

  /// The mapping that declares a model in this spec.
  fileprivate func viewModel(_ name: String) -> Node? {
    if nameOfSharedModel == name { return self }
    return self["models"]?[name].flatMap { $0.members == nil ? nil : $0 }
  }
}
