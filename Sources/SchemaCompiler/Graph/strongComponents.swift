/// The strongly connected components of a graph (Tarjan's algorithm, SIAM Journal on Computing 1, 1972).
struct StrongComponents: Sendable {
  /// The number of each node's component.
  let ofNode: [Int]
  /// All nodes, grouped by component. Each component comes after those that it leads to.
  let order: [Int]

  func areOne(_ node: Int, _ other: Int) -> Bool { ofNode[node] == ofNode[other] }
}

func strongComponents(of edges: [[Int]]) -> StrongComponents {
  var number = Array(repeating: -1, count: edges.count)
  var lowest = number
  var component = number
  var stack: [Int] = []
  var order: [Int] = []
  var count = 0
  for start in edges.indices where number[start] < 0 {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    while let (node, next) = path.last {
      if next == 0 {
        number[node] = count
        lowest[node] = count
        count += 1
        stack.append(node)
      }
      if edges[node].indices.contains(next) {
        path[path.count - 1].next += 1
        let child = edges[node][next]
        if number[child] < 0 {
          path.append((child, 0))
        } else if component[child] < 0 {
          lowest[node] = min(lowest[node], number[child])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
      guard lowest[node] == number[node] else { continue }
      while let member = stack.popLast() {
        component[member] = node
        order.append(member)
        if member == node { break }
      }
    }
  }
  return StrongComponents(ofNode: component, order: order)
}
