import DocumentReader

/// A schema file that was read, with what `$ref`s look up in it.
final class SchemaFile {
  let root: Node
  /// Its place among the files, in the order they were met.
  let index: Int
  private var membersByPlace: [Location: [String: Node]] = [:]
  private lazy var resources = SchemaResources(of: root)

  init(root: Node, index: Int) {
    self.root = root
    self.index = index
  }

  var path: String { root.location.file.path }

  /// Up to draft 7, and in OpenAPI 3.0, a `$ref` stands for the whole schema; since then, its siblings count too.
  private(set) lazy var ignoresSiblingsOfReferences =
    root["$schema"]?.string?.contains("draft-0") == true
    || root["openapi"]?.text?.hasPrefix("3.0") == true

  private(set) lazy var isOpenAPI = SchemaCompiler.isOpenAPI(root)

  /// The node that carries this `$id`.
  func node(named name: String) -> Node? { resources.nodes[name] }

  /// The node that carries this anchor, rather within the part of that `$id` than elsewhere.
  func node(anchored name: String, within base: String) -> Node? {
    resources.nodes["\(base)#\(name)"] ?? resources.anchors[name]
  }

  /// What a misspelt reference may have meant.
  private(set) lazy var identifiers = resources.nodes.keys.filter { !$0.contains("#") }.sorted()
  private(set) lazy var anchors = resources.anchors.keys.sorted()

  /// The `$id` of the whole; empty if the file says none.
  var base: String { resources.rootBase }

  /// The `$id` that a reference is relative to; empty if the file says none.
  func base(of reference: Node) -> String {
    resources.bases[reference.location] ?? resources.rootBase
  }

  /// The node at a JSON Pointer (RFC 6901) from the root, or from a part that has an `$id`.
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

  /// Large mappings are indexed at the first look, so that ten thousand references take no quadratic time.
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
  /// What a schema is called by its JSON Pointer: `Order` at `/components/schemas/Order`, `Tags Element` at `/properties/tags/items`.
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

  /// `listOrders Response` of what an operation of that name answers, else by its path: `get /orders Response`.
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

/// Their members have names of their own, even that of a keyword.
private let holdersOfNames: Set<String> = [
  "properties", "patternProperties", "$defs", "definitions", "schemas", "dependentSchemas",
]

private let holdersOfSchemas: Set<String> = ["allOf", "anyOf", "oneOf", "prefixItems", "items"]
