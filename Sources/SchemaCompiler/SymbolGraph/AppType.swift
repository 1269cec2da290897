import ViewModelIR

/// A type of the app as expressions see it, and how it differs from that.
struct AppType: Equatable {
  let seen: ValueType
  let foreign: ServiceModel.ForeignType

  init(_ seen: ValueType, from foreign: ServiceModel.ForeignType = .same) {
    self.seen = seen
    self.foreign = foreign
  }
}

/// Why expressions cannot use a property or a type, and what to do.
struct Unreadable: Error {
  let reason: String
}

/// Translates the types of a module.
struct AppTypeReader {
  let graph: SymbolGraph
  /// Type aliases that lead to themselves would be followed without end.
  private let depth: Int

  init(_ graph: SymbolGraph) {
    self.init(graph, depth: 0)
  }

  private init(_ graph: SymbolGraph, depth: Int) {
    self.graph = graph
    self.depth = depth
  }

  func type(_ tokens: some Collection<DeclarationToken>) throws(Unreadable) -> AppType {
    var reader = TypeReader(tokens)
    guard let written = reader.type(), reader.rest.first != .character("-") else {
      throw Unreadable(
        reason: "it is a function, a tuple or the like: add a property with the value to show"
      )
    }
    return try type(written)
  }

  /// The type that all of the tokens write; `nil` if they write another one, or more.
  func wholeType(_ tokens: some Collection<DeclarationToken>) -> AppType? {
    var reader = TypeReader(tokens)
    guard let written = reader.type(), reader.rest.isEmpty else { return nil }
    return try? type(written)
  }

  private func type(_ written: WrittenType) throws(Unreadable) -> AppType {
    switch written {
    case .list(let element):
      let element = try type(element)
      return AppType(.list(element.seen), from: .list(element.foreign))
    case .dictionary(.named("String", _, _), let value):
      let value = try type(value)
      return AppType(.dictionary(value.seen), from: .dictionary(value.foreign))
    case .dictionary:
      throw Unreadable(
        reason: "the keys of the dictionary are not a String: add a property with its values"
      )
    case .optional(let wrapped):
      let wrapped = try type(wrapped)
      if wrapped.seen.isOptional {
        throw Unreadable(
          reason: "it is an optional of an optional: add a property that is one optional"
        )
      }
      return AppType(.optional(wrapped.seen), from: .optional(wrapped.foreign))
    case .named("Set", _, let arguments):
      guard let element = try arguments.first.map(type), element.seen.isOrdered else {
        throw Unreadable(
          reason: "a Set has no order: add a property with a sorted Array of its elements"
        )
      }
      return AppType(.list(element.seen), from: .set(element.foreign))
    case .named(let name, let id, let arguments):
      let symbol = id.map { graph.typesByID[$0] } ?? graph.types.first { $0.name == name }
      if let symbol { return try type(symbol, arguments) }
      if arguments.isEmpty, let type = systemTypes[name] ?? systemTypes[lastPart(name)] {
        return type
      }
      throw Unreadable(
        reason: "specs have no type \(name): add a property with another type, such as String"
      )
    }
  }

  private func type(_ symbol: Symbol, _ arguments: [WrittenType]) throws(Unreadable) -> AppType {
    if let reason = symbol.unreadable { throw Unreadable(reason: reason) }
    guard symbol.kind == .alias else { return AppType(.named(symbol.name)) }
    guard depth < 20 else { throw Unreadable(reason: "the type alias leads to itself") }
    return try AppTypeReader(graph, depth: depth + 1).type(symbol.aliasedTokens)
  }
}

extension Symbol {
  /// The tokens of the type that an alias stands for.
  var aliasedTokens: ArraySlice<DeclarationToken> {
    tokens.drop { $0 != .character("=") }.dropFirst()
  }

  /// Why values of the type cannot be used; `nil` if they can.
  var unreadable: String? {
    switch access {
    case .visible: break
    case .otherModule: return "the type \(name) is internal to its module: make it public"
    case .otherFile: return "the type \(name) is private to its file"
    }
    if node["swiftGenerics"] != nil {
      return "the type \(name) is generic: add a property with one of its values"
    }
    if isMarked(notCopyable) { return "\(name) is not copyable: declare a struct with its values" }
    if isMarked("actor") { return "\(name) is an actor: declare a struct with its state" }
    return nil
  }
}

private func lastPart(_ name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}

private let systemTypes: [String: AppType] = [
  "String": AppType(.string), "Int": AppType(.integer), "Double": AppType(.number),
  "Bool": AppType(.boolean), "Decimal": AppType(.decimal), "Date": AppType(.date),
  "URL": AppType(.url), "UUID": AppType(.uuid), "TimeInterval": AppType(.duration),
  "Float": AppType(.number, from: .float),
  "Duration": AppType(.duration, from: .duration),
  "Int8": AppType(.integer, from: .integer(isWide: false)),
  "Int16": AppType(.integer, from: .integer(isWide: false)),
  "Int32": AppType(.integer, from: .integer(isWide: false)),
  "Int64": AppType(.integer, from: .integer(isWide: true)),
  "Int128": AppType(.integer, from: .integer(isWide: true)),
  "UInt128": AppType(.integer, from: .integer(isWide: true)),
  "UInt": AppType(.integer, from: .integer(isWide: true)),
  "UInt8": AppType(.integer, from: .integer(isWide: false)),
  "UInt16": AppType(.integer, from: .integer(isWide: false)),
  "UInt32": AppType(.integer, from: .integer(isWide: true)),
  "UInt64": AppType(.integer, from: .integer(isWide: true)),
]
