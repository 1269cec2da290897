import DocumentReader

/// The types that a JSON Schema describes, checked and named.
package struct ServiceModel: Sendable {
  /// The type of the service's response, which `service.type` names.
  package let root: ValueType
  /// Enumerations that the spec itself declares. The app maps their cases to colors and the like.
  package let tokens: [Declaration]
  private let types: Types

  package init(root: ValueType, declarations: [Declaration], app: AppTypes? = nil) {
    self.init(root: root, types: Types(declarations, app))
  }

  private init(root: ValueType, types: Types, tokens: [Declaration] = []) {
    self.root = root
    self.types = types
    self.tokens = tokens
  }

  /// What is known about the app's own types; `nil` if the types come from a schema.
  package var app: AppTypes? { types.app }

  /// All declared types in the order of the output: file by file, each type in the order in which it was found.
  package var declarations: [Declaration] { types.declarations }

  package subscript(name: String) -> Declaration? {
    schemaType(name) ?? tokens.first { $0.name == name }
  }

  package func schemaType(_ name: String) -> Declaration? { types[name] }

  package func with(tokens: [Declaration]) -> ServiceModel {
    ServiceModel(root: root, types: types, tokens: tokens)
  }

  /// The property that an expression can read under this name; `nil` if there is none. See `properties(of:)`.
  package func property(_ name: String, of type: ValueType) -> Property? {
    guard case .named(let typeName) = type else { return nil }
    if let properties = types.manyProperties[typeName] { return properties[name] }
    return self[typeName]?.properties?.first { $0.name == name }
      ?? properties(of: type)?.first { $0.name == name }
  }

  /// A copy with the same types but another response type.
  package func rooted(at root: ValueType) -> ServiceModel {
    ServiceModel(root: root, types: types, tokens: tokens)
  }

  /// Identifies the declared types. It is the same for models that differ only in `root` or `tokens`, so results for all types can
  /// be reused.
  package var typesID: ObjectIdentifier { ObjectIdentifier(types) }

  /// The declaration of an enumeration type; `nil` for any other type.
  package func enumeration(_ type: ValueType) -> Enumeration? {
    guard case .named(let name) = type, case .enumeration(let found)? = self[name]?.kind else {
      return nil
    }
    return found
  }
}

extension ServiceModel {
  /// The declared types. A class, because the models of many specs share them.
  private final class Types: Sendable {
    let declarations: [Declaration]
    let app: AppTypes?
    /// The properties by name for types with many of them, so that a lookup need not search them all.
    let manyProperties: [String: [String: Property]]
    private let indexByName: [String: Int]

    init(_ declarations: [Declaration], _ app: AppTypes?) {
      self.app = app
      var members = SharedMembers(declarations)
      let ownKeys = OwnKeys(declarations)
      let declarations = declarations.map { ownKeys.adding(to: members.adding(to: $0)) }
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

  /// A declared type of the service model.
  package struct Declaration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case record(Record)
      case tuple(Tuple)
      case enumeration(Enumeration)
      case union(Union)
      /// `typealias Response = [Book]`
      case alias(ValueType)
    }

    /// The name in specs and generated code.
    package let name: String
    /// The schema's description, which can be any text; empty if there is none.
    package let doc: String
    package var kind: Kind
    /// Whether values of this type can contain values of the same type, also inside lists and dictionaries.
    package let isRecursive: Bool
    /// Whether values of this type can be nested without limit: they contain values of a recursive type or any JSON.
    package let mayNestDeeply: Bool
    /// The location in the schema. Its file determines the output file of the type.
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

    /// The properties of a record or the items of a tuple; `nil` for any other type.
    package var properties: [Property]? {
      switch kind {
      case .record(let record): record.properties
      case .tuple(let tuple): tuple.items
      case .enumeration, .union, .alias: nil
      }
    }
  }

  /// A JSON object with known keys, generated as a struct.
  package struct Record: Hashable, Sendable {
    package let properties: [Property]
    package let others: Others
    /// How tests make a value.
    package let construction: Construction

    package init(
      properties: [Property],
      others: Others = .dropped,
      construction: Construction = .decoding
    ) {
      self.properties = properties
      self.others = others
      self.construction = construction
    }
  }

