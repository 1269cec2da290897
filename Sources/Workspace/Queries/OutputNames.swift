import DocumentReader
import OutputInterface
import ViewModelIR

/// The names of the files and types that the specs of one output generate, which must be unique.
struct OutputNames {
  private var pathByStem: [String: String] = [:]
  private var locations: [String: Location] = [:]
  /// The types that several specs can share.
  private var shared: [String: Location] = [:]

  /// Adds the name of a spec's files. Returns false, with a diagnostic, if an earlier spec has the same name.
  mutating func addFile(_ path: String, into diagnostics: inout [Diagnostic]) -> Bool {
    let stem = fileStem(path).lowercased()
    if let other = pathByStem[stem] {
      diagnostics.append(.specsOfOneName(path, other))
      return false
    }
    pathByStem[stem] = path
    return true
  }

  /// Adds the names of a spec's types. Returns false, with diagnostics, if an earlier spec has one of them.
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
