import DocumentReader
import SpecChecker
import SpecSyntax
import ViewModelIR

/// A spec that is open in an editor, analyzed as far as its errors allow.
package struct TracedSpec {
  package let file: SourceFile
  package let node: Node
  package let service: ServiceModel?
  package let trace: Trace
  /// The files that the spec shares with others.
  package let shared: [SharedFile]
}

/// A file that specs share: a shared model or formats.
package struct SharedFile {
  package let path: String
  package let node: Node

  package init(path: String, node: Node) {
    self.path = path
    self.node = node
  }
}

extension Workspace {
  /// Analyzes a file that is open in an editor; `nil` if it is not a spec.
  ///
  /// - Parameter known: The service model to use if the schema cannot be read.
  package func traced(_ file: SourceFile, knowing known: ServiceModel?) -> TracedSpec? {
    var ignoredDiagnostics: [Diagnostic] = []
    guard let group = selectSpecs(open: [file], in: files, into: &ignoredDiagnostics).first,
      let node = readYAML(file, into: &ignoredDiagnostics), node.members != nil
    else { return nil }
    let defaults = SpecDefaults(group.settings)
    let shared = sharedFiles(of: node, defaults)
    let trace = Trace()
    let reading = Reading(files)
    var service: ServiceModel?
    if !isSharedTexts(node), let spec = parseSpec(node, into: &ignoredDiagnostics) {
      service = spec.service.flatMap {
        types(of: $0, defaults, in: reading, into: &ignoredDiagnostics)
      }
      if spec.isBlank { service = spec.service == nil ? .nothing : service?.rooted(at: .nothing) }
      if let service = service ?? known {
        _ = checkSpec(
          spec,
          service: service,
          defaults: defaults,
          fixtures: [:],
          shared: sharedDeclarations(
            of: spec,
            SpecKey(file.path, group.settings),
            in: reading,
            into: &ignoredDiagnostics
          ),
          trace: trace,
          into: &ignoredDiagnostics
        )
      }
    }
    return TracedSpec(
      file: file,
      node: node,
      service: service ?? known,
      trace: trace,
      shared: shared
    )
  }

  /// The shared models that a spec nests, at any depth, and the files of its formats.
  private func sharedFiles(of node: Node, _ defaults: SpecDefaults) -> [SharedFile] {
    let reading = Reading(files)
    var ignoredDiagnostics: [Diagnostic] = []
    guard !isSharedTexts(node), let spec = parseSpec(node, into: &ignoredDiagnostics) else {
      return []
    }
    let models = spec.sharedModels.map(\.path)
    let nested = sharedModels(of: models).map(\.path)
    let formats = [spec.formatsFile?.path, defaults.formats].compactMap { $0 }.map(normalizedPath)
    var seen: Set = [normalizedPath(node.location.file.path)]
    return (models + nested + formats).filter { seen.insert($0).inserted }.compactMap { path in
      guard case .root(let found) = document(path, in: reading) else { return nil }
      return found.value.map { SharedFile(path: path, node: $0) }
    }
  }
}
