/// The Swift types that a JSON Schema describes, checked and named.
package struct ServiceModel: Sendable {
  /// What the service answers with: the type that `service.type` names.
  package let root: ValueType
  /// In the order of the output: each file's types in the order in which they are met.
  package let declarations: [Declaration]
  private let indexByName: [String: Int]

  package init(root: ValueType, declarations: [Declaration]) {
    self.root = root
    self.declarations = declarations
    indexByName = Dictionary(
      declarations.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package subscript(name: String) -> Declaration? {
    indexByName[name].map { declarations[$0] }
  }

  /// The enumeration that a type is; nil for any other type.
  package func enumeration(_ type: ValueType) -> Enumeration? {
    guard case .named(let name) = type, case .enumeration(let found)? = self[name]?.kind else {
      return nil
    }
    return found
  }
}

extension ServiceModel {
  package struct Declaration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case record([Property])
      case enumeration(Enumeration)
      /// `typealias Response = [Book]`
      case alias(ValueType)
    }

    /// A Swift type name, without backticks.
    package let name: String
    /// The schema's description, any text at all; empty where there is none.
    package let doc: String
    package let kind: Kind
    /// Where the schema says it; its file decides into which output file the type goes.
    package let location: Location

    package init(name: String, doc: String, kind: Kind, location: Location) {
      self.name = name
      self.doc = doc
      self.kind = kind
      self.location = location
    }
  }

  package struct Property: Hashable, Sendable {
    /// A Swift name, without backticks: `createdAt`.
    package let name: String
    /// The JSON key: `created_at`.
    package let key: String
    /// Optional where the member may be absent or null.
    package let type: ValueType
    /// How the JSON says it, where that is not what the type is otherwise read from.
    package let coding: Coding?
    /// What the schema lets a number go up to.
    package let maximum: Double?
    package let doc: String
    /// Where the schema says it, or the spec its wire format.
    package let location: Location

    package init(
      name: String,
      key: String,
      type: ValueType,
      coding: Coding? = nil,
      maximum: Double? = nil,
      doc: String,
      location: Location
    ) {
      self.name = name
      self.key = key
      self.type = type
      self.coding = coding
      self.maximum = maximum
      self.doc = doc
      self.location = location
    }

    /// Two specs may write the schema's path differently, so its place says nothing.
    package static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.key == right.key && left.type == right.type
        && left.coding == right.coding && left.doc == right.doc
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

  /// A string enumeration.
  package struct Enumeration: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
      /// A Swift name, without backticks: `inStock`.
      package let name: String
      /// The value in the JSON: `in_stock`.
      package let rawValue: String

      package init(name: String, rawValue: String) {
        self.name = name
        self.rawValue = rawValue
      }
    }

    package let cases: [Case]
    /// Whether other values decode into `unknown(String)` or fail the decoding.
    package let keepsUnknown: Bool

    package init(cases: [Case], keepsUnknown: Bool) {
      self.cases = cases
      self.keepsUnknown = keepsUnknown
    }
  }
}
