import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

/// Decodes JSON like the generated `Codable` types, and reports everything that they would throw.
struct NodeDecoder {
  let model: ServiceModel
  var diagnostics: [Diagnostic] = []
  /// About texts that are read as `nil`.
  var warnings: [Diagnostic] = []
  /// The number of cases tried so far for the outermost union and the unions in it; `nil` outside of a union. Each level of nesting
  /// can double the work.
  var trials: Int?

  /// The maximum number of diagnostics. They are enough to see a pattern, even if thousands of elements are wrong.
  let most = 20

  init(model: ServiceModel) {
    self.model = model
  }

  mutating func decode(
    _ node: Node,
    as type: ValueType,
    _ coding: ServiceModel.Coding? = nil,
    at path: DataPath
  ) -> Value? {
    switch type {
    case .optional(let wrapped): node.isNull ? .null : decode(node, as: wrapped, coding, at: path)
    case .list(let element): decodeList(node, of: element, coding, at: path)
    case .dictionary(let value): decodeDictionary(node, of: value, coding, at: path)
    case .nothing: .null
    case .named(let name): decodeNamed(node, name, at: path)
    case .json:
      decodeJSON(node).map(Value.json)
        ?? fail(.wrongData(node, at: path, expected: "JSON with numbers that Double can hold"))
    case .viewModel: fail(.wrongData(node, at: path, expected: "nothing"))
    default:
      scalar(node, type, coding)
        ?? fail(.wrongData(node, at: path, expected: coding?.wanted ?? type.wanted(for: node)))
    }
  }

  @discardableResult
  mutating func fail(_ diagnostic: Diagnostic) -> Value? {
    diagnostics.append(diagnostic)
    return nil
  }

  func scalar(_ node: Node, _ type: ValueType, _ coding: ServiceModel.Coding?) -> Value? {
    if let coding { return coded(node, type, coding) }
    return switch (type, node.value) {
    case (.string, .string(let text)): .string(text)
    case (.boolean, .bool(let bool)): .bool(bool)
    case (.integer, .number(let text)): decodeInteger(text).map(Value.integer)
    case (.number, .number(let text)), (.duration, .number(let text)):
      decodeNumber(text).map(Value.number)
    case (.decimal, .number(let text)): decodeDecimal(text).map(Value.decimal)
    case (.date, .string(let text)): RFC3339.date(from: text).map(Value.date)
    case (.day, .string(let text)): RFC3339.day(from: text).map(Value.day)
    case (.localDateTime, .string(let text)):
      RFC3339.localDateTime(from: text).map(Value.localDateTime)
    case (.url, .string(let text)): URL(string: text).map(Value.url)
    case (.uuid, .string(let text)): UUID(uuidString: text).map(Value.uuid)
    default: nil
    }
  }

  private func coded(_ node: Node, _ type: ValueType, _ coding: ServiceModel.Coding) -> Value? {
    switch (coding, node.value) {
    case (.numberOrText, .number): scalar(node, type, nil)
    case (.numberOrText, .string(let text)):
      switch type {
      case .integer: Int(text).map(Value.integer)
      case .decimal: DecimalText.decimal(from: text).map(Value.decimal)
      default: text.finiteNumber.map(Value.number)
      }
    case (.decimalText, .string(let text)): DecimalText.decimal(from: text).map(Value.decimal)
    case (.iso8601Duration, .string(let text)):
      ISO8601Duration.seconds(from: text).map(Value.number)
    case (.unixTime(let inMilliseconds, let isWhole), .number(let text)):
      (isWhole ? decodeInteger(text).map(Double.init) : decodeNumber(text))
        .flatMap { inMilliseconds ? UnixTime.date(milliseconds: $0) : UnixTime.date(seconds: $0) }
        .map(Value.date)
    default: nil
    }
  }

  // MARK: - Lists and dictionaries

  private mutating func decodeList(
    _ node: Node,
    of element: ValueType,
    _ coding: ServiceModel.Coding?,
    at path: DataPath
  ) -> Value? {
    guard let nodes = node.elements else {
      return fail(.wrongData(node, at: path, expected: "a list"))
    }
    return decodeElements(nodes[...], of: element, coding, at: path)
  }

