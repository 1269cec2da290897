import ViewModelIR

/// Builds the declarations of a module's types.
struct AppTypesBuilder {
  let graph: SymbolGraph
  private let types: AppTypeReader
  private(set) var declarations: [ServiceModel.Declaration] = []
  private(set) var unreadable: [String: String] = [:]
  private var cautions: [String: String] = [:]

  init(_ graph: SymbolGraph) {
    self.graph = graph
    types = AppTypeReader(graph)
  }

  var facts: ServiceModel.AppTypes {
    let hashable = graph.types.filter { graph.conforms($0, to: .hashable) }
    // A struct of the same module can be Sendable without saying so.
    let others = graph.types.filter { type in
      !graph.conforms(type, to: .sendable) && (type.kind == .object || !graph.isOwn)
    }
    return .init(
      module: graph.module,
      unreadable: unreadable,
      cautions: cautions,
      hashable: Set(hashable.map(\.name)),
      notSendable: Set(others.filter { $0.kind != .alias }.map(\.name))
    )
  }

  mutating func build() {
    for type in graph.types { unreadable[type.name] = type.unreadable }
    for type in graph.types where type.kind == .enumeration { add(type) }
    for type in graph.types where type.kind != .enumeration { add(type) }
  }

  /// Adds a type. Enumerations must be added before the types with properties of them, because some cannot be used.
  private mutating func add(_ type: Symbol) {
    guard unreadable[type.name] == nil, let kind = kind(of: type) else { return }
    declarations.append(
      ServiceModel.Declaration(
        name: type.name,
        doc: type.doc,
        kind: kind,
        location: type.node.location
      )
    )
  }

  private mutating func kind(of type: Symbol) -> ServiceModel.Declaration.Kind? {
    switch type.kind {
    case .alias:
      do throws(Unreadable) { return .alias(try types.type(type.aliasedTokens).seen) } catch {
        unreadable[type.name] = error.reason
        return nil
      }
    case .enumeration: return enumeration(type)
    default: return .record(record(type))
    }
  }

  // MARK: - Records

  private mutating func record(_ type: Symbol) -> ServiceModel.Record {
    let members = graph.allMembers(of: type)
    var found: [(symbol: Symbol, type: AppType)] = []
    for member in members where member.kind == .property {
      do throws(Unreadable) {
        if let reason = member.unreadableProperty(of: type) { throw Unreadable(reason: reason) }
        let read = try types.type(member.typeTokens)
        if let name = read.seen.declaredName, let reason = unreadable[name] {
          throw Unreadable(reason: reason)
        }
        found.append((member, read))
        cautions["\(type.name).\(member.ownName)"] = member.caution
      } catch {
        unreadable["\(type.name).\(member.ownName)"] = error.reason
      }
    }
    // A class with initializers of its own might not inherit others.
    let initializers = members.filter { $0.kind == .initializer }
    let own = initializers.filter { $0.owner == type.name }
    let construction = Construction(
      with: own.isEmpty ? initializers : own,
      of: Dictionary(found.map { ($0.symbol.ownName, $0.type) }, uniquingKeysWith: { $1 }),
      types,
      isDecodable: graph.isDecodable(type),
      isMessage: graph.conforms(type, to: .protobufMessage)
    )
    let names = Set(members.map(\.ownName))
    let properties = found.map { property($0.symbol, $0.type, construction, among: names) }
    return ServiceModel.Record(properties: properties, construction: construction.kind)
  }

  private func property(
    _ member: Symbol,
    _ type: AppType,
    _ construction: Construction,
    among names: Set<String>
  ) -> ServiceModel.Property {
    let origin = construction.origin(of: member, among: names)
    var reader = "\(member.ownName)Value"
    while names.contains(reader) { reader += "Value" }
    return ServiceModel.Property(
      name: member.ownName,
      key: member.ownName,
      type: type.seen,
      isRequired: origin == .data ? nil : false,
      origin: origin,
      isConstant: member.isReadOnly || member.tokens.contains(.keyword("let")),
      conversion: type.foreign.isSame ? nil : .init(name: reader, from: type.foreign),
      doc: member.doc,
      location: member.node.location
    )
  }

  // MARK: - Enumerations

  private mutating func enumeration(_ type: Symbol) -> ServiceModel.Declaration.Kind? {
    let cases = (graph.members[type.name] ?? []).filter { $0.kind == .enumerationCase }
    let plain = cases.filter { !$0.ownName.contains("(") }
    let others = cases.filter { $0.ownName.contains("(") }
    let holdsRawValue = others.compactMap(payload).allSatisfy { $0 == .string || $0 == .integer }
    // One case with a number or a text next to others without is the one for values that are not known.
    if others.isEmpty || others.count == 1 && holdsRawValue && !plain.isEmpty {
      return .enumeration(
        ServiceModel.Enumeration(
          cases: plain.map { .init(name: $0.ownName, rawValue: $0.ownName) },
          keepsUnknown: !others.isEmpty,
          hasUnnamedCases: !others.isEmpty
        )
      )
    }
    var union: [ServiceModel.Union.Case] = []
    for found in others {
      guard let payload = payload(of: found), !union.contains(where: { $0.type == payload }) else {
        unreadable[type.name] = "\(type.name) has \(severalValues)"
        return nil
      }
      union.append(.init(name: String(found.ownName.prefix { $0 != "(" }), type: payload))
    }
    return .union(ServiceModel.Union(cases: union, plainCases: plain.map(\.ownName)))
  }

  /// The type of a case's only value; `nil` if it has another number of values, or one that expressions cannot use.
  private func payload(of found: Symbol) -> ValueType? {
    let inside = found.tokens.drop { $0 != .character("(") }.dropFirst().dropLast()
    guard let type = try? types.type(inside), type.foreign.isSame, found.ownName.hasSuffix("(_:)")
    else { return nil }
    return type.seen
  }
}

private let severalValues =
  "a case with several values, with a label, or with the same type as another: add a property with the value to show"
