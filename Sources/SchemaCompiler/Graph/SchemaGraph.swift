import DocumentReader
import ViewModelIR

/// The types that were met in the schema, by number, before they have names.
struct SchemaGraph: Sendable {
  var entries: [Entry] = []
  var problems: [Diagnostic] = []
  /// What is worth a word but keeps nothing from being compiled.
  var warnings: [Diagnostic] = []
  /// Unions that keep any other value, whatever was asked for.
  var openUnions: Set<Int> = []
  /// Unions that contain themselves by value; known when all types are.
  var indirectUnions: Set<Int> = []
  /// Entries that were referred to before it was known that null is a value of their schemas.
  var nullableEntries: Set<Int> = []

  /// One type to declare.
  struct Entry: Sendable {
    var kind: Kind
    /// What may name it, best first: title, definition's key, property.
    let names: [String]
    /// Whether these only add to the root's name: the elements of a root list.
    let isNamedAfterRoot: Bool
    /// The type whose property needs it: qualifies its name where that is taken.
    let parent: Int?
    let doc: String
    let location: Location
    /// Its file's place among the files.
    let file: Int
  }

  enum Kind: Sendable {
    case record([Member], Others)
    /// Elements by position.
    case tuple([Member], Others)
    case enumeration(Enumeration)
    case union([Case], discriminator: String?)
    case alias(Shape)
  }

  /// Members other than the known ones, elements after them.
  enum Others: Sendable {
    case closed
    case open(Shape)
  }

  struct Enumeration: Hashable, Sendable {
    /// Whether it decodes other values too.
    enum Openness { case open, closed, asAsked }

    let rawType: ServiceModel.Enumeration.RawType
    /// In the order of the schema.
    let rawValues: [String]
    var openness: Openness

    /// What names its cases: the values, texts among other JSON without their quotes.
    var texts: [String] {
      rawValues.map { value in
        let isQuoted = rawType == .json && value.utf8.first == UInt8(ascii: "\"")
        return isQuoted ? String(value.dropFirst().dropLast()) : value
      }
    }

    /// Whether it keeps what it does not know.
    func isOpen(keepsUnknown: Bool) -> Bool {
      switch openness {
      case .open: true
      case .closed: false
      case .asAsked: keepsUnknown
      }
    }
  }

  /// One of a union's types.
  struct Case: Hashable, Sendable {
    var shape: Shape
    /// What the discriminator says for it.
    var tags: [String] = []
  }

  struct Member: Sendable {
    let key: String
    let maximum: Double?
    var shape: Shape
    /// Whether the key must be there, even if its value is null.
    let isRequired: Bool
    /// Whether null is one of its values.
    var isNullable = false
    var isBoxed = false
    /// Whether only a condition says what it is.
    var isConditional = false
    let doc: String
    let location: Location
  }

  /// A type by its structure, where `ValueType` has names.
  enum Shape: Hashable, Sendable {
    case scalar(ValueType)
    case entry(Int)
    indirect case list(Shape)
    indirect case dictionary(Shape)
    indirect case optional(Shape)
    /// Cannot be compiled, for the problem of this number.
    case failed(Int)

    var asOptional: Shape {
      switch self {
      case .optional, .failed: self
      case .scalar, .entry, .list, .dictionary: .optional(self)
      }
    }

    /// With null as a value; any JSON has it already.
    var asNullable: Shape { self == .scalar(.json) ? self : asOptional }

    var isNullable: Bool {
      switch self {
      case .optional, .scalar(.json): true
      case .scalar, .entry, .list, .dictionary, .failed: false
      }
    }

    var isFailed: Bool {
      if case .failed = self { true } else { false }
    }
  }

  mutating func failure(_ problem: Diagnostic) -> Shape {
    problems.append(problem)
    return .failed(problems.count - 1)
  }

  /// Two warnings at one place have one cause.
  mutating func warn(_ warning: Diagnostic) {
    if warnings.allSatisfy({ $0.location != warning.location }) { warnings.append(warning) }
  }

  /// The definition and the properties that lead to what has this name in a type: `Order.items.price`.
  func path(to name: String, in parent: Int?) -> String {
    // Of a case of the root, whose name would follow its label.
    let name = name.hasSuffix(" ") ? String(name.dropLast()) : name
    guard let parent else { return name }
    let entry = entries[parent]
    let outer = path(to: entry.names.first ?? "", in: entry.parent)
    return outer.isEmpty ? name : "\(outer).\(name)"
  }
}

extension SchemaGraph.Shape {
  /// The entry or the problem at the end of it, and whether lists lie in between.
  var leaf: (shape: Self, throughList: Bool) {
    switch self {
    case .list(let element), .dictionary(let element): (element.leaf.shape, true)
    case .optional(let wrapped): wrapped.leaf
    case .scalar, .entry, .failed: (self, false)
    }
  }
}

extension SchemaGraph.Entry {
  var shapes: [SchemaGraph.Shape] {
    switch kind {
    case .record(let members, .open(let rest)), .tuple(let members, .open(let rest)):
      members.map(\.shape) + [rest]
    case .record(let members, .closed), .tuple(let members, .closed): members.map(\.shape)
    case .union(let cases, _): cases.map(\.shape)
    case .enumeration: []
    case .alias(let shape): [shape]
    }
  }
}

extension SchemaGraph {
  /// The problems of all that a type needs, itself included, in the order of the file.
  func problems(reachedFrom start: Int) -> [Diagnostic] {
    let shapes = reached(from: [start]).lazy.flatMap { entries[$0].shapes }
    let found = shapes.compactMap { shape -> Int? in
      if case .failed(let problem) = shape.leaf.shape { problem } else { nil }
    }
    return Set(found).sorted().map { problems[$0] }
  }
}

extension SchemaGraph {
  /// These entries and all that they need, in no order.
  func reached(from starts: [Int]) -> [Int] {
    Array(reached(from: starts) { entries[$0].neededEntries })
  }

  /// These entries and all that need one of them.
  func users(of used: [Int]) -> Set<Int> {
    var users: [[Int]] = Array(repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      for needed in entry.neededEntries { users[needed].append(index) }
    }
    return reached(from: used) { users[$0] }
  }

  /// The entries that cannot be compiled, for a problem of their own or of what they need.
  var unsoundEntries: Set<Int> {
    users(of: entries.indices.filter { entries[$0].shapes.contains { $0.leaf.shape.isFailed } })
  }

  private func reached(from starts: [Int], _ next: (Int) -> [Int]) -> Set<Int> {
    var seen = Set(starts)
    var rest = starts
    while let index = rest.popLast() {
      rest += next(index).filter { seen.insert($0).inserted }
    }
    return seen
  }
}

extension SchemaGraph.Entry {
  var neededEntries: [Int] {
    shapes.compactMap { if case .entry(let index) = $0.leaf.shape { index } else { nil } }
  }
}
