import DocumentReader
import Foundation
import SchemaCompiler
import SpecChecker
import ViewModelIR

/// A service model and the files that it was read from.
struct SharedService {
  let model: ServiceModel
  let files: Set<String>
}

/// The schemas of a run: specs that read one alike have it read once, whichever of its types they ask for.
package final class SharedServices: @unchecked Sendable {
  private struct Key: Hashable {
    let path: String
    let rename: [String: String]
    let keepsUnknown: Bool?
    let keepsUnknownMembers: Bool?
    /// Of a document in which it says where to read.
    var type: String?
  }

  /// A schema, the files that it was read from, and what is to be said of reading them.
  private struct ReadSchema {
    let document: Node
    let types: SchemaTypes
    let files: Set<String>
    let warnings: [Diagnostic]
  }

  private let lock = NSLock()
  private var schemas: [Key: ReadSchema] = [:]

  package init() {}

  func service(
    of spec: Spec,
    _ defaults: SpecDefaults,
    _ loader: FileLoader,
    into diagnostics: inout [Diagnostic]
  ) -> SharedService? {
    guard let schema = schema(of: spec, defaults, loader, into: &diagnostics) else { return nil }
    let request = schemaRequest(spec, defaults, document: schema.document)
    guard let model = schema.types.model(request, into: &diagnostics) else { return nil }
    return SharedService(model: model, files: schema.files)
  }

  private func schema(
    of spec: Spec,
    _ defaults: SpecDefaults,
    _ loader: FileLoader,
    into diagnostics: inout [Diagnostic]
  ) -> ReadSchema? {
    var key = key(of: spec)
    for _ in 0..<2 {
      if let known = lock.withLock({ schemas[key] }) {
        diagnostics += known.warnings
        return known
      }
      key.type = spec.service.type?.text
    }
    var found: [Diagnostic] = []
    let reading = RecordedReading(loader)
    defer { diagnostics += found }
    guard let document = readService(spec, reading.loader, into: &found) else { return nil }
    let request = schemaRequest(spec, defaults, document: document)
    guard let types = readSchema(request, loader: reading.loader, into: &found) else { return nil }
    let schema = ReadSchema(
      document: document,
      types: types,
      files: reading.paths,
      warnings: found
    )
    // What is wrong is said where each spec asks for it.
    if found.hasErrors { return schema }
    if !types.dependOnRequestedType { key.type = nil }
    lock.withLock { schemas[key] = schema }
    return schema
  }

  private func key(of spec: Spec) -> Key {
    let service = spec.service
    return Key(
      path: resolvedPath(service.schema.text ?? "", besides: service.schema.location.file.path),
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
