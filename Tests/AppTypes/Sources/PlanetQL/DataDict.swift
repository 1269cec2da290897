/// The values of a selection set. Apollo has such a type; this one is only as large as these tests need.
public struct DataDict: @unchecked Sendable, Hashable {
  private var values: [String: AnyHashable]

  public init(_ values: [String: AnyHashable]) {
    self.values = values
  }

  public subscript<Value: Hashable>(key: String, default other: Value) -> Value {
    values[key]?.base as? Value ?? other
  }

  public subscript<Value: Hashable>(key: String) -> Value? {
    values[key]?.base as? Value
  }
}

/// An enum's value, or the text of one that the schema did not have when the code was generated.
public enum GraphQLEnum<Value: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
  case `case`(Value)
  case unknown(String)

  public var value: Value? { if case .case(let value) = self { value } else { nil } }
}
