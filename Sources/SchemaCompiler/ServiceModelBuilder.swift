import DocumentReader
import ViewModelIR

/// Turns the numbered types of the graph into named declarations.
struct ServiceModelBuilder: Sendable {
  let graph: SchemaGraph
  let naming: SchemaNaming
  let names: [String]
  let keepsUnknown: Bool
  let keepsUnknownMembers: Bool
  /// The records that refuse undeclared members if they are closed, because only their members distinguish them from other values.
  private let exclusive: Set<Int>
  private let recursive: Set<Int>
  /// The entries whose values can be nested to any depth.
  private var deep: Set<Int> = []

  init(graph: SchemaGraph, naming: SchemaNaming, names: [String], _ request: SchemaRequest) {
    self.graph = graph
    self.naming = naming
    self.names = names
    keepsUnknown = request.keepsUnknown
    keepsUnknownMembers = request.keepsUnknownMembers
    exclusive = graph.recordsAmongOthers
    recursive = graph.recursiveEntries
    deep = graph.users(
      of: graph.entries.indices.filter { recursive.contains($0) || containsJSON($0) }
    )
  }

  /// Returns a model with every type that is needed and can be compiled, in the order of the files. `omitting` is a root without a name
  /// of its own, which is left out unless another type uses it.
  func model(root: Int, definitions: [Int], omitting hidden: Int?) -> ServiceModel {
    let unsound = graph.unsoundEntries
    let reached = graph.reached(from: [root] + definitions)
    let places = reached.lazy.filter { !unsound.contains($0) }.map { (place: place($0), index: $0) }
    let order = places.sorted { $0.place < $1.place }.map(\.index)
    let isHidden = hidden.map { hidden in !order.contains { graph.entries[$0].needs(hidden) } }
    let shown = order.filter { $0 != hidden || isHidden == false }
    let declarations = concurrentMap(shown.count, run: 32) { declaration(shown[$0]) }
    return ServiceModel(root: type(of: root), declarations: declarations)
  }

  /// The type of an entry, as expressions use it.
  func type(of index: Int) -> ValueType {
    switch graph.entries[index].kind {
    case .alias(let shape): aliased(shape)
    case .record, .tuple, .enumeration, .union: .named(names[index])
    }
  }

  private func place(_ index: Int) -> (Int, Int, Int, Int) {
    let entry = graph.entries[index]
    return (entry.file, entry.location.line, entry.location.column, index)
  }

  private func declaration(_ index: Int) -> ServiceModel.Declaration {
    let entry = graph.entries[index]
    let kind: ServiceModel.Declaration.Kind =
      switch entry.kind {
      case .record(let members, let others):
        .record(record(members, others, index, isExclusive: exclusive.contains(index)))
      case .tuple(let members, let others): .tuple(tuple(members, others, index))
      case .enumeration(let enumeration): .enumeration(self.enumeration(enumeration, index))
      case .union(let cases, let discriminator): .union(union(cases, discriminator, index))
      case .alias(let shape): .alias(aliased(shape))
      }
    return ServiceModel.Declaration(
      name: names[index],
      doc: entry.doc,
      kind: kind,
      isRecursive: recursive.contains(index),
      mayNestDeeply: deep.contains(index),
      location: entry.location
    )
  }

  /// Returns the names of a type's properties or cases, before `rename`.
  func memberNames(of index: Int) -> [String] {
    switch graph.entries[index].kind {
    case .record(let members, _), .tuple(let members, _): return naming.propertyNames(of: members)
    case .enumeration(let enumeration):
      return naming.cases(of: enumeration.texts, keepsUnknown: isOpen(index))
    case .union(let cases, let discriminator):
      let types = ordered(cases, discriminator).map { valueType($0.shape, named: ownName(of:)) }
      return naming.unionCases(of: types, in: ownName(of: index), keepsUnknown: isOpen(index))
    case .alias: return []
    }
  }

  /// The type's name, without the suffix `Model` if that was only added to avoid hiding another type. Cases do not need it.
  private func ownName(of index: Int) -> String {
    let name = names[index]
    let own = graph.entries[index].names.lazy.map(naming.names.upperCamelCase)
    return own.first { $0 + "Model" == name } ?? name
  }

  /// The names that the type's cases cannot have. Empty if it has no cases.
  func takenCases(of index: Int) -> Set<String> {
    switch graph.entries[index].kind {
    case .enumeration, .union: naming.names.reserved.cases.union(isOpen(index) ? ["unknown"] : [])
    case .record, .tuple, .alias: []
    }
  }

  /// Whether the type has a case for values that the schema does not list.
  private func isOpen(_ index: Int) -> Bool {
    switch graph.entries[index].kind {
    case .enumeration(let enumeration): enumeration.isOpen(keepsUnknown: keepsUnknown)
    case .union(_, let discriminator):
      discriminator != nil && keepsUnknown || graph.openUnions.contains(index)
    case .record, .tuple, .alias: false
    }
  }

