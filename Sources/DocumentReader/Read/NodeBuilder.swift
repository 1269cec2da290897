/// Builds a tree of nodes from the events of a reader, without recursion, and reports duplicate keys.
struct NodeBuilder {
  /// A finished node with its size and height, which are limited because aliases multiply them.
  struct Built {
    let node: Node
    var size = 1
    var height = 0
  }

  enum Key {
    case name(String, Location)
    /// A key with an error, which has been reported; its value is read and dropped.
    case invalid
  }

  enum Kind {
    case list, mapping
    /// A mapping in braces, which may have been meant as a template.
    case flowMapping
  }

  struct Container {
    let kind: Kind
    fileprivate(set) var location: Location
    let anchor: String?
    /// Whether an error about this container or one around it has been reported.
    fileprivate(set) var isReported = false
    fileprivate(set) var key: Key?
    fileprivate var elements: [Node] = []
    fileprivate var members: [Node.Member] = []
    fileprivate var size = 1
    fileprivate var height = 0

    var isMapping: Bool { kind != .list }
    /// The value of a mapping's last member if it is a scalar.
    var lastText: String? { members.last?.value.text }
    /// The value of a mapping's last member if it is an unquoted scalar.
    var lastPlainText: String? { members.last?.value.style == .plain ? lastText : nil }
  }

  private var stack: [Container] = []
  private(set) var root: Node?

  var depth: Int { stack.count }
  var top: Container? { stack.last }

  /// Whether the innermost container is a mapping. Reads it in place, because copying it would be slow.
  var isInMapping: Bool { stack.indices.last.map { stack[$0].isMapping } ?? false }
  var expectsKey: Bool { isInMapping && stack.indices.last.map { stack[$0].key == nil } ?? false }

  mutating func open(_ kind: Kind, at location: Location, anchor: String? = nil) {
    var container = Container(kind: kind, location: location, anchor: anchor)
    container.isReported = stack.last?.isReported ?? false
    stack.append(container)
  }

  mutating func setKey(_ key: Key) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].key = key
  }

  mutating func markReported() {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].isReported = true
  }

  /// Adds a finished node to the innermost container, or makes it the root. `end` is where an alias to the node ends.
  mutating func add(_ built: Built, endingAt end: Position? = nil) {
    guard !stack.isEmpty else {
      root = built.node
      return
    }
    let last = stack.count - 1
    stack[last].size += built.size
    stack[last].height = max(stack[last].height, built.height + 1)
    stack[last].location = stack[last].location.to(end ?? built.node.location.end)
    guard stack[last].isMapping else {
      stack[last].elements.append(built.node)
      return
    }
    if case .name(let name, let location) = stack[last].key {
      stack[last].members.append(Node.Member(key: name, keyLocation: location, value: built.node))
      stack[last].key = nil
    } else {
      stack[last].key = stack[last].key == nil ? .invalid : nil
    }
  }

  /// Closes the innermost container and adds it to the one around it. `end` is where its closing bracket ends; `nil` if it has none and
  /// ends with its last item.
  @discardableResult
  mutating func close(at end: Position? = nil, into diagnostics: inout [Diagnostic]) -> Built? {
    guard let container = stack.popLast() else { return nil }
    let value: Node.Value =
      container.isMapping
      ? .mapping(unique(container.members, into: &diagnostics)) : .list(container.elements)
    let location = end.map { container.location.to($0) } ?? container.location
    let node = Node(value, isReported: container.isReported, at: location)
    let built = Built(node: node, size: container.size, height: container.height)
    add(built)
    return built
  }

  private func unique(
    _ members: [Node.Member],
    into diagnostics: inout [Diagnostic]
  ) -> [Node.Member] {
    guard members.count > 8 else { return uniqueAmongFew(members, into: &diagnostics) }
    var first: [String: Location] = [:]
    first.reserveCapacity(members.count)
    return members.filter { member in
      guard let earlier = first.updateValue(member.keyLocation, forKey: member.key) else {
        return true
      }
      first[member.key] = earlier
      diagnostics.append(.duplicateKey(member.key, first: earlier, at: member.keyLocation))
      return false
    }
  }

  /// Does the same as `unique` without a dictionary, which would cost more than the rest of reading a small mapping.
  private func uniqueAmongFew(
    _ members: [Node.Member],
    into diagnostics: inout [Diagnostic]
  ) -> [Node.Member] {
    var duplicates = false
    for index in members.indices {
      for earlier in 0..<index where members[earlier].key == members[index].key {
        let (key, location) = (members[index].key, members[index].keyLocation)
        let first = members[earlier].keyLocation
        diagnostics.append(.duplicateKey(key, first: first, at: location))
        duplicates = true
        break
      }
    }
    guard duplicates else { return members }
    return members.indices.filter { index in
      !members.prefix(index).contains { $0.key == members[index].key }
    }.map { members[$0] }
  }
}
