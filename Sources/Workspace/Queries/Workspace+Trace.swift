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
    let trace = Trace()
    let reading = Reading(files)
    var service: ServiceModel?
    if let spec = parseSpec(node, into: &ignoredDiagnostics) {
      service = spec.service.flatMap {
        types(of: $0, defaults, in: reading, into: &ignoredDiagnostics)
      }
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
    return TracedSpec(file: file, node: node, service: service ?? known, trace: trace)
  }
}