  /// Whether the type contains any JSON. Undeclared members do not count, because a setting drops or keeps them in all types alike.
  private func containsJSON(_ index: Int) -> Bool {
    switch graph.entries[index].kind {
    case .union where isOpen(index): true
    case .record(let members, .open(.scalar(.json))), .tuple(let members, .open(.scalar(.json))):
      members.contains { $0.shape.leaf.shape == .scalar(.json) }
    case .record, .tuple, .union, .enumeration, .alias:
      graph.entries[index].shapes.contains { $0.leaf.shape == .scalar(.json) }
    }
  }

  private func renamedMembers(of index: Int) -> [String] {
    naming.renamed(memberNames(of: index), in: names[index])
  }

  // MARK: - Records and tuples

  private func record(
    _ members: [SchemaGraph.Member],
    _ others: SchemaGraph.Others,
    _ index: Int,
    isExclusive: Bool
  ) -> ServiceModel.Record {
    let names = renamedMembers(of: index)
    return ServiceModel.Record(
      properties: zip(members, names).map(property),
      others: self.others(
        others,
        "additionalProperties",
        excluding: names,
        isExclusive: isExclusive
      )
    )
  }

  private func tuple(
    _ members: [SchemaGraph.Member],
    _ others: SchemaGraph.Others,
    _ index: Int
  ) -> ServiceModel.Tuple {
    let names = renamedMembers(of: index)
    return ServiceModel.Tuple(
      items: zip(members, names).map(property),
      others: self.others(others, "rest", excluding: names, isExclusive: true)
    )
  }

  private func others(
    _ others: SchemaGraph.Others,
    _ name: String,
    excluding names: [String],
    isExclusive: Bool
  ) -> ServiceModel.Others {
    switch others {
    case .closed: return isExclusive ? .refused : .dropped
    case .open(.scalar(.json)) where !keepsUnknownMembers: return .dropped
    case .open(let shape):
      var unique = UniqueNames(excluding: Set(names))
      return .kept(name: unique.claim(name), type: valueType(shape), coding: shape.coding)
    }
  }

  private func property(_ member: SchemaGraph.Member, _ name: String) -> ServiceModel.Property {
    ServiceModel.Property(
      name: name,
      key: member.key,
      type: valueType(member.shape),
      isRequired: member.isRequired,
      isNullable: member.isNullable,
      isBoxed: member.isBoxed,
      isTolerant: member.isConditional,
      coding: member.shape.coding,
      maximum: member.maximum,
      doc: member.doc,
      location: member.location
    )
  }

  // MARK: - Enumerations and unions

  private func enumeration(
    _ enumeration: SchemaGraph.Enumeration,
    _ index: Int
  ) -> ServiceModel.Enumeration {
    ServiceModel.Enumeration(
      rawType: enumeration.rawType,
      cases: zip(renamedMembers(of: index), enumeration.rawValues).map {
        ServiceModel.Enumeration.Case(name: $0, rawValue: $1)
      },
      keepsUnknown: isOpen(index)
    )
  }

  private func union(
    _ cases: [SchemaGraph.Case],
    _ discriminator: String?,
    _ index: Int
  ) -> ServiceModel.Union {
    ServiceModel.Union(
      cases: zip(renamedMembers(of: index), ordered(cases, discriminator)).map {
        ServiceModel.Union.Case(
          name: $0,
          type: valueType($1.shape),
          coding: $1.shape.coding,
          tags: $1.tags
        )
      },
      discriminator: discriminator,
      isIndirect: graph.indirectUnions.contains(index),
      keepsUnknown: isOpen(index)
    )
  }

  private func ordered(
    _ cases: [SchemaGraph.Case],
    _ discriminator: String?
  ) -> [SchemaGraph.Case] {
    discriminator == nil ? graph.mostSpecificFirst(cases, keepsUnknown: keepsUnknown) : cases
  }

  // MARK: - Types

  private func valueType(_ shape: SchemaGraph.Shape) -> ValueType {
    valueType(shape) { names[$0] }
  }

  private func valueType(_ shape: SchemaGraph.Shape, named name: (Int) -> String) -> ValueType {
    switch shape {
    case .scalar(let type), .numeral(let type): type
    case .entry(let index): .named(name(index))
    case .list(let element): .list(valueType(element, named: name))
    case .dictionary(let value): .dictionary(valueType(value, named: name))
    case .optional(let wrapped): .optional(valueType(wrapped, named: name))
    // Never used: types that cannot be compiled are not built.
    case .failed: .string
    }
  }

  /// The target of an alias. Dates stay strings, and numbers in strings any JSON, because a type alias has no code of its own to decode
  /// them.
  private func aliased(_ shape: SchemaGraph.Shape) -> ValueType {
    switch shape {
    case .scalar(.date), .scalar(.day), .scalar(.localDateTime): .string
    case .numeral: .json
    case .list(let element): .list(aliased(element))
    case .dictionary(let value): .dictionary(aliased(value))
    case .optional(let wrapped): .optional(aliased(wrapped))
    case .scalar, .entry, .failed: valueType(shape)
    }
  }
}

extension SchemaGraph.Shape {
  /// The JSON form of the values, if it is not the usual one.
  fileprivate var coding: ServiceModel.Coding? {
    switch leaf.shape {
    case .numeral: .numberOrText
    default: nil
    }
  }
}
