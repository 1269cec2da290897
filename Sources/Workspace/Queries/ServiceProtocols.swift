import DocumentReader
import OutputInterface
import ViewModelIR

/// The service protocols of several specs. Specs that name the same protocol share it, with the functions and errors of all of them.
struct ServiceProtocols {
  private var byName: [String: ServiceProtocol] = [:]
  private var functions: [String: (FunctionSignature, Location)] = [:]
  private var errors: [String: (ServiceProtocol.ErrorCase, Location)] = [:]

  /// The protocols, sorted by name.
  var all: [ServiceProtocol] { byName.sorted { $0.key < $1.key }.map(\.value) }

  mutating func add(_ screen: Screen, into diagnostics: inout [Diagnostic]) {
    guard let presenter = screen.presenter, presenter.service.isGenerated else { return }
    let name = presenter.service.protocolName
    var service = byName[name] ?? ServiceProtocol(name: name)
    service.screens.append(screen)
    for (function, location) in presenter.functions {
      let key = "\(name).\(function.name)"
      if let (other, first) = functions[key] {
        if other != function {
          diagnostics.append(.functionOfTwoSpecs(function, other, of: name, first, at: location))
        }
        continue
      }
      functions[key] = (function, location)
      service.functions.append(function)
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
      service.errors.append(found)
    }
    byName[name] = service
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
      "'\(protocolName).\(one.function)' is '\(one.spoken)' here, but '\(other.spoken)' in \(first.file.path):\(first.line): rename one of them",
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
      "'\(protocolName)Error.\(name)' has different values in \(first.file.path):\(first.line): give both the same values, or rename one of them",
      at: location
    )
  }
}
