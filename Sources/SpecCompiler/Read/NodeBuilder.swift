/// Puts nodes together as a reader meets them, without recursion, and sees to it that keys are unique.
struct NodeBuilder {
  /// A finished node with its extent, as aliases multiply both.
  struct Built {
    let node: Node
    var size = 1
    var height = 0
  }

  enum Key {
    case name(String, Location)
    /// A key that was an error; its value is read and dropped.
    case invalid
  }

  enum Kind {
    case list, mapping
    /// A mapping in braces, which may have been meant as a template.
    case flowMapping
  }

  struct Container {
    let kind: Kind
    let location: Location
    let anchor: String?
    /// Whether this or a container around it was reported to be an unquoted template.
    fileprivate(set) var isTemplate = false
    fileprivate(set) var key: Key?
    fileprivate var elements: [Node] = []
    fileprivate var members: [Node.Member] = []
    fileprivate var size = 1
    fileprivate var height = 0

    var isMapping: Bool { kind != .list }
  }

  private var stack: [Container] = []
  private(set) var root: Node?

  var depth: Int { stack.count }
  var expectsKey: Bool { top.map { $0.isMapping && $0.key == nil } ?? false }

  var top: Container? { stack.last }

  mutating func open(_ kind: Kind, at location: Location, anchor: String? = nil) {
    var container = Container(kind: kind, location: location, anchor: anchor)
    container.isTemplate = stack.last?.isTemplate ?? false
    stack.append(container)
  }

  mutating func setKey(_ key: Key) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].key = key
  }

  mutating func markTemplate() {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].isTemplate = true
  }

  mutating func add(_ built: Built) {
    guard !stack.isEmpty else {
      root = built.node
      return
    }
    let last = stack.count - 1
    stack[last].size += built.size
    stack[last].height = max(stack[last].height, built.height + 1)
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

  /// Ends the innermost container and puts it where it belongs.
  @discardableResult
  mutating func close(into diagnostics: inout [Diagnostic]) -> Built? {
    guard let container = stack.popLast() else { return nil }
    let value: Node.Value =
      container.isMapping
      ? .mapping(unique(container.members, into: &diagnostics)) : .list(container.elements)
    let node = Node(value, at: container.location)
    let built = Built(node: node, size: container.size, height: container.height)
    add(built)
    return built
  }

  private func unique(
    _ members: [Node.Member],
    into diagnostics: inout [Diagnostic]
  ) -> [Node.Member] {
    guard members.count > 1 else { return members }
    var first: [String: Location] = [:]
    first.reserveCapacity(members.count)
    var duplicates = false
    for member in members {
      if let earlier = first[member.key] {
        duplicates = true
        diagnostics.append(.duplicateKey(member.key, first: earlier, at: member.keyLocation))
      } else {
        first[member.key] = member.keyLocation
      }
    }
    guard duplicates else { return members }
    return members.filter { first[$0.key] == $0.keyLocation }
  }
}
