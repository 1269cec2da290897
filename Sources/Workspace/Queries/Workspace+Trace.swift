import DocumentReader
import SpecChecker
import SpecSyntax
import ViewModelIR

/// A spec as an editor has it, as far as it can be read, mistakes or not.
package struct TracedSpec {
  package let file: SourceFile
  package let node: Node
  package let service: ServiceModel?
  package let trace: Trace
}

extension Workspace {
  /// nil for what is not a spec; `known`: the types to go by where the schema cannot be read now.
  package func traced(_ file: SourceFile, knowing known: ServiceModel?) -> TracedSpec? {
    var unheard: [Diagnostic] = []
    guard let group = selectSpecs(open: [file], in: files, into: &unheard).first,
      let node = readYAML(file, into: &unheard), node.members != nil
    else { return nil }
    let defaults = SpecDefaults(group.settings)
    let trace = Trace()
    let reading = Reading(files)
    var service: ServiceModel?
    if let spec = parseSpec(node, into: &unheard) {
      service = spec.service.flatMap { types(of: $0, defaults, in: reading, into: &unheard) }
      if let service = service ?? known {
        _ = checkSpec(
          spec,
          service: service,
          defaults: defaults,
          fixtures: [:],
          trace: trace,
          into: &unheard
        )
      }
    }
    return TracedSpec(file: file, node: node, service: service ?? known, trace: trace)
  }
}
