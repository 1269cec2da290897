/// The types that were met in the schema, by number, before they have names.
struct SchemaGraph {
  var entries: [Entry] = []
  var problems: [Diagnostic] = []

  /// One type to declare.
  struct Entry {
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

  enum Kind {
    case record([Member])
    /// Raw values in the order of the schema.
    case enumeration([String])
    case alias(Shape)
  }

  struct Member {
    let key: String
    let maximum: Double?
    var shape: Shape
    let doc: String
    let location: Location
  }

  /// A type by its structure, where `ValueType` has names.
  indirect enum Shape: Equatable {
    case scalar(ValueType)
    case entry(Int)
    case list(Shape)
    case optional(Shape)
    /// Cannot be compiled, for the problem of this number.
    case failed(Int)

    var asOptional: Shape {
      switch self {
      case .optional, .failed: self
      case .scalar, .entry, .list: .optional(self)
      }
    }
  }

  mutating func failure(_ problem: Diagnostic) -> Shape {
    problems.append(problem)
    return .failed(problems.count - 1)
  }
}

extension SchemaGraph.Shape {
  /// The entry or the problem at the end of it, and whether lists lie in between.
  var leaf: (shape: Self, throughList: Bool) {
    switch self {
    case .list(let element): (element.leaf.shape, true)
    case .optional(let wrapped): wrapped.leaf
    case .scalar, .entry, .failed: (self, false)
    }
  }
}

extension SchemaGraph.Entry {
  var shapes: [SchemaGraph.Shape] {
    switch kind {
    case .record(let members): members.map(\.shape)
    case .enumeration: []
    case .alias(let shape): [shape]
    }
  }
}

extension SchemaGraph {
  /// The problems of all that a type needs, itself included, in the order of the file.
  func problems(reachedFrom start: Int) -> [Diagnostic] {
    var seen: Set = [start]
    var rest = [start]
    var found: Set<Int> = []
    while let index = rest.popLast() {
      for shape in entries[index].shapes {
        switch shape.leaf.shape {
        case .entry(let next): if seen.insert(next).inserted { rest.append(next) }
        case .failed(let problem): found.insert(problem)
        case .scalar, .list, .optional: break
        }
      }
    }
    return found.sorted().map { problems[$0] }
  }

  /// Whether each entry, and all that it needs, can be compiled.
  func soundness() -> [Bool] {
    var isSound = Array(repeating: true, count: entries.count)
    var users: [[Int]] = Array(repeating: [], count: entries.count)
    var rest: [Int] = []
    for (index, entry) in entries.enumerated() {
      for shape in entry.shapes {
        switch shape.leaf.shape {
        case .entry(let needed): users[needed].append(index)
        case .failed:
          if isSound[index] {
            rest.append(index)
            isSound[index] = false
          }
        case .scalar, .list, .optional: break
        }
      }
    }
    while let index = rest.popLast() {
      for user in users[index] where isSound[user] {
        isSound[user] = false
        rest.append(user)
      }
    }
    return isSound
  }

  /// Fails the members through which a struct would contain itself: Swift cannot lay it out.
  mutating func refuseRecursionByValue() {
    enum Visit { case none, open, done }
    var visits = Array(repeating: Visit.none, count: entries.count)
    for start in entries.indices where visits[start] == .none {
      var path: [(entry: Int, next: Int)] = [(start, 0)]
      visits[start] = .open
      while let (index, next) = path.last {
        guard case .record(var members) = entries[index].kind, members.indices.contains(next) else {
          visits[index] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard case (.entry(let child), false) = members[next].shape.leaf else { continue }
        switch visits[child] {
        case .none:
          visits[child] = .open
          path.append((child, 0))
        case .open:
          let member = members[next]
          members[next].shape = failure(.recursionByValue(member.key, at: member.location))
          entries[index].kind = .record(members)
        case .done: break
        }
      }
    }
  }
}
