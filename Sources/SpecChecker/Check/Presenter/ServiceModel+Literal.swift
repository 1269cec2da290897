import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

extension ServiceModel {
  /// Reads a value that is written as in JSON. An enumeration also takes the name of a case: `.newest` or `Sort.newest`.
  func literal(_ node: Node, of type: ValueType) throws(Diagnostic) -> Value {
    switch type {
    case .optional(let wrapped): return node.isNull ? .null : try literal(node, of: wrapped)
    case .list(let element):
      if let nodes = node.elements {
        var values: [Value] = []
        for node in nodes { values.append(try literal(node, of: element)) }
        return .list(values)
      }
    case .dictionary(let value):
      if let members = node.members {
        var values: [String: Value] = [:]
        for member in members { values[member.key] = try literal(member.value, of: value) }
        return .object(values)
      }
    case .named(let name):
      if enumeration(type) == nil { throw .localOfObject(name, at: node.location) }
      if let rawValue = rawValue(node, of: type) { return .string(rawValue) }
    default:
      if let value = scalar(node, of: type) { return value }
    }
    throw .wrongFirstValue(wants: wantedValue(type), at: node.location)
  }

  private func rawValue(_ node: Node, of type: ValueType) -> String? {
    guard let enumeration = enumeration(type), let text = node.text else { return nil }
    let names = [".", "\(type.specName)."]
    let named = enumeration.cases.first { found in names.contains { $0 + found.name == text } }
    return (named ?? enumeration.knownCase(text))?.rawValue
  }

  private func scalar(_ node: Node, of type: ValueType) -> Value? {
    switch (type, node.value) {
    case (.string, .string(let text)): .string(text)
    case (.boolean, .bool(let bool)): .bool(bool)
    case (.integer, .number(let text)): Int(text).map(Value.integer)
    case (.number, .number(let text)), (.duration, .number(let text)):
      Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case (.decimal, .number(let text)): decimal(text).map(Value.decimal)
    case (.date, .string(let text)): RFC3339.date(from: text).map(Value.date)
    case (.day, .string(let text)): RFC3339.day(from: text).map(Value.day)
    case (.localDateTime, .string(let text)):
      RFC3339.localDateTime(from: text).map(Value.localDateTime)
    case (.url, .string(let text)): URL(string: text).map(Value.url)
    case (.uuid, .string(let text)): UUID(uuidString: text).map(Value.uuid)
    default: nil
    }
  }
}
