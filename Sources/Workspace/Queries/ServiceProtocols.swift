import DocumentReader
import SwiftOutput
import ViewModelIR

/// The protocols that the presenters of several specs call, each with all that any of them needs.
struct ServiceProtocols {
  struct File {
    var service: ServiceProtocol
    var modules: Set<String>
    let location: Location
  }

  private var byName: [String: File] = [:]
  private var functions: [String: (FunctionSignature, Location)] = [:]
  private var errors: [String: (ServiceProtocol.ErrorCase, Location)] = [:]

  var files: [File] {
    byName.sorted { $0.key < $1.key }.map { _, file in
      var file = file
      file.service.presenters.sort()
      return file
    }
  }

  mutating func add(_ screen: Screen, into diagnostics: inout [Diagnostic]) {
    guard let presenter = screen.presenter, presenter.service.isGenerated else { return }
    let name = presenter.service.protocolName
    var file =
      byName[name]
      ?? File(
        service: ServiceProtocol(name: name, presenters: [], functions: [], errors: []),
        modules: [],
        location: presenter.location
      )
    file.service.presenters.append(screen.typeName(of: presenter))
    file.modules.formUnion([screen.serviceModule].compactMap { $0 })
    for (function, location) in presenter.functions {
      let key = "\(name).\(function.name)"
      if let (other, first) = functions[key] {
        if other != function {
          diagnostics.append(.functionOfTwoSpecs(function, other, of: name, first, at: location))
        }
        continue
      }
      functions[key] = (function, location)
      file.service.functions.append(function)
    }
    for error in presenter.errors {
      guard case .own(let caseName, let parameters) = error.pattern else { continue }
      let found = ServiceProtocol.ErrorCase(name: caseName, parameters: parameters)
      let key = "\(name).\(caseName)"
      if let (other, first) = errors[key] {
        if other != found {
          diagnostics.append(.errorOfTwoSpecs(caseName, of: name, first, at: error.location))
        }
        continue
      }
      errors[key] = (found, error.location)
      file.service.errors.append(found)
    }
    byName[name] = file
  }
}

extension Diagnostic {
  fileprivate static func functionOfTwoSpecs(
    _ one: FunctionSignature,
    _ other: FunctionSignature,
    of protocolName: String,
    _ first: Location,
    at location: Location
  ) -> Self {
    Self(
      .conflict,
      "'\(protocolName).\(one.function)' is '\(one.spoken)' here, but '\(other.spoken)' in \(first.file.path):\(first.line): call one of them something else",
      at: location
    )
  }

  fileprivate static func errorOfTwoSpecs(
    _ name: String,
    of protocolName: String,
    _ first: Location,
    at location: Location
  ) -> Self {
    Self(
      .conflict,
      "'\(protocolName)Error.\(name)' has other values in \(first.file.path):\(first.line): give both the same, or one of them another name",
      at: location
    )
  }
}
