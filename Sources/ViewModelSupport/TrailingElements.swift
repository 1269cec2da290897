nonisolated extension UnkeyedEncodingContainer {
  /// Encodes a value, after a null for each missing one before it. No nulls are written at the end.
  package mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?,
    afterMissing missing: inout Int
  ) throws {
    guard let value else {
      missing += 1
      return
    }
    for _ in 0..<missing { try encodeNil() }
    missing = 0
    try encode(value)
  }

  /// Encodes values, after a null for each missing one before them.
  package mutating func encode<Value: Encodable>(
    contentsOf values: [Value],
    afterMissing missing: inout Int
  ) throws {
    for value in values { try encodeIfPresent(value, afterMissing: &missing) }
  }
}
