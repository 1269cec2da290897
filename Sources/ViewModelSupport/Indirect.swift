/// A value that is stored on the heap, so that a struct can contain its own type or takes little
/// space on the stack.
package nonisolated indirect enum Indirect<Value: Codable & Sendable>: Codable, Sendable {
  case value(Value)

  package var value: Value {
    switch self {
    case .value(let value): value
    }
  }

  package init(_ value: Value) { self = .value(value) }

  package init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

nonisolated extension Indirect: Equatable where Value: Equatable {}
nonisolated extension Indirect: Hashable where Value: Hashable {}
