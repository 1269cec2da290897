import DocumentReader
import ViewModelIR

/// The types found in a schema, before they are named. They refer to each other by their indices in `entries`.
struct SchemaGraph: Sendable {
  var entries: [Entry] = []
  var problems: [Diagnostic] = []
  /// The problems that do not prevent a type from being compiled.
  var warnings: [Diagnostic] = []
  /// The unions that keep any other value, even if the request does not keep unknown values.
  var openUnions: Set<Int> = []
  /// The unions that contain themselves by value. Set once all types are known.
  var indirectUnions: Set<Int> = []
  /// The entries that turned out to allow null after other shapes had already referred to them.
  var nullableEntries: Set<Int> = []

  /// A type to declare.
  struct Entry: Sendable {
    var kind: Kind
    /// The texts that can name the type, best first: its title, then the key of its definition or property.
    let names: [String]
    /// Whether the names are appended to the root's name, as for the elements of a root list.
    let isNamedAfterRoot: Bool
    /// The type that contains it. Its name is put in front of this type's name if that is taken.
    let parent: Int?
    let doc: String
    let location: Location
    /// The index of the file that contains it.
    let file: Int
  }

  enum Kind: Sendable {
    case record([Member], Others)
    /// An array whose elements have types by position.
    case tuple([Member], Others)
    case enumeration(Enumeration)
    case union([Case], discriminator: String?)
    case alias(Shape)
  }

  /// The undeclared members of an object, or the elements after those of a tuple.
  enum Others: Sendable {
    case closed
    case open(Shape)
  }

  struct Enumeration: Hashable, Sendable {
    /// Whether the enumeration also decodes values that are not listed. `byRequest` leaves that to the request.
    enum Openness { case open, closed, byRequest }

    let rawType: ServiceModel.Enumeration.RawType
    /// The raw values, in schema order.
    let rawValues: [String]
    /// The names that the schema gives to numbers, by their raw values.
    let names: [String: String]
    var openness: Openness

    /// The texts that name the cases: the schema's names or the raw values, without quotes if strings are mixed with other JSON.
    var texts: [String] {
      rawValues.map { value in
        let isQuoted = rawType == .json && value.utf8.first == UInt8(ascii: "\"")
        return names[value] ?? (isQuoted ? String(value.dropFirst().dropLast()) : value)
      }
    }

    /// Whether the enumeration keeps values that are not listed.
    func isOpen(keepsUnknown: Bool) -> Bool {
      switch openness {
      case .open: true
      case .closed: false
      case .byRequest: keepsUnknown
      }
    }
  }

  /// A case of a union.
  struct Case: Hashable, Sendable {
    var shape: Shape
    /// The values of the discriminator that select this case.
    var tags: [String] = []
  }

  struct Member: Sendable {
    let key: String
    let maximum: Double?
    var shape: Shape
    /// Whether the key must be present, even if its value is null.
    let isRequired: Bool
    /// Whether the value can be null.
    var isNullable = false
    var isBoxed = false
    /// Whether the type applies only under a condition, so a value of another type must not be an error.
    var isConditional = false
    let doc: String
    let location: Location
  }

  /// The structure of a type. Unlike `ValueType`, it refers to other types by index, because they have no names yet.
  enum Shape: Hashable, Sendable {
    case scalar(ValueType)
    /// A number that can also be written as a string.
    case numeral(ValueType)
    case entry(Int)
    indirect case list(Shape)
    indirect case dictionary(Shape)
    indirect case optional(Shape)
    /// A type that cannot be compiled. The number is the index of the reason in `problems`.
    case failed(Int)

    var asOptional: Shape {
      switch self {
      case .optional, .failed: self
      case .scalar, .numeral, .entry, .list, .dictionary: .optional(self)
      }
    }

    /// The shape with null as a value. Any JSON already includes null.
    var asNullable: Shape { self == .scalar(.json) ? self : asOptional }

    var isNullable: Bool {
      switch self {
      case .optional, .scalar(.json): true
      case .scalar, .numeral, .entry, .list, .dictionary, .failed: false
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

  /// Adds a warning, unless there is one at the same location already: both would have the same cause.
  mutating func warn(_ warning: Diagnostic) {
    if warnings.allSatisfy({ $0.location != warning.location }) { warnings.append(warning) }
  }

  /// The path to a property of a type, for messages. It starts at a definition: `Order.items.price`.
  func path(to name: String, in parent: Int?) -> String {
    // A case of the root is named by its label and the root's name, which is empty here.
    let name = name.hasSuffix(" ") ? String(name.dropLast()) : name
    guard let parent else { return name }
    let entry = entries[parent]
    let outer = path(to: entry.names.first ?? "", in: entry.parent)
    return outer.isEmpty ? name : "\(outer).\(name)"
  }
}

extension SchemaGraph.Shape {
  /// The innermost shape, and whether it is inside a list or dictionary.
  var leaf: (shape: Self, throughList: Bool) {
    switch self {
    case .list(let element), .dictionary(let element): (element.leaf.shape, true)
    case .optional(let wrapped): wrapped.leaf
    case .scalar, .numeral, .entry, .failed: (self, false)
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
  /// Returns the problems of an entry and of all entries that it needs, in the order in which they were found.
  func problems(reachedFrom start: Int) -> [Diagnostic] {
    let shapes = reached(from: [start]).lazy.flatMap { entries[$0].shapes }
    let found = shapes.compactMap { shape -> Int? in
      if case .failed(let problem) = shape.leaf.shape { problem } else { nil }
    }
    return Set(found).sorted().map { problems[$0] }
  }
}

extension SchemaGraph {
  /// Returns the given entries and all entries that they need, in no particular order.
  func reached(from starts: [Int]) -> [Int] {
    Array(reached(from: starts) { entries[$0].neededEntries })
  }

  /// Returns the given entries and all entries that need one of them.
  func users(of used: [Int]) -> Set<Int> {
    var users: [[Int]] = Array(repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      for needed in entry.neededEntries { users[needed].append(index) }
    }
    return reached(from: used) { users[$0] }
  }

  /// The entries that cannot be compiled, because they or entries that they need have a problem.
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
