import DocumentReader
import OutputInterface
import ViewModelIR

/// The names of the files and types that the specs of one output generate, which must be unique.
struct OutputNames {
  private var pathByStem: [String: String] = [:]
  private var locations: [String: Location] = [:]
  /// The modules that declare a type that is imported.
  private var moduleByType: [String: String] = [:]
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
      types.own.compactMap { clash($0, with: locations[$0.name] ?? shared[$0.name]) }
      + types.shared.compactMap { clash($0, with: locations[$0.name]) }
    // Types that belong together, such as a protocol and its error, have one place.
    var places: Set<Location> = []
    diagnostics += taken.filter { places.insert($0.location).inserted }
    guard taken.isEmpty else { return false }
    for place in types.own { locations[place.name] = place.location }
    for place in types.shared { shared[place.name] = place.location }
    return true
  }

  /// Adds the types of another module, which no spec of this module may declare.
  mutating func add(_ contents: ModuleContents) {
    for place in contents.declared.flatMap({ $0.own + $0.shared }) {
      // The tests of two modules are in different targets.
      if place.name.hasSuffix("Tests") { continue }
      moduleByType[place.name] = contents.imported.name
      if contents.tokens[place.name] == nil {
        locations[place.name] = place.location
      } else {
        shared[place.name] = place.location
      }
    }
  }

  private func clash(_ place: NamedPlace, with first: Location?) -> Diagnostic? {
    guard let first else { return nil }
    guard let module = moduleByType[place.name] else {
      return .typeOfTwoSpecs(place.name, first: first, at: place.location)
    }
    return .typeOfTwoModules(place.name, module, first: first, at: place.location)
  }
}
