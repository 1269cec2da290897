import DocumentReader

/// The types that a JSON Schema describes, checked and named.
package struct ServiceModel: Sendable {
  /// What the service answers with: the type that `service.type` names.
  package let root: ValueType
  private let types: Types

  package init(root: ValueType, declarations: [Declaration]) {
    self.init(root: root, types: Types(declarations))
  }

  private init(root: ValueType, types: Types) {
    self.root = root
    self.types = types
  }

  /// In the order of the output: each file's types in the order in which they are met.
  package var declarations: [Declaration] { types.declarations }

  package subscript(name: String) -> Declaration? { types[name] }

  /// What an expression finds by name in a record or a tuple, as `properties(of:)` has it.
  package func property(_ name: String, of type: ValueType) -> Property? {
    guard case .named(let typeName) = type else { return nil }
    if let properties = types.manyProperties[typeName] { return properties[name] }
    return properties(of: type)?.first { $0.name == name }
  }

  /// The same types, of which the service answers with another one.
  package func rooted(at root: ValueType) -> ServiceModel { ServiceModel(root: root, types: types) }

  /// The same for what is `rooted` elsewhere: whoever looks at all types need not look again.
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
    /// The schema's description, any text at all; empty where there is none.
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

  /// A JSON array whose positions have types of their own: a struct that is coded in their order.
  package struct Tuple: Hashable, Sendable {
    /// Their keys say nothing; those behind a required one may be absent.
    package let items: [Property]
    /// The elements behind the items.
    package let others: Others

    package init(items: [Property], others: Others = .dropped) {
      self.items = items
      self.others = others
    }
  }

  /// Members of an object that are no properties, or elements of an array behind its items.
  package enum Others: Hashable, Sendable {
    case dropped
    /// Fail the decoding: what tells this type from another in a union.
    case refused
    /// In a property of their own: `additionalProperties: [String: JSONValue]`, `others: [JSONValue]`.
    case kept(name: String, type: ValueType, coding: Coding?)
  }

  package struct Property: Hashable, Sendable {
    /// As specs and generated code call it: `createdAt`.
    package let name: String
    /// The JSON key: `created_at`.
    package let key: String
    /// Optional where the member may be absent or null.
    package let type: ValueType
    /// Whether the member must be there, null or not.
    package let isRequired: Bool
    /// Whether null is one of the schema's values.
    package let isNullable: Bool
    /// Whether the value is kept in a box, without which the struct would contain itself or be large.
    package let isBoxed: Bool
    /// Whether the schema says only under a condition what it is, so that elsewhere it may be anything.
    package let isConditional: Bool
    /// How the JSON says it, where that is not what the type is otherwise read from.
    package let coding: Coding?
    /// Names the count of the elements that could not be read and are left out of the list; nil
    /// where one of them fails the decoding.
    package let skippedCount: String?
    /// What the schema lets a number go up to.
    package let maximum: Double?
    package let doc: String
    /// Where the schema says it, or the spec its wire format.
    package let location: Location

    package init(
      name: String,
      key: String,
      type: ValueType,
      isRequired: Bool? = nil,
      isNullable: Bool = false,
      isBoxed: Bool = false,
      isConditional: Bool = false,
      coding: Coding? = nil,
      skippedCount: String? = nil,
      maximum: Double? = nil,
      doc: String,
      location: Location
    ) {
      self.name = name
      self.key = key
      self.type = type
      self.isRequired = isRequired ?? !type.isOptional
      self.isNullable = isNullable
      self.isBoxed = isBoxed
      self.isConditional = isConditional
      self.coding = coding
      self.skippedCount = skippedCount
      self.maximum = maximum
      self.doc = doc
      self.location = location
    }

    /// Two specs may write the schema's path differently, so its place says nothing.
    package static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.key == right.key && left.type == right.type
        && left.isRequired == right.isRequired && left.isNullable == right.isNullable
        && left.isBoxed == right.isBoxed && left.isConditional == right.isConditional
        && left.coding == right.coding
        && left.skippedCount == right.skippedCount && left.doc == right.doc
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(key)
      hasher.combine(type)
      hasher.combine(coding)
      hasher.combine(doc)
    }
  }

  /// How JSON says a value of a type that has several ways.
  package enum Coding: Hashable, Sendable {
    /// `"12.50"`, for a Decimal, which is a JSON number otherwise.
    case decimalText
    /// `"PT1H30M"`, for a duration, which is a number of seconds otherwise.
    case iso8601Duration
    /// Counted since 1970, for a date, which is RFC 3339 otherwise.
    case unixTime(inMilliseconds: Bool, isWhole: Bool)
  }

  /// A choice of values.
  package struct Enumeration: Hashable, Sendable {
    /// What the values are; `json` where they are not all of one type.
    package enum RawType: Hashable, Sendable { case string, integer, number, json }

    package struct Case: Hashable, Sendable {
      /// As specs and generated code call it: `inStock`.
      package let name: String
      /// The value in the JSON: `in_stock`; as JSON text, `"in_stock"` or `2`, where the values are no strings.
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

  /// A choice of types: an enum with an associated value for each.
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

    /// In the order in which they are tried where there is no discriminator; the first that decodes is the value.
    package let cases: [Case]
    /// The JSON key whose string says the case; nil where every case is tried.
    package let discriminator: String?
    /// Whether it contains itself other than through a list or a dictionary.
    package let isIndirect: Bool
    /// Whether other values decode into `unknown(JSONValue)` or fail the decoding.
    package let keepsUnknown: Bool

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
