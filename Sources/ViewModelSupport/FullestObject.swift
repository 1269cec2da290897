nonisolated extension Decoder {
  /// Decodes an object as the case of a union that has the most of its keys, of those that can be
  /// decoded. Members that are `null` only decide between equals. Returns `nil` if there is none.
  package func fullestObject<Union>(
    _ cases: (keys: [String], decode: () throws -> Union)...
  ) throws -> Union? {
    guard let object = try? container(keyedBy: ObjectKey.self) else { return nil }
    let ranked = cases.enumerated().map { index, known in
      let present = known.keys.map(ObjectKey.init).filter(object.contains)
      let filled = present.filter { (try? object.decodeNil(forKey: $0)) == false }
      return (filled: filled.count, present: present.count, index: index, decode: known.decode)
    }
    let order = ranked.sorted {
      ($1.filled, $1.present, $0.index) < ($0.filled, $0.present, $1.index)
    }
    for known in order {
      if let value = try attempt(known.decode()) { return value }
    }
    return nil
  }
}

private nonisolated struct ObjectKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
