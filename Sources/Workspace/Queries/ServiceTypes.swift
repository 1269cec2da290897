import DocumentReader
import OutputInterface
import ViewModelIR

/// The service types of several specs, without duplicates.
struct ServiceTypes {
  /// Identifies the types of a service model, which specs can share, and whether all of them must be comparable.
  private struct SharedTypes: Hashable {
    let id: ObjectIdentifier
    let areCompared: Bool
  }

  /// The location of a type in a schema, with the type's kind.
  private struct Place: Hashable {
    let path: String
    let line: Int
    let column: Int
    let kind: String
  }

  private var byName: [String: ServiceModel.Declaration] = [:]
  /// The name of a type in the first spec that needs it.
  private var nameByPlace: [Place: String] = [:]
  /// The path of the first spec that needs a type.
  private var specByName: [String: String] = [:]
  private var byFile: [String: [ServiceModel.Declaration]] = [:]
  /// The types that agree with all earlier ones, so that they need not be added again.
  private var agreed: Set<SharedTypes> = []
  /// The names of the types whose values are stored or compared somewhere.
  private var compared: Set<String> = []
  /// The names of the properties that presenters set, by type.
  private var changed: [String: Set<String>] = [:]
  /// The canonical path for each spelling of a path.
  private var canonicalPaths: [String: String] = [:]

  /// The modules whose types are not declared again.
  private var modules: [OtherModule] = []
  private var imported: Set<String> = []

  init(importing modules: [ModuleContents] = []) {
    // What contradicts is reported for the modules themselves.
    var reported: [Diagnostic] = []
    for screen in modules.flatMap(\.screens) where screen.generatesService {
      add(screen, into: &reported)
    }
    self.modules = modules.map(\.imported)
    imported = names
    agreed = []
  }

  var names: Set<String> { Set(byName.keys) }

  /// Returns the types by schema file, in the order of the schema. If two schemas would be written to the same file, the second one is
  /// reported and left out.
  ///
  /// - Parameter access: The types' access level. Other modules may compare and change all that is not internal.
  func files(_ access: Access, into diagnostics: inout [Diagnostic]) -> [SchemaTypeFile] {
    var pathByStem: [String: String] = [:]
    let compared = comparedWithParts
    return byFile.sorted { $0.key < $1.key }.compactMap { path, all in
      let declarations = all.filter { !imported.contains($0.name) }
      if declarations.isEmpty { return nil }
      if let other = pathByStem.updateValue(path, forKey: schemaStem(path).lowercased()) {
        diagnostics.append(.schemasOfOneName(path, other))
        return nil
      }
      return SchemaTypeFile(
        path: path,
        declarations: declarations.sorted { $0.schemaOrder < $1.schemaOrder },
        needs: access == .internal
          ? needs(of: declarations.map(\.name), compared) : TypeNeeds(all: declarations),
        modules: modules(usedBy: declarations)
      )
    }
  }

  /// The first type that another module declares in the same place of a schema, under another name or with other properties.
  private mutating func importedType(of service: ServiceModel) -> (name: String, module: String)? {
    for declaration in service.declarations {
      let name = nameByPlace[place(of: declaration)] ?? declaration.name
      guard imported.contains(name), let other = byName[name],
        name != declaration.name || other.kind != declaration.kind
          || declaration.disagreement(with: other) != nil,
        let module = modules.first(where: { $0.types.contains(name) })
      else { continue }
      return (declaration.name, module.name)
    }
    return nil
  }

  private func modules(usedBy declarations: [ServiceModel.Declaration]) -> [OtherModule] {
    if modules.isEmpty { return [] }
    let used = declarations.reduce(into: Set<String>()) { $0.formUnion($1.parts) }
    return modules.filter { !$0.types.isDisjoint(with: used) }
  }

  private func needs(of names: [String], _ compared: Set<String>) -> TypeNeeds {
    TypeNeeds(
      compared: compared.intersection(names),
      changed: changed.filter { names.contains($0.key) }
    )
  }

  mutating func add(_ screen: Screen, into diagnostics: inout [Diagnostic]) {
    compared.formUnion(screen.comparedTypes)
    if let presenter = screen.presenter {
      changed.merge(presenter.changedProperties(of: screen.service)) { $0.union($1) }
    }
    let types = SharedTypes(id: screen.service.typesID, areCompared: screen.comparesService)
    if agreed.contains(types) { return }
    let spec = screen.location.file.path
    var found: [Diagnostic] = []
    for declaration in screen.service.declarations {
      if screen.comparesService { compared.insert(declaration.name) }
      add(declaration, of: spec, into: &found)
    }
    if found.isEmpty {
      agreed.insert(types)
      return
    }
    if let (name, module) = importedType(of: screen.service) {
      diagnostics.append(.typeOfOtherSettings(name, module, at: screen.location))
      return
    }
    // If types differ in their names, all other differences are consequences of that.
    let names = screen.service.declarations.compactMap { otherName(of: $0, excluding: spec) }
    diagnostics += names.isEmpty ? found : [.namesOfTwoSpecs(names, at: screen.location)]
  }

