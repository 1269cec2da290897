import DocumentReader
import SpecCompiler
import SwiftRenderer

/// The names of the view models and tests that the specs of one output declare: each once.
struct ScreenTypes {
  private var locations: [String: Location] = [:]

  /// Whether all of a spec's names are free.
  mutating func add(
    _ spec: CompiledSpec,
    into diagnostics: inout [Diagnostic]
  ) -> Bool {
    var names = spec.typeNames
    if let screen = spec.screen, let file = names.first?.location.file {
      names.append((screen.testsTypeName, file.whole))
    }
    let taken = names.compactMap { name, location in
      locations[name].map { Diagnostic.typeOfTwoSpecs(name, first: $0, at: location) }
    }
    diagnostics += taken
    guard taken.isEmpty else { return false }
    for (name, location) in names { locations[name] = location }
    return true
  }
}
