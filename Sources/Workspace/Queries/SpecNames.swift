import DocumentReader
import SwiftRenderer

/// What the specs of one output call their files, view models and tests: each name once.
struct SpecNames {
  private var pathByStem: [String: String] = [:]
  private var locations: [String: Location] = [:]
  /// Types of tokens, which specs may share.
  private var tokens: [String: Location] = [:]

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
    }
    let types = spec.screen?.service.tokens ?? []
    let taken =
      names.compactMap { name, location in
        (locations[name] ?? tokens[name])
          .map { Diagnostic.typeOfTwoSpecs(name, first: $0, at: location) }
      }
      + types.compactMap { type in
        locations[type.name]
          .map { Diagnostic.typeOfTwoSpecs(type.name, first: $0, at: type.location) }
      }
    diagnostics += taken
    guard taken.isEmpty else { return false }
    for (name, location) in names { locations[name] = location }
    for type in types { tokens[type.name] = type.location }
    return true
  }
}
