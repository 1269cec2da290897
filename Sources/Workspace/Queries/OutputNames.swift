import DocumentReader
import OutputInterface
import ViewModelIR

/// What the specs of one output call their files, view models and tests: each name once.
struct OutputNames {
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
  mutating func add(_ types: DeclaredTypes, into diagnostics: inout [Diagnostic]) -> Bool {
    let taken =
      types.own.compactMap { place in
        (locations[place.name] ?? shared[place.name])
          .map { Diagnostic.typeOfTwoSpecs(place.name, first: $0, at: place.location) }
      }
      + types.shared.compactMap { place in
        locations[place.name]
          .map { Diagnostic.typeOfTwoSpecs(place.name, first: $0, at: place.location) }
      }
    diagnostics += taken
    guard taken.isEmpty else { return false }
    for place in types.own { locations[place.name] = place.location }
    for place in types.shared { shared[place.name] = place.location }
    return true
  }
}
