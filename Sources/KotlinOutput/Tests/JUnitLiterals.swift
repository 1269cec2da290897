import DocumentReader
import Foundation
import OutputInterface
import ViewModelIR
import ViewModelSupport

/// The values of inputs and expectations.
extension JUnitWriter {
  /// Returns the value of a node of an example: `Instant.parse("2024-03-05T13:45:07Z")`.
  func literal(
    _ node: Node,
    of type: ValueType,
    isFolded: Bool = false
  ) throws(NotInKotlin) -> Code {
    if node.isNull, type.isOptional { return "null" }
    let text = node.text ?? ""
    switch type.unwrapped {
    case .string: return .string([.literal(isFolded ? folded(text) : text)])
    case .styledText:
      let text = normalizedMarkdown(text)
      return .string([.literal(isFolded ? folded(text) : text)])
    case .url: return .string([.literal(URL(string: text)?.absoluteString ?? text)])
    case .integer: return .text(longLiteral(Int(text) ?? 0))
    case .number, .duration: return .text((Double(text) ?? 0).description)
    case .boolean: return node.bool == true ? "true" : "false"
    case .decimal: return call(try type.unwrapped.kotlin(in: screen.types), "", decimal(text))
    case .date: return try parsed(instant(text), as: type)
    case .day: return try parsed(text, as: type)
    case .localDateTime:
      let date = RFC3339.localDateTime(from: text)
      return try parsed(date.map(RFC3339.localDateTimeString) ?? text, as: type)
    case .uuid: return call(try type.unwrapped.kotlin(in: screen.types), ".fromString", text)
    case .list(let element): return try list(node.elements ?? [], of: element)
    case .dictionary(let value): return try dictionary(node.members ?? [], of: value)
    // Two arrays of the same bytes are not equal.
    case .data: throw NotInKotlin("bytes in a test")
    case .named, .json: return try named(node, type.unwrapped)
    case .viewModel, .optional:
      throw NotInKotlin("an expectation of the type '\(type.specName)'")
    }
  }

  private func call(_ type: Code, _ method: String, _ text: String) -> Code {
    .call(.sequence([type, .text(method)]), [.string([.literal(text)])])
  }

  private func parsed(_ text: String, as type: ValueType) throws(NotInKotlin) -> Code {
    call(try type.unwrapped.kotlin(in: screen.types), ".parse", text)
  }

  private func list(_ elements: [Node], of type: ValueType) throws(NotInKotlin) -> Code {
    if elements.isEmpty {
      return .sequence(["emptyList<", try type.kotlin(in: screen.types), ">()"])
    }
    var literals: [Code] = []
    for element in elements { literals.append(try literal(element, of: type)) }
    return .call("listOf", literals)
  }

  private func dictionary(
    _ members: [Node.Member],
    of type: ValueType
  ) throws(NotInKotlin) -> Code {
    if members.isEmpty {
      return .sequence(["emptyMap<String, ", try type.kotlin(in: screen.types), ">()"])
    }
    var pairs: [Code] = []
    for member in members {
      let key = Code.string([.literal(member.key)])
      pairs.append(.sequence([key, " to ", try literal(member.value, of: type)]))
    }
    return .call("mapOf", pairs)
  }

  /// `OrderState.Delivered`, or a value of any other type from its JSON.
  private func named(_ node: Node, _ type: ValueType) throws(NotInKotlin) -> Code {
    let kotlin = try type.kotlin(in: screen.types)
    guard let enumeration = screen.service.enumeration(type), let name = kotlin.flat else {
      let json = Code.string([.literal(jsonText(node, width: .max))])
      return try decoded(type, json, in: screen)
    }
    let text = node.isNull ? "null" : node.text ?? ""
    if let known = enumeration.knownCase(text) {
      return .text("\(name).\(kotlinCase(known.name, of: name))")
    }
    let isText = enumeration.knownRawType == .json && node.string != nil
    let raw = isText ? jsonText(node, width: .max) : text
    return .call(.text("\(name).\(unknownCase)"), [enumeration.kotlinRawValue(raw)])
  }
}

/// Returns the instant as `Instant.parse` reads it on every version of Android: in UTC.
private func instant(_ text: String) -> String {
  guard let date = RFC3339.date(from: text) else { return text }
  let utc = RFC3339.string(from: date).prefix("2024-03-05T13:45:07".count)
  // A Date has fewer digits than the text.
  let fraction = text.drop { $0 != "." }.dropFirst().prefix { $0.isNumber }.prefix(9)
  return fraction.isEmpty ? "\(utc)Z" : "\(utc).\(fraction)Z"
}

/// Returns the decimal as the service's types have it, without zeros at its end: `1E+2` for 100.
private func decimal(_ text: String) -> String {
  guard let value = DecimalText.decimal(from: text), value != 0 else { return "0" }
  let digits = value.description
  let zeros = digits.contains(".") ? 0 : digits.count - digits.trimmingEndZeros.count
  return zeros == 0 ? digits : "\(digits.dropLast(zeros))E+\(zeros)"
}

extension String {
  fileprivate var trimmingEndZeros: Substring {
    var rest = self[...]
    while rest.last == "0" { rest.removeLast() }
    return rest
  }
}
