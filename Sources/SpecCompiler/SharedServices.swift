import DocumentReader
import Foundation
import SpecChecker
import ViewModelIR

/// A service model and the files that it was read from.
struct SharedService {
  let model: ServiceModel
  let files: Set<String>
  let warnings: [Diagnostic]
}

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
  private var services: [Key: SharedService] = [:]

  package init() {}

  func service(
    of spec: Spec,
    _ defaults: SpecDefaults,
    _ loader: FileLoader,
    into diagnostics: inout [Diagnostic]
  ) -> SharedService? {
    let key = key(of: spec)
    if let key, let known = lock.withLock({ services[key] }) {
      diagnostics += known.warnings
      return known
    }
    var found: [Diagnostic] = []
    let reading = RecordedReading(loader)
    let model = compileService(spec, defaults, reading.loader, into: &found)
    diagnostics += found
    guard let model else { return nil }
    let service = SharedService(model: model, files: reading.paths, warnings: found)
    // What is wrong is said where each spec asks for it.
    if let key, !found.hasErrors { lock.withLock { services[key] = service } }
    return service
  }

  /// nil where the spec says more of the types than others would share.
  private func key(of spec: Spec) -> Key? {
    let service = spec.service
    guard service.types.isEmpty, let schema = service.schema.text else { return nil }
    return Key(
      path: resolvedPath(schema, besides: service.schema.location.file.path),
      type: service.type?.text,
      rename: service.rename.textByKey,
      keepsUnknown: service.keepsUnknown,
      keepsUnknownMembers: service.keepsUnknownMembers
    )
  }
}

/// Which files a loader was asked for.
private final class RecordedReading: @unchecked Sendable {
  private let lock = NSLock()
  private var asked: Set<String> = []
  private let original: FileLoader

  init(_ original: FileLoader) {
    self.original = original
  }

  var paths: Set<String> { lock.withLock { asked } }

  var loader: FileLoader {
    FileLoader { path in
      self.lock.withLock { _ = self.asked.insert(path) }
      return self.original.load(path)
    }
  }
}
