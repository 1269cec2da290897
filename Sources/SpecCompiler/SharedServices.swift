import Foundation

/// The service models of a run: specs that ask the same of a schema have it read once.
package final class SharedServices: @unchecked Sendable {
  private struct Key: Hashable {
    let path: String
    let type: String?
    let rename: [String: String]
    let keepsUnknown: Bool?
    let keepsUnknownMembers: Bool?
  }

  private let lock = NSLock()
  private var models: [Key: ServiceModel] = [:]

  package init() {}

  func service(
    of spec: Spec,
    _ defaults: SpecDefaults,
    _ loader: FileLoader,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    let key = key(of: spec)
    if let key, let known = lock.withLock({ models[key] }) { return known }
    let before = diagnostics.count
    let model = compileService(spec, defaults, loader, into: &diagnostics)
    // What is wrong is said where each spec asks for it.
    if let key, let model, diagnostics.count == before { lock.withLock { models[key] = model } }
    return model
  }

  /// nil where the spec says more of the types than others would share.
  private func key(of spec: Spec) -> Key? {
    let service = spec.service
    guard service.types.isEmpty, let schema = service.schema.text else { return nil }
    return Key(
      path: resolvedPath(schema, besides: service.schema.location.file.path),
      type: service.type?.text,
      rename: service.rename,
      keepsUnknown: service.keepsUnknown,
      keepsUnknownMembers: service.keepsUnknownMembers
    )
  }
}
