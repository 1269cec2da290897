import DocumentReader

/// A parsed schema file, in which `$ref`s are looked up.
final class SchemaFile {
  let root: Node
  /// The number of the file, in the order in which files are read.
  let index: Int
  private var membersByPlace: [Location: [String: Node]] = [:]
  private lazy var resources = SchemaResources(of: root)

  init(root: Node, index: Int) {
    self.root = root
    self.index = index
  }

  var path: String { root.location.file.path }

  /// Whether the keywords next to a `$ref` are ignored, as in drafts up to 7 and in OpenAPI 3.0.
  private(set) lazy var ignoresSiblingsOfReferences =
    root["$schema"]?.string?.contains("draft-0") == true
    || root["openapi"]?.text?.hasPrefix("3.0") == true

  /// The draft that `$schema` names; `nil` if all keywords apply.
  private(set) lazy var draft = root["$schema"]?.string.flatMap(Draft.init)

  /// Whether the file's draft does not know a keyword.
  func ignores(_ keyword: String) -> Bool { draft?.knows(keyword) == false }

  private(set) lazy var isOpenAPI = SchemaCompiler.isOpenAPI(root)

  /// Returns the node with this `$id`, or `nil` if there is none.
  func node(named name: String) -> Node? { resources.nodes[name] }

  /// Returns the node with this anchor, or `nil` if there is none. A node within the part whose `$id` is `base` takes precedence.
  func node(anchored name: String, within base: String) -> Node? {
    resources.nodes["\(base)#\(name)"] ?? resources.anchors[name]
  }

  /// The `$id`s of the file, which are suggested if a reference is misspelled.
  private(set) lazy var identifiers = resources.nodes.keys.filter { !$0.contains("#") }.sorted()
  private(set) lazy var anchors = resources.anchors.keys.sorted()

  /// The `$id` of the file, or an empty string if there is none.
  var base: String { resources.rootBase }

  /// The `$id` that a reference is relative to, or an empty string if there is none.
  func base(of reference: Node) -> String {
    resources.bases[reference.location] ?? resources.rootBase
  }

  /// Returns the node at a JSON Pointer (RFC 6901) from the root, or from a part that has an `$id`.
  func node(at pointer: [String], from start: Node? = nil) -> Node? {
    var node = start ?? root
    for token in pointer {
      switch node.value {
      case .mapping(let members):
        guard let next = member(token, of: members, at: node.location) else { return nil }
        node = next
      case .list(let elements):
        guard let index = Int(token), elements.indices.contains(index) else { return nil }
        node = elements[index]
      default: return nil
      }
    }
    return node
  }

  /// Returns a member of a mapping. Large mappings are indexed on first use: without an index, thousands of references would take
  /// quadratic time.
  private func member(_ key: String, of members: [Node.Member], at place: Location) -> Node? {
    if members.count < 16 { return members.first { $0.key == key }?.value }
    if let index = membersByPlace[place] { return index[key] }
    let index = Dictionary(
      members.lazy.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    membersByPlace[place] = index
    return index[key]
  }
}

func isOpenAPI(_ document: Node) -> Bool {
  document["openapi"] != nil && document["$schema"] == nil
}

extension SchemaFile {
  /// The name of a schema by its JSON Pointer: `Order` at `/components/schemas/Order`, `tags Element` at `/properties/tags/items`.
  func name(at pointer: [String]) -> String? {
    var suffix = ""
    var rest = pointer
    while let token = rest.popLast() {
      let holder = rest.last ?? ""
      if holdersOfNames.contains(holder) { return token + suffix }
      switch token {
      case "schema" where isOpenAPI && rest.first == "paths":
        return nameOfOperation(rest).map { $0 + suffix } ?? token
      case "items", "additionalItems", "contains": suffix = " Element" + suffix
      case "additionalProperties", "unevaluatedProperties": suffix = " Value" + suffix
      case "schema", "then", "else", "not", "if": break
      case _ where holdersOfSchemas.contains(holder) || holder == "content":
        rest.removeLast()
        if let index = Int(token), index < .max { suffix = " \(index + 1)" + suffix }
      default: return token + suffix
      }
    }
    return pointer.last
  }

  /// The name of a schema in an OpenAPI operation, by the operation's ID or else its path: `listOrders Response`, `get /orders Response`.
  private func nameOfOperation(_ pointer: [String]) -> String? {
    guard pointer.count > 3 else { return nil }
    let operation = pointer[1...2].reversed().joined(separator: " ")
    let name = node(at: Array(pointer.prefix(3)))?["operationId"]?.string ?? operation
    switch pointer[3] {
    case "responses":
      let status = pointer.dropFirst(4).first.map { $0.hasPrefix("2") ? "" : " \($0)" } ?? ""
      return "\(name)\(status) Response"
    case "requestBody": return "\(name) Request"
    default: return node(at: pointer)?["name"]?.string ?? name
    }
  }
}

/// The keywords whose members have names, which can be those of keywords.
private let holdersOfNames: Set<String> = [
  "properties", "patternProperties", "$defs", "definitions", "schemas", "dependentSchemas",
]

private let holdersOfSchemas: Set<String> = ["allOf", "anyOf", "oneOf", "prefixItems", "items"]
