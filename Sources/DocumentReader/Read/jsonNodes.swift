/// Returns a node for a JSON value to print, which comes from no file.
package func json(_ value: Node.Value) -> Node { Node(value, at: nowhere) }

package func json(_ text: String) -> Node { json(.string(text)) }

package func json(_ number: Int) -> Node { json(.number(String(number))) }

package let emptyJSONObject = json([(key: String, value: Node)]())

package func json(_ elements: [Node]) -> Node { json(.list(elements)) }

/// Returns an object with those members whose value is not `nil`, in this order.
package func json(_ members: KeyValuePairs<String, Node?>) -> Node {
  json(members.compactMap { member in member.value.map { (member.key, $0) } })
}

package func json(_ members: [(key: String, value: Node)]) -> Node {
  json(
    .mapping(members.map { Node.Member(key: $0.key, keyLocation: nowhere, value: $0.value) })
  )
}

private let nowhere = SourceFile(path: "", bytes: []).whole
