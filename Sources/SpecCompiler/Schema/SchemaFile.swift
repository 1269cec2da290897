/// A schema file that was read, with what `$ref`s look up in it.
final class SchemaFile {
  let root: Node
  /// Its place among the files, in the order in which they were met.
  let index: Int
  private var membersByPointer: [[String]: [String: Node]] = [:]
  private lazy var named = namedSchemas(in: root)

  init(root: Node, index: Int) {
    self.root = root
    self.index = index
  }

  var path: String { root.location.file.path }

  /// The node that carries this `$id` or `$anchor`.
  func node(named name: String) -> Node? { named[name] }

  /// The node at a JSON Pointer (RFC 6901).
  func node(at pointer: [String]) -> Node? {
    var node = root
    var path: [String] = []
    for token in pointer {
      switch node.value {
      case .mapping(let members):
        guard let next = member(token, of: members, at: path) else { return nil }
        node = next
      case .list(let elements):
        guard let index = Int(token), elements.indices.contains(index) else { return nil }
        node = elements[index]
      default: return nil
      }
      path.append(token)
    }
    return node
  }

  /// Large mappings are indexed at the first look, so that ten thousand references take no quadratic time.
  private func member(_ key: String, of members: [Node.Member], at path: [String]) -> Node? {
    if members.count < 16 { return members.first { $0.key == key }?.value }
    if let index = membersByPointer[path] { return index[key] }
    let index = Dictionary(
      members.lazy.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    membersByPointer[path] = index
    return index[key]
  }
}

private func namedSchemas(in root: Node) -> [String: Node] {
  var named: [String: Node] = [:]
  var rest = [root]
  while let node = rest.popLast() {
    if let elements = node.elements { rest += elements }
    for member in node.members ?? [] {
      if let name = member.value.string {
        if member.key == "$id" || member.key == "id" {
          named[name, default: node] = node
        } else if member.key == "$anchor" {
          named["#" + name, default: node] = node
        }
      } else {
        rest.append(member.value)
      }
    }
  }
  return named
}

/// What a `$ref` says, taken apart.
struct SchemaReference {
  /// Before the `#`, percent-decoded; empty for the file itself.
  let file: String
  let fragment: Fragment

  enum Fragment {
    case pointer([String])
    case anchor(String)
  }

  /// nil where the text is not a URI reference.
  init?(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first.flatMap(percentDecoded),
      let fragment = parts.count == 2 ? parts.last.flatMap(percentDecoded) : ""
    else { return nil }
    self.file = file
    if fragment.isEmpty {
      self.fragment = .pointer([])
    } else if fragment.hasPrefix("/") {
      let tokens = fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      self.fragment = .pointer(tokens.map(unescaped))
    } else {
      self.fragment = .anchor(fragment)
    }
  }

  /// A URI with a scheme: nothing that stands beside the schema.
  var isRemote: Bool {
    guard let colon = file.firstIndex(of: ":") else { return file.hasPrefix("//") }
    return !file[..<colon].contains("/")
  }

  /// The last step, which may name the type.
  var lastToken: String? {
    switch fragment {
    case .pointer(let tokens): tokens.last
    case .anchor(let name): name
    }
  }
}

private func unescaped(_ token: Substring) -> String {
  var text = ""
  var rest = token[...]
  while let tilde = rest.firstIndex(of: "~") {
    text += rest[..<tilde]
    rest = rest[tilde...].dropFirst()
    switch rest.first {
    case "0": text += "~"
    case "1": text += "/"
    default:
      text += "~"
      continue
    }
    rest = rest.dropFirst()
  }
  return text + rest
}

private func percentDecoded(_ text: Substring) -> String? {
  if !text.utf8.contains(UInt8(ascii: "%")) { return String(text) }
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
