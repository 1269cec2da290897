import DocumentReader
import ViewModelIR

/// A schema whose `$ref`s and `allOf`s have been merged. A value must satisfy all of its parts.
struct FlatSchema {
  /// The schemas that contribute to the type. A schema comes after those that it extends.
  var parts: [SchemaPart] = []
  /// The schemas whose properties apply under a condition: `then`, `else`, `dependentSchemas`.
  var conditional: [SchemaPart] = []
  /// The choices: `anyOf`, `oneOf`, and in OpenAPI a `discriminator` with a `mapping`.
  var choices: [Choice] = []
  var kinds = JSONKinds.all
  /// The kinds that structural keywords such as `properties` and `items` imply, in case there is no `type`.
  var implied: JSONKinds = []
  /// The kinds that keywords such as `pattern` and `minimum` imply, which only constrain a value.
  var bounded: JSONKinds = []
  /// The values that `enum` and `const` allow, or `nil` without either.
  var values: [Node]?
  var format: String?
  var pattern: String?
  /// The notes about keywords that the draft of their file does not know.
  var notes: [Diagnostic] = []
  /// Whether its integers can be beyond the range of `Int`.
  var exceedsInt = false
  var required = RequiredKeys()
  /// The location of the first keyword that contradicts an earlier one.
  var conflict: Location?
  /// The location of a schema `false`, which allows no value.
  var refusal: Location?
  /// The values of `enum` that should be strings, but are not because their quotes are missing.
  var unquoted: [Node] = []
  /// Whether OpenAPI 3.0's `nullable` allows null.
  var allowsNull = false
  /// The schema that provides the title and description of the type.
  var head: SchemaPart
  /// The names of schemas, as given by the references to them.
  var names: [SchemaPlace: String] = [:]
  /// All schemas that were merged.
  var seen: Set<SchemaPlace> = []

  struct Choice {
    /// The schema that contains the choice, and the discriminator if there is one.
    let owner: SchemaPart
    let branches: [SchemaPart]
  }

  /// Identifies the type of a schema. Schemas with equal keys have the same type.
  struct Key: Hashable {
    fileprivate let places: [SchemaPlace]
    fileprivate let aside: [Bool]
    fileprivate let kinds: JSONKinds
  }

  init(head: SchemaPart, kinds: JSONKinds) {
    self.head = head
    self.kinds = kinds
  }

  var key: Key {
    let telling = tellingParts
    return Key(
      places: telling.isEmpty ? parts.map(\.place) : telling.map(\.place),
      aside: telling.map(\.ignoresChoices),
      kinds: meantKinds
    )
  }

  /// The part that describes structure (such as properties) and not only kinds of values; `nil` unless there is exactly one.
  var onlyStructuralPart: SchemaPart? {
    let telling = tellingParts
    return telling.count == 1 ? telling.first : nil
  }

  /// The parts that describe structure, unless they only require what another one requires too.
  private var tellingParts: [SchemaPart] {
    let all = parts.filter(\.hasOwnStructure)
    let main = all.filter { $0.hasStructure(excluding: combiningKeywords + ["required"]) }
    if main.isEmpty || main.count == all.count { return all }
    let required = Set(main.flatMap(\.requiredKeys))
    return all.filter { part in
      !part.requiredKeys.isSubset(of: required)
        || part.hasStructure(excluding: combiningKeywords + ["required"])
    }
  }

  /// The kinds of value that the schema is read as.
  var meantKinds: JSONKinds {
    if kinds != .all { return kinds }
    if let values { return values.reduce(into: []) { $0.formUnion(JSONKinds(of: $1)) } }
    // A schema that describes both objects and lists is meant to allow other values too.
    if !implied.isEmpty { return implied == .object || implied == .array ? implied : .all }
    if bounded.isEmpty { return .all }
    return integerFormats.contains(format ?? "") ? bounded.subtracting(.fraction) : bounded
  }

  /// Whether values of every kind satisfy the schema.
  var isAnything: Bool { meantKinds == .all && kinds == .all && implied.isEmpty }