  /// Returns the name of the same type in an earlier spec, if that is a different one. Names of nested types depend on the type that a spec
  /// starts from.
  private mutating func otherName(
    of declaration: ServiceModel.Declaration,
    excluding spec: String
  ) -> (own: String, other: String, spec: String)? {
    guard let other = nameByPlace[place(of: declaration)], other != declaration.name,
      let owner = specByName[other], owner != spec
    else { return nil }
    return (declaration.name, other, owner)
  }

  private mutating func place(of declaration: ServiceModel.Declaration) -> Place {
    let kind =
      switch declaration.kind {
      case .record: "record"
      case .tuple: "tuple"
      case .enumeration: "enumeration"
      case .union: "union"
      case .alias: "alias"
      }
    let location = declaration.location
    return Place(
      path: path(of: declaration),
      line: location.line,
      column: location.column,
      kind: kind
    )
  }

  /// Adds the types of a service model whose schema files are written anyway.
  mutating func complete(from service: ServiceModel, into diagnostics: inout [Diagnostic]) {
    for declaration in service.declarations where byFile[path(of: declaration)] != nil {
      add(declaration, of: nil, into: &diagnostics)
    }
  }

  private var comparedWithParts: Set<String> {
    var found: Set<String> = []
    var left = compared
    while let name = left.popFirst() {
      guard found.insert(name).inserted, let declaration = byName[name] else { continue }
      left.formUnion(declaration.parts)
    }
    return found
  }

  private mutating func add(
    _ declaration: ServiceModel.Declaration,
    of spec: String?,
    into diagnostics: inout [Diagnostic]
  ) {
    let path = path(of: declaration)
    guard let other = byName[declaration.name] else {
      byName[declaration.name] = declaration
      specByName[declaration.name] = spec
      let place = place(of: declaration)
      if nameByPlace[place] == nil { nameByPlace[place] = declaration.name }
      byFile[path, default: []].append(declaration)
      return
    }
    if self.path(of: other) == path, let (one, two) = declaration.disagreement(with: other) {
      let isDeclaredFirst = one.location.file.path == declaration.location.file.path
      let (declared, otherwise) = isDeclaredFirst ? (two, one) : (one, two)
      let owner = isDeclaredFirst ? spec : specByName[declaration.name]
      diagnostics.append(.typesOfTwoSpecs(declared, otherwise, of: declaration.name, for: owner))
    } else if self.path(of: other) == path, declaration.hasOtherOrder(than: other) {
      let specs = [spec, specByName[declaration.name]].compactMap { $0 }
      diagnostics.append(.ordersOfTwoSpecs(declaration, specs))
    } else if self.path(of: other) != path || other.kind != declaration.kind {
      diagnostics.append(.typeOfTwoSchemas(declaration, other))
    }
  }

  private mutating func path(of declaration: ServiceModel.Declaration) -> String {
    let spelt = declaration.location.file.path
    if let known = canonicalPaths[spelt] { return known }
    let path = canonicalPath(spelt)
    canonicalPaths[spelt] = path
    return path
  }
}

extension TypeNeeds {
  /// The needs of screens that can do anything with the types.
  fileprivate init(all declarations: [ServiceModel.Declaration]) {
    self.init(compared: Set(declarations.map(\.name)))
    for declaration in declarations {
      changed[declaration.name] = Set((declaration.properties ?? []).map(\.name))
    }
  }
}

extension ServiceModel.Declaration {
  /// The first property to which two specs give different wire formats.
  fileprivate func disagreement(
    with other: Self
  ) -> (ServiceModel.Property, ServiceModel.Property)? {
    guard let properties, let others = other.properties,
      properties.map(\.name) == others.map(\.name)
    else { return nil }
    return zip(properties, others).first {
      ($0.type, $0.coding, $0.skippedCount, $0.isTolerant)
        != ($1.type, $1.coding, $1.skippedCount, $1.isTolerant)
    }
  }

  /// Whether two specs give a union different orders.
  fileprivate func hasOtherOrder(than other: Self) -> Bool {
    guard case .union(let union) = kind, case .union(let otherUnion) = other.kind else {
      return false
    }
    let names = union.cases.map(\.name)
    let otherNames = otherUnion.cases.map(\.name)
    return Set(names) == Set(otherNames)
      && (union.isInOrder != otherUnion.isInOrder || names != otherNames)
  }

  fileprivate var schemaOrder: (Int, Int, String) { (location.line, location.column, name) }
}
