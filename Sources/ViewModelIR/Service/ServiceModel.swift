import DocumentReader

/// The types that a JSON Schema describes, checked and named.
package struct ServiceModel: Sendable {
  /// What the service answers with: the type that `service.type` names.
  package let root: ValueType
  /// Enumerations of the spec's own, which the app turns into colours and the like.
  package let tokens: [Declaration]
  private let types: Types

  package init(root: ValueType, declarations: [Declaration]) {
    self.init(root: root, types: Types(declarations))
  }

  private init(root: ValueType, types: Types, tokens: [Declaration] = []) {
    self.root = root
    self.types = types
    self.tokens = tokens
  }

  /// In the order of the output: each file's types in the order they are met.
  package var declarations: [Declaration] { types.declarations }

  package subscript(name: String) -> Declaration? {
    schemaType(name) ?? tokens.first { $0.name == name }
  }

  package func schemaType(_ name: String) -> Declaration? { types[name] }

  package func with(tokens: [Declaration]) -> ServiceModel {
    ServiceModel(root: root, types: types, tokens: tokens)
  }

  /// What an expression finds by name in a record, a tuple or a union, as `properties(of:)` has it.
  package func property(_ name: String, of type: ValueType) -> Property? {
    guard case .named(let typeName) = type else { return nil }
    if let properties = types.manyProperties[typeName] { return properties[name] }
    return self[typeName]?.properties?.first { $0.name == name }
      ?? properties(of: type)?.first { $0.name == name }
  }

  /// The same types, but the service answers with a different one.
  package func rooted(at root: ValueType) -> ServiceModel {
    ServiceModel(root: root, types: types, tokens: tokens)
  }

  /// The same for what is `rooted` elsewhere: code that looks at all types need not look again.
  package var typesID: ObjectIdentifier { ObjectIdentifier(types) }

  /// The enumeration that a type is; nil for any other type.
  package func enumeration(_ type: ValueType) -> Enumeration? {
    guard case .named(let name) = type, case .enumeration(let found)? = self[name]?.kind else {
      return nil
    }
    return found
  }
}

extension ServiceModel {
  /// A class, because the models of many specs share their types.
  private final class Types: Sendable {
    let declarations: [Declaration]
    /// Of the types that have many: a spec that shows them all does not look through all for each.
    let manyProperties: [String: [String: Property]]
    private let indexByName: [String: Int]

    init(_ declarations: [Declaration]) {
      var members = SharedMembers(declarations)
      let declarations = declarations.map { members.adding(to: $0) }
      self.declarations = declarations
      indexByName = Dictionary(
        declarations.enumerated().map { ($1.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      manyProperties = declarations.reduce(into: [:]) { found, declaration in
        guard let properties = declaration.properties, properties.count > 32,
          found[declaration.name] == nil
        else { return }
        found[declaration.name] = Dictionary(
          (properties + declaration.others).map { ($0.name, $0) },
          uniquingKeysWith: { first, _ in first }
        )
      }
    }

    subscript(name: String) -> Declaration? { indexByName[name].map { declarations[$0] } }
  }

  package struct Declaration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case record(Record)
      case tuple(Tuple)
      case enumeration(Enumeration)
      case union(Union)
      /// `typealias Response = [Book]`
      case alias(ValueType)
    }

    /// As specs and generated code call it.
    package let name: String
    /// The schema's description, any text at all; empty if there is none.
    package let doc: String
    package var kind: Kind
    /// Whether its values may nest without end, in lists and dictionaries too.
    package let isRecursive: Bool
    /// Whether they may contain such values: of a recursive type, or any JSON.
    package let mayNestDeeply: Bool
    /// Where the schema says it; its file decides into which output file the type goes.
    package let location: Location

    package init(
      name: String,
      doc: String,
      kind: Kind,
      isRecursive: Bool = false,
      mayNestDeeply: Bool? = nil,
      location: Location
    ) {
      self.name = name
      self.doc = doc
      self.kind = kind
      self.isRecursive = isRecursive
      self.mayNestDeeply = mayNestDeeply ?? isRecursive
      self.location = location
    }

    /// What an expression finds by name in a record or a tuple; nil for any other type.
    package var properties: [Property]? {
      switch kind {
      case .record(let record): record.properties
      case .tuple(let tuple): tuple.items
      case .enumeration, .union, .alias: nil
      }
    }
  }

  /// A JSON object with known keys: a struct.
  package struct Record: Hashable, Sendable {
    package let properties: [Property]
    package let others: Others

    package init(properties: [Property], others: Others = .dropped) {
      self.properties = properties
      self.others = others
    }
  }

  /// A JSON array whose positions have types of their own.
  package struct Tuple: Hashable, Sendable {
    /// Their keys mean nothing; those after a required one may be absent.
    package let items: [Property]
    /// The elements after the items.
    package let others: Others

    package init(items: [Property], others: Others = .dropped) {
      self.items = items
      self.others = others
    }
  }

  /// Members of an object that are not properties, or elements of an array after its items.
  package enum Others: Hashable, Sendable {
    case dropped
    /// Fail the decoding: what tells this type from another in a union.
    case refused
    /// In a property of their own: `additionalProperties: [String: JSONValue]`, `others: [JSONValue]`.
    case kept(name: String, type: ValueType, coding: Coding?)
  }

  /// A choice of values.
  package struct Enumeration: Hashable, Sendable {
    /// What the values are; `json` where they are not all of one type.
    package enum RawType: Hashable, Sendable { case string, integer, number, json }

    package struct Case: Hashable, Sendable {
      /// As specs and generated code call it: `inStock`.
      package let name: String
      /// The value in the JSON: `in_stock`; as JSON text, `"in_stock"` or `2`, where the values are not strings.
      package let rawValue: String

      package init(name: String, rawValue: String) {
        self.name = name
        self.rawValue = rawValue
      }
    }

    package let rawType: RawType
    package let cases: [Case]
    /// Whether other values decode into `unknown(…)` or fail the decoding.
    package let keepsUnknown: Bool

    package init(rawType: RawType = .string, cases: [Case], keepsUnknown: Bool) {
      self.rawType = rawType
      self.cases = cases
      self.keepsUnknown = keepsUnknown
    }
  }

  /// A choice of types: a case with a value for each.
  package struct Union: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
      /// As specs and generated code call it: `imageMessage`.
      package let name: String
      package let type: ValueType
      package let coding: Coding?
      /// The discriminator's values that say this case.
      package let tags: [String]

      package init(name: String, type: ValueType, coding: Coding? = nil, tags: [String] = []) {
        self.name = name
        self.type = type
        self.coding = coding
        self.tags = tags
      }
    }

    /// In the order they are tried when there is no discriminator; the first that decodes is the value.
    package let cases: [Case]
    /// The JSON key whose string says the case; nil where every case is tried.
    package let discriminator: String?
    /// Whether it contains itself other than through a list or a dictionary.
    package let isIndirect: Bool
    /// Whether other values decode into `unknown(JSONValue)` or fail the decoding.
    package let keepsUnknown: Bool
    /// The properties that all cases have, as `SharedMembers` finds them.
    package internal(set) var members: [Property] = []

    package init(
      cases: [Case],
      discriminator: String? = nil,
      isIndirect: Bool = false,
      keepsUnknown: Bool = false
    ) {
      self.cases = cases
      self.discriminator = discriminator
      self.isIndirect = isIndirect
      self.keepsUnknown = keepsUnknown
    }
  }
}