  /// Decodes the elements of a slice. Their indices in the whole list are used in diagnostics.
  mutating func decodeElements(
    _ nodes: ArraySlice<Node>,
    of element: ValueType,
    _ coding: ServiceModel.Coding?,
    at path: DataPath
  ) -> Value {
    var values: [Value] = []
    for (index, node) in zip(nodes.indices, nodes) where diagnostics.count < most {
      if let value = decode(node, as: element, coding, at: path.appending(index)) {
        values.append(value)
      }
    }
    return .list(values)
  }

  private mutating func decodeDictionary(
    _ node: Node,
    of value: ValueType,
    _ coding: ServiceModel.Coding?,
    at path: DataPath
  ) -> Value? {
    guard let members = node.members else {
      return fail(.wrongData(node, at: path, expected: "a mapping"))
    }
    return decodeMembers(members, of: value, coding, at: path)
  }

  mutating func decodeMembers(
    _ members: [Node.Member],
    of type: ValueType,
    _ coding: ServiceModel.Coding?,
    at path: DataPath
  ) -> Value {
    var values: [String: Value] = [:]
    for member in members where diagnostics.count < most {
      values[member.key] = decode(member.value, as: type, coding, at: path.appending(member.key))
    }
    return .object(values)
  }
}

extension ServiceModel.Coding {
  /// A description of the accepted values, for diagnostics.
  fileprivate var wanted: String {
    switch self {
    case .decimalText: "a decimal number in quotes such as \"12.50\""
    case .numberOrText: "a number, or a string with a number"
    case .iso8601Duration:
      "an ISO 8601 duration without years and months, such as \"PT1H30M\" or \"P1DT2H\""
    case .unixTime(let inMilliseconds, let isWhole):
      "\(isWhole ? "whole " : "")\(inMilliseconds ? "milliseconds" : "seconds") since 1970 within the years 0000 to 9999"
    }
  }
}

extension ValueType {
  /// A description of the accepted values, with the limits for a number or the remedy for a date-time without an offset.
  func wanted(for node: Node) -> String {
    if self == .number, case .number = node.value {
      return "a number within the limits of Double, 4.9e-324 and 1.7e308"
    }
    guard self == .date, let text = node.string, RFC3339.localDateTime(from: text) != nil else {
      return wanted
    }
    return "\(wanted) (for one without an offset write 'date-time-local' in 'service.types')"
  }

  /// A description of the accepted values, for diagnostics.
  var wanted: String {
    switch self {
    case .string, .styledText: "a string"
    case .integer: "a whole number within 64 bits"
    case .number: "a number"
    case .decimal: "a number, without quotes, that Decimal can hold"
    case .duration: "a number of seconds"
    case .boolean: "true or false"
    case .date: "an RFC 3339 date and time such as 2024-03-05T13:45:07Z"
    case .day: "a day such as 2024-03-05"
    case .localDateTime: "a date and time without an offset, such as 2024-03-05T13:45"
    case .url: "a URL"
    case .uuid: "a UUID such as E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    case .named(let name), .viewModel(let name): name
    case .list: "a list"
    case .json: "a value"
    case .dictionary: "a mapping"
    case .optional(let wrapped): wrapped.wanted
    }
  }
}

/// Decodes JSON like a plain `JSONDecoder` and the generated `Codable` types. Returns `nil` if they would throw, and adds a
/// diagnostic for each problem.
package func decode(
  _ node: Node,
  as type: ValueType,
  _ coding: ServiceModel.Coding? = nil,
  in model: ServiceModel,
  into diagnostics: inout [Diagnostic]
) -> Value? {
  var decoder = NodeDecoder(model: model)
  let value = decoder.decode(node, as: type, coding, at: DataPath())
  diagnostics += decoder.diagnostics + decoder.warnings
  return decoder.diagnostics.isEmpty ? value : nil
}