  /// A JSON array in which each position has its own type.
  package struct Tuple: Hashable, Sendable {
    /// The items by position. Their keys are not used, and items after the required ones can be absent.
    package let items: [Property]
    /// How elements after the items are treated.
    package let others: Others

    package init(items: [Property], others: Others = .dropped) {
      self.items = items
      self.others = others
    }
  }

  /// How undeclared members of an object, or elements of an array after its items, are treated.
  package enum Others: Hashable, Sendable {
    /// They are ignored.
    case dropped
    /// They fail the decoding. This distinguishes the type from others in a union.
    case refused
    /// They are kept in a separate property: `additionalProperties: [String: JSONValue]`, `others: [JSONValue]`.
    case kept(name: String, type: ValueType, coding: Coding?)
  }

  /// A type with a fixed set of values.
  package struct Enumeration: Hashable, Sendable {
    /// The JSON type of the values; `json` if they do not all have the same one.
    package enum RawType: Hashable, Sendable { case string, integer, number, json }

    package struct Case: Hashable, Sendable {
      /// The name in specs and generated code: `inStock`.
      package let name: String
      /// The value in the JSON: `in_stock`. If the raw type is not `string`, it is JSON text: `2`, or `"in_stock"` in quotes.
      package let rawValue: String

      package init(name: String, rawValue: String) {
        self.name = name
        self.rawValue = rawValue
      }
    }

    package let rawType: RawType
    package let cases: [Case]
    /// Whether other values are decoded as `unknown(…)` rather than failing the decoding.
    package let keepsUnknown: Bool
    /// Whether the app's enum has other cases, which specs cannot name.
    package let hasUnnamedCases: Bool

    package init(
      rawType: RawType = .string,
      cases: [Case],
      keepsUnknown: Bool,
      hasUnnamedCases: Bool = false
    ) {
      self.rawType = rawType
      self.cases = cases
      self.keepsUnknown = keepsUnknown
      self.hasUnnamedCases = hasUnnamedCases
    }
  }

  /// A choice between types, generated as an enum with an associated value for each case.
  package struct Union: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
      /// The name in specs and generated code: `imageMessage`.
      package let name: String
      package let type: ValueType
      package let coding: Coding?
      /// The values of the discriminator that select this case.
      package let tags: [String]
      /// The keys of an object whose number decides when several cases can be decoded; for a union, a list for each of its objects. Empty if
      /// the order of the cases decides. Found by `OwnKeys`.
      package internal(set) var ownKeys: [[String]] = []

      package init(name: String, type: ValueType, coding: Coding? = nil, tags: [String] = []) {
        self.name = name
        self.type = type
        self.coding = coding
        self.tags = tags
      }
    }

    /// The cases. If there is no discriminator, they are tried in this order, those with `ownKeys` by the number of these that are present.
    package internal(set) var cases: [Case]
    /// Whether the spec specifies the order of the cases.
    package let isInOrder: Bool
    /// The JSON key whose string selects the case; `nil` if all cases are tried.
    package let discriminator: String?
    /// Whether the union contains itself other than through a list or a dictionary, so that the enum must be indirect.
    package let isIndirect: Bool
    /// Whether other values are decoded as `unknown(JSONValue)` rather than failing the decoding.
    package let keepsUnknown: Bool
    /// The cases of an enum of the app that have no value; `nil` for a union of a schema.
    package let plainCases: [String]?
    /// The properties that all cases share, found by `SharedMembers`.
    package internal(set) var members: [Property] = []

    package init(
      cases: [Case],
      isInOrder: Bool = false,
      discriminator: String? = nil,
      isIndirect: Bool = false,
      keepsUnknown: Bool = false,
      plainCases: [String]? = nil
    ) {
      self.cases = cases
      self.isInOrder = isInOrder
      self.discriminator = discriminator
      self.isIndirect = isIndirect
      self.keepsUnknown = keepsUnknown
      self.plainCases = plainCases
    }

    /// Whether data name the case, as in `{ card: { last: "8605" } }` or `cash`, because the app declares the enum.
    package var isNamedInData: Bool { plainCases != nil }

    /// The number of the cases, with `unknown` and those that have no value.
    package var caseCount: Int { cases.count + (keepsUnknown ? 1 : 0) + (plainCases ?? []).count }
  }
}

extension ServiceModel {
  /// The service of a screen that loads nothing and uses no types.
  package static let nothing = ServiceModel(root: .nothing, declarations: [])
}
