import DocumentReader

/// The symbols of a module, from a symbol graph in the format of `swift-docc-symbolkit`.
struct SymbolGraph {
  let module: String
  /// Whether the module is that of the generated code.
  let isOwn: Bool
  /// The types of the module, in the order of their names.
  private(set) var types: [Symbol] = []
  private(set) var typesByID: [String: Symbol] = [:]
  /// The members of each type, by its path.
  private(set) var members: [String: [Symbol]] = [:]
  /// The IDs of the protocols of each type.
  private var protocols: [String: Set<String>] = [:]
  /// The ID of each class's superclass.
  private var superclasses: [String: String] = [:]
  /// The types whose coding keys are declared, so that these can differ from the names of the properties.
  private var typesWithCodingKeys: Set<String> = []

  /// Reads the symbols that another module can use, or all that are not private if `module` is the same one. Returns `nil` if the document
  /// is not a symbol graph.
  init?(_ document: Node, readBy reader: String) {
    guard let module = document["module"]?["name"]?.string, isName(module[...]),
      let symbols = document["symbols"]?.elements
    else { return nil }
    self.module = module
    isOwn = module == reader
    for node in symbols {
      guard let symbol = Symbol(node, of: module, readBy: reader) else { continue }
      if symbol.kind == .enumeration, symbol.ownName == "CodingKeys" {
        typesWithCodingKeys.insert(symbol.owner)
      } else if symbol.kind.isType {
        types.append(symbol)
        typesByID[symbol.id] = symbol
      } else if symbol.access == .visible {
        members[symbol.owner, default: []].append(symbol)
      }
    }
    types.sort { $0.name < $1.name }
    for node in document["relationships"]?.elements ?? [] {
      guard let source = node["source"]?.string, let target = node["target"]?.string else {
        continue
      }
      switch node["kind"]?.string {
      case "conformsTo": protocols[source, default: []].insert(target)
      case "inheritsFrom": superclasses[source] = target
      default: break
      }
    }
  }

  /// A protocol that says something about a type, by its ID.
  enum KnownProtocol: String {
    case decodable = "s:Se"
    case hashable = "s:SH"
    case sendable = "s:s8SendableP"
    /// `SwiftProtobuf.Message`
    case protobufMessage = "s:13SwiftProtobuf7MessageP"
  }

  func conforms(_ type: Symbol, to wanted: KnownProtocol) -> Bool {
    protocols[type.id]?.contains(wanted.rawValue) ?? false
  }

  /// Whether tests can decode values of the type from JSON with the names of the properties.
  func isDecodable(_ type: Symbol) -> Bool {
    conforms(type, to: .decodable) && !typesWithCodingKeys.contains(type.name)
  }

  /// The members of a type and of its superclasses.
  func allMembers(of type: Symbol) -> [Symbol] {
    var found: [Symbol] = []
    var seen: Set<String> = []
    var next: Symbol? = type
    while let current = next, seen.insert(current.id).inserted {
      let overridden = Set(found.map(\.ownName))
      found = (members[current.name] ?? []).filter { !overridden.contains($0.ownName) } + found
      next = superclasses[current.id].flatMap { typesByID[$0] }
    }
    return found
  }
}

/// A declaration in a symbol graph.
struct Symbol {
  enum Kind: String {
    case structure = "swift.struct"
    case object = "swift.class"
    case enumeration = "swift.enum"
    case alias = "swift.typealias"
    case property = "swift.property"
    case enumerationCase = "swift.enum.case"
    case initializer = "swift.init"

    var isType: Bool {
      switch self {
      case .structure, .object, .enumeration, .alias: true
      case .property, .enumerationCase, .initializer: false
      }
    }
  }

  let kind: Kind
  let id: String
  /// The name with those of the enclosing types: `Order.Line`, `Order.id`.
  let name: String
  /// The path of the enclosing type; empty at the top level.
  let owner: String
  /// The name alone, with argument labels: `id`, `card(_:)`.
  let ownName: String
  let access: Access
  let doc: String
  let tokens: [DeclarationToken]
  let node: Node

  enum Access {
    case visible, otherModule, otherFile
  }

  /// Returns `nil` if the module does not declare the symbol, or if specs have no use for its kind.
  init?(_ node: Node, of module: String, readBy reader: String) {
    let extended = node["swiftExtension"]?["extendedModule"]?.string
    guard extended == nil || extended == module, let text = node["kind"]?["identifier"]?.string,
      let kind = Kind(rawValue: text),
      let id = node["identifier"]?["precise"]?.string,
      let path = node["pathComponents"]?.elements?.compactMap(\.string), let last = path.last,
      path.dropLast().allSatisfy({ isName($0[...]) }), isName(last.prefix { $0 != "(" })
    else { return nil }
    self.kind = kind
    self.id = id
    self.node = node
    ownName = last
    name = path.joined(separator: ".")
    owner = path.dropLast().joined(separator: ".")
    access =
      switch node["accessLevel"]?.string {
      case "private", "fileprivate": .otherFile
      case "internal": module == reader ? .visible : .otherModule
      default: .visible
      }
    doc = (node["docComment"]?["lines"]?.elements ?? []).compactMap { $0["text"]?.string }
      .joined(separator: "\n")
    tokens = declarationTokens(node["declarationFragments"]?.elements ?? [], in: owner)
  }

  /// Whether a word such as `actor` is among the keywords and attributes of the declaration.
  func isMarked(_ word: String) -> Bool {
    node["declarationFragments"]?.elements?.contains { $0["spelling"]?.string == word } ?? false
  }
}

/// Whether code can write a name as it is, or in backticks as a keyword. Swift has other names in backticks, which specs cannot use.
private func isName(_ text: Substring) -> Bool {
  guard let first = text.first, !first.isNumber else { return false }
  return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
