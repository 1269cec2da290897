import DocumentReader
import ViewModelIR

/// What a schema says once its `$ref`s and `allOf`s are put together: all of its parts hold.
struct FlatSchema {
  /// Those that say something about the type, what it builds on first.
  var parts: [SchemaPart] = []
  /// Whose properties are there under a condition: `then`, `else`, `dependentSchemas`.
  var conditional: [SchemaPart] = []
  /// Those of them of which one always holds: `then` and `else` of one `if`.
  var alternating: [[SchemaPart]] = []
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
      values.map { known in known.filter { value in nodes.contains { $0.isSame(value) } } }
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

private let combiningKeywords = referenceKeywords + ["type", "nullable", "allOf", "extends"]
private let choices = ["anyOf", "oneOf", "discriminator"]

extension Node {
  /// Whether both are one JSON value.
  func isSame(_ other: Node) -> Bool {
    switch (value, other.value) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)):
      left == right || (Double(left).map { $0 == Double(right) } ?? false)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame($1) }
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && $0.value.isSame($1.value) }
    default: false
    }
  }
}
