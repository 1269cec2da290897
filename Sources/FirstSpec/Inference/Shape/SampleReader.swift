import DocumentReader

/// How to read the objects at certain paths, as found out in earlier passes over the samples.
struct ReadingPlan: Equatable {
  /// The paths of dictionaries.
  var maps: Set<String> = []
  /// The keys whose values tell the objects of unions apart, by path.
  var unions: [String: String] = [:]
  /// The canonical paths of shared types, by the paths of their objects. A canonical path maps to itself.
  var same: [String: String] = [:]
}

/// Adds a sample to the shapes of all samples, without keeping the sample in memory.
struct SampleReader {
  private var tokens: JSONTokens
  private let plan: ReadingPlan
  private let homes: [String: Shape]
  /// The sample without its bytes, so that locations do not keep them in memory.
  private let file: SourceFile

  init(_ tokens: JSONTokens, of path: String, plan: ReadingPlan, homes: [String: Shape]) {
    self.homes = homes
    self.tokens = tokens
    self.plan = plan
    file = SourceFile(path: path, bytes: [])
  }

  private var location: Location {
    let location = tokens.tokenLocation
    return Location(file, from: location.start, to: location.end)
  }

  mutating func read(into root: Shape) throws(Diagnostic) {
    while let token = try tokens.next() { try read(token, into: root) }
  }

  private mutating func read(_ token: JSONTokens.Token, into shape: Shape) throws(Diagnostic) {
    switch token {
    case .scalar(let value): shape.add(value, at: location)
    case .openList:
      let element = shape.addList(at: location)
      while let token = try tokens.next() {
        if case .close = token { return }
        try read(token, into: element)
      }
    case .openMapping: try readObject(into: shape)
    case .key, .close: break
    }
  }

  private mutating func readObject(into shape: Shape) throws(Diagnostic) {
    if shape.home == nil, let home = plan.same[shape.path].flatMap({ homes[$0] }) {
      shape.moveObjects(to: home)
    }
    let path = shape.holder.path
    var variant: String?
    if let key = plan.unions[path] { variant = try text(of: key) }
    let isMap = plan.maps.contains(path)
    let object = shape.addObject(as: variant, isMap: isMap, at: location)
    let outer = object.begin()
    defer { object.end(in: outer) }
    while let token = try tokens.next() {
      guard case .key(let key) = token else { return }
      let member = try object.member(key, at: location)
      if let value = try tokens.next() { try read(value, into: member) }
    }
  }

  /// Looks ahead for the string under a key of the object that begins here. Returns `nil` if the object has none.
  private func text(of key: String) throws(Diagnostic) -> String? {
    var ahead = tokens
    var depth = 0
    var isWanted = false
    while depth >= 0, let token = try ahead.next() {
      switch token {
      case .openMapping, .openList: depth += 1
      case .close: depth -= 1
      case .key(let name): isWanted = depth == 0 && name == key
      case .scalar(.string(let text)) where isWanted && depth == 0: return text
      case .scalar: break
      }
    }
    return nil
  }
}