  /// Whether no value satisfies the schema.
  var isImpossible: Bool { kinds.isEmpty || values?.isEmpty == true }

  /// Whether only null satisfies the schema.
  var isNull: Bool {
    meantKinds == .null || values.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? false
  }

  mutating func dropImpossibleValues() {
    guard !isImpossible, let first = values?.first else { return }
    values = values?.filter { kinds.isSuperset(of: JSONKinds(of: $0)) }
    if isImpossible { conflict = first.location }
  }

  mutating func findUnquotedText() {
    guard kinds.subtracting(.null) == .string else { return }
    unquoted = values?.filter { $0.string == nil && $0.text != nil } ?? []
  }

  mutating func allow(_ kinds: JSONKinds, at location: Location) {
    if isImpossible { return }
    self.kinds.formIntersection(kinds)
    if self.kinds.isEmpty { conflict = location }
  }

  mutating func allow(_ nodes: [Node], at location: Location) {
    if isImpossible { return }
    values =
      values.map { known in known.filter { value in nodes.contains { $0.isSame(as: value) } } }
      ?? nodes
    if isImpossible { conflict = location }
  }
}

private let integerFormats: Set<String> = [
  "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "int128", "uint128",
]

/// The type of strings with a `format`.
func textType(_ format: String?) -> ValueType {
  switch format {
  case "date-time": .date
  case "date": .day
  case "date-time-local": .localDateTime
  case "uri": .url
  case "uuid": .uuid
  default: .string
  }
}

extension SchemaPart {
  /// Whether the schema describes more than the kinds of value. Schemas that it refers to or combines are parts of their own.
  fileprivate var hasOwnStructure: Bool {
    hasStructure(excluding: ignoresChoices ? combiningKeywords + choices : combiningKeywords)
  }

  fileprivate var requiredKeys: Set<String> {
    Set(node["required"]?.elements?.compactMap(\.string) ?? [])
  }
}

private let combiningKeywords = referenceKeywords + ["type", "nullable", "allOf"]
private let choices = ["anyOf", "oneOf", "discriminator"]

/// The keys that a schema requires, in schema order and without duplicates.
struct RequiredKeys {
  private(set) var keys: [String] = []
  private var known: Set<String> = []

  var isEmpty: Bool { keys.isEmpty }

  func contains(_ key: String) -> Bool { known.contains(key) }

  mutating func insert(_ key: String) {
    if known.insert(key).inserted { keys.append(key) }
  }
}

/// The kinds of JSON value that a schema allows.
struct JSONKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = Self(rawValue: 1)
  static let boolean = Self(rawValue: 2)
  static let integer = Self(rawValue: 4)
  /// Numbers that are not integers; `type: number` allows both.
  static let fraction = Self(rawValue: 8)
  static let string = Self(rawValue: 16)
  static let array = Self(rawValue: 32)
  static let object = Self(rawValue: 64)

  static let number: Self = [.integer, .fraction]
  static let all: Self = [.null, .boolean, .number, .string, .array, .object]

  /// The names of the kinds in `type`, in the order in which a decoder tries them.
  static let named: [(name: String, kinds: Self)] = [
    ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .number),
    ("string", .string), ("array", .array), ("object", .object),
  ]

  /// The kinds that become separate types. Integers and fractions together are one.
  var separate: [Self] {
    var rest = self
    return Self.named.reversed().compactMap { _, kinds in
      guard rest.isSuperset(of: kinds) else { return nil }
      rest.subtract(kinds)
      return kinds
    }
    .reversed()
  }
}

extension JSONKinds {
  /// Creates the kind of a JSON value.
  init(of value: Node) {
    switch value.value {
    case .null: self = .null
    case .bool: self = .boolean
    case .number(let text): self = isWholeNumber(text) ? .integer : .fraction
    case .string: self = .string
    case .list: self = .array
    case .mapping: self = .object
    }
  }
}

/// Whether a number is an integer in JSON Schema, as `1.0` is.
private func isWholeNumber(_ text: String) -> Bool {
  if Int(text) != nil { return true }
  guard let value = Double(text) else { return false }
  return value.rounded() == value
}
