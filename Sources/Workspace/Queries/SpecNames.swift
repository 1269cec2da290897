import DocumentReader
import SwiftRenderer
import ViewModelIR

/// What the specs of one output call their files, view models and tests: each name once.
struct SpecNames {
  private var pathByStem: [String: String] = [:]
  private var locations: [String: Location] = [:]
  /// Those that specs may share.
  private var shared: [String: Location] = [:]

  /// Whether no spec before has the same name.
  mutating func addFile(_ path: String, into diagnostics: inout [Diagnostic]) -> Bool {
    let stem = fileStem(path).lowercased()
    if let other = pathByStem[stem] {
      diagnostics.append(.specsOfOneName(path, other))
      return false
    }
    pathByStem[stem] = path
    return true
  }

  /// Whether all names of a spec's types are free.
  mutating func addTypes(of spec: CompiledSpec, into diagnostics: inout [Diagnostic]) -> Bool {
    var names = spec.typeNames
    if let screen = spec.screen, let file = names.first?.location.file {
      names.append((screen.testsTypeName, file.whole))
      names += screen.presenterNames
    }
    let types = spec.screen?.sharedNames ?? []
    let taken =
      names.compactMap { name, location in
        (locations[name] ?? shared[name])
          .map { Diagnostic.typeOfTwoSpecs(name, first: $0, at: location) }
      }
      + types.compactMap { name, location in
        locations[name].map { Diagnostic.typeOfTwoSpecs(name, first: $0, at: location) }
      }
    diagnostics += taken
    guard taken.isEmpty else { return false }
    for (name, location) in names { locations[name] = location }
    for (name, location) in types { shared[name] = location }
    return true
  }
}

extension Screen {
  /// Its own, but for one inside the view.
  fileprivate var presenterNames: [(String, Location)] {
    guard let presenter else { return [] }
    let tests = (presenterTestsTypeName, presenter.location)
    return layout == .adapter ? [tests] : [(presenter.typeName, presenter.location), tests]
  }

  /// Of tokens, and of the protocol that presenters call with its error and its mock.
  fileprivate var sharedNames: [(String, Location)] {
    let tokens = service.tokens.map { ($0.name, $0.location) }
    guard let presenter, presenter.service.isGenerated else { return tokens }
    let name = presenter.service.protocolName
    return tokens + [name, "\(name)Error", mockName(name)].map { ($0, presenter.location) }
  }
}
