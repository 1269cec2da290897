import DocumentReader

/// Returns a sample with at most `most` elements in each list, or `nil` if it is not JSON.
package func shortened(_ sample: SourceFile, toElements most: Int) -> Node? {
  var ignoredDiagnostics: [Diagnostic] = []
  guard let tokens = JSONTokens(sample, limit: Limits.sampleSize, into: &ignoredDiagnostics) else {
    return nil
  }
  var reader = ShorteningReader(tokens: tokens, mostElements: most)
  return try? reader.readNext()
}

private struct ShorteningReader {
  var tokens: JSONTokens
  let mostElements: Int

  /// Returns the next value, or `nil` at the end of a list or an object.
  mutating func readNext() throws(Diagnostic) -> Node? {
    guard let token = try tokens.next() else { return nil }
    switch token {
    case .scalar(let value): return json(value)
    case .openList: return json(try readElements())
    case .openMapping: return json(try readMembers())
    case .key, .close: return nil
    }
  }

  private mutating func readElements() throws(Diagnostic) -> [Node] {
    var elements: [Node] = []
    while let element = try readNext() {
      if elements.count < mostElements { elements.append(element) }
    }
    return elements
  }

  private mutating func readMembers() throws(Diagnostic) -> [(key: String, value: Node)] {
    var members: [(key: String, value: Node)] = []
    while case .key(let key)? = try tokens.next(), let value = try readNext() {
      members.append((key, value))
    }
    return members
  }
}
