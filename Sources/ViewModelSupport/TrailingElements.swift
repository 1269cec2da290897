nonisolated extension UnkeyedEncodingContainer {
  /// Writes a value, preceded by a null for each missing one; nulls at the end are never written.
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

  /// Writes values, preceded by a null for each missing one.
  package mutating func encode<Value: Encodable>(
    contentsOf values: [Value],
    afterMissing missing: inout Int
  ) throws {
    for value in values { try encodeIfPresent(value, afterMissing: &missing) }
  }
}
