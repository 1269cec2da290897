nonisolated extension UnkeyedDecodingContainer {
  /// Decodes the elements that follow those already decoded.
  package mutating func additionalElements<Value: Decodable>(
    of type: Value.Type = Value.self
  ) throws -> [Value] {
    var elements: [Value] = []
    while !isAtEnd { elements.append(try decode(Value.self)) }
    return elements
  }
}
