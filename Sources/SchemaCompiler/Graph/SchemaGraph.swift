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
  /// The problems that no value satisfies a schema, which only matter where there must be one.
  private(set) var contradictions: Set<Int> = []
  /// What is left out because of them.
  var losses: [Loss] = []

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

  mutating func contradiction(_ problem: Diagnostic) -> Shape {
    contradictions.insert(problems.count)
    return failure(problem)
  }

  func isContradiction(_ shape: Shape) -> Bool {
    if case .failed(let problem) = shape { contradictions.contains(problem) } else { false }
  }

  /// Whether nothing can be made of it, as of a reference that leads nowhere; a contradiction only has no value.
  func isProblem(_ shape: Shape) -> Bool { shape.isFailed && !isContradiction(shape) }
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
