import DocumentReader
import ViewModelIR

/// What a schema says once its `$ref`s and `allOf`s are put together: all of its parts hold.
struct FlatSchema {
  /// Those that say something about the type, what it builds on first.
  var parts: [SchemaPart] = []
  /// Whose properties are there under a condition: `then`, `else`, `dependentSchemas`.
  var conditional: [SchemaPart] = []
  /// `anyOf` and `oneOf`.
  var choices: [Choice] = []
  var kinds = JSONKinds.all
  /// The kinds that keywords are about, where no `type` says one: `properties`, `items`.
  var implied: JSONKinds = []
  /// The same for keywords that only bound a value: `pattern`, `minimum`.
  var bounded: JSONKinds = []
  /// `enum` and `const`.
  var values: [Node]?
  var format: String?
  /// Whether its integers may be more than Int holds.
  var exceedsInt = false
  var required = RequiredKeys()
  /// Where it first contradicts what was said before.
  var conflict: Location?
  /// Where it is `false`, which means that there must be no value.
  var refusal: Location?
  /// A value of `enum` that should be a text, but is not because the quotes are missing.
  var unquoted: Node?
  /// OpenAPI 3.0's `nullable`.
  var allowsNull = false
  /// What gives the type its title and its description.
  var head: SchemaPart
  /// What references call the schemas that they lead to.
  var names: [SchemaPlace: String] = [:]
  /// Every schema that was looked at.
  var seen: Set<SchemaPlace> = []

  struct Choice {
    /// The schema that has it, whose discriminator tells the branches apart.
    let owner: SchemaPart
    let branches: [SchemaPart]
  }

  /// Two schemas of one key are one type.
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
    let telling = parts.filter { $0.tellsMoreThanType }
    return Key(
      places: telling.isEmpty ? parts.map(\.place) : telling.map(\.place),
      aside: telling.map(\.ignoresChoices),
      kinds: meantKinds
    )
  }

  /// The one schema that says all there is to say; nil where several do.
  var onlyTellingPart: SchemaPart? {
    let telling = parts.filter(\.tellsMoreThanType)
    return telling.count == 1 ? telling.first : nil
  }

  /// The kinds that it is read as.
  var meantKinds: JSONKinds {
    if kinds != .all { return kinds }
    if let values { return values.reduce(into: []) { $0.formUnion(JSONKinds(of: $1)) } }
    // Who says what objects and what lists hold means other values too.
    if !implied.isEmpty { return implied == .object || implied == .array ? implied : .all }
    return bounded.isEmpty ? .all : bounded
  }

  /// Whether any value satisfies it, as far as types go.
  var isAnything: Bool { meantKinds == .all && kinds == .all && implied.isEmpty }

  /// Whether no value satisfies it.
  var isImpossible: Bool { kinds.isEmpty || values?.isEmpty == true }

  /// Whether null is all that satisfies it.
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
    unquoted = values?.first { $0.string == nil && $0.text != nil }
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

/// What texts of a format are.
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
  /// `type` is in the kinds already, and what is referred to or combined are parts of their own.
  fileprivate var tellsMoreThanType: Bool {
    hasStructure(besides: ignoresChoices ? combiningKeywords + choices : combiningKeywords)
  }
}

private let combiningKeywords = referenceKeywords + ["type", "nullable", "allOf"]
private let choices = ["anyOf", "oneOf", "discriminator"]

/// The keys that a schema requires, in its order, each once.
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

  /// What `type` calls them, in the order a decoder tries them.
  static let named: [(name: String, kinds: Self)] = [
    ("null", .null), ("boolean", .boolean), ("integer", .integer), ("number", .number),
    ("string", .string), ("array", .array), ("object", .object),
  ]

  /// Those that become a type each.
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
  /// The kind of a value.
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

/// `1.0` is an integer to JSON Schema.
private func isWholeNumber(_ text: String) -> Bool {
  if Int(text) != nil { return true }
  guard let value = Double(text) else { return false }
  return value.rounded() == value
}
