import SpecCompiler

/// Lays a declaration out in the lines that the template puts together.
struct DeclarationWriter {
  /// `public `, or nothing for internal.
  let prefix: String
  private let hasExplicitInit: Bool

  init(access: Access) {
    prefix = access.prefix
    hasExplicitInit = !prefix.isEmpty
  }

  func context(_ declaration: ServiceModel.Declaration, isFirst: Bool) -> TemplateValue {
    var context: [String: TemplateValue] = [
      "isFirst": .flag(isFirst),
      "access": .text(prefix),
      "name": .text(swiftIdentifier(declaration.name)),
      "doc": lines(docLines(declaration.doc, width: lineWidth)),
      "record": false,
      "rawEnumeration": false,
      "openEnumeration": false,
      "coding": false,
    ]
    switch declaration.kind {
    case .record(let model):
      let properties = model.properties
      let isEmpty = properties.isEmpty && !hasExplicitInit
      context["head"] = head(
        "struct",
        declaration.name,
        "Codable, Hashable, Sendable",
        isEmpty: isEmpty
      )
      if isEmpty { break }
      context["record"] = record(properties)
      if properties.contains(where: { WireCoding($0) != nil }) {
        context["coding"] = .object(CodingWriter(properties).context)
      }
    case .enumeration(let enumeration) where enumeration.keepsUnknown:
      let protocols = "RawRepresentable, Codable, Hashable, Sendable"
      context["head"] = head("enum", declaration.name, protocols)
      context["openEnumeration"] = openEnumeration(enumeration)
    case .enumeration(let enumeration):
      context["head"] = head("enum", declaration.name, "String, Codable, Hashable, Sendable")
      context["rawEnumeration"] = [
        "cases": lines(
          enumeration.cases.flatMap { keyed($0.name, rawValue: $0.rawValue, indent: 2) }
        )
      ]
    case .tuple, .union: break
    case .alias(let type):
      let name = "\(prefix)typealias \(swiftIdentifier(declaration.name)) ="
      context["head"] = lines(joined(name, type.swiftName, indent: 0))
    }
    return .object(context)
  }

  private func head(
    _ keyword: String,
    _ name: String,
    _ protocols: String,
    isEmpty: Bool = false
  ) -> TemplateValue {
    let start = "\(prefix)nonisolated \(keyword) \(swiftIdentifier(name)):"
    let flat = "\(start) \(protocols) {\(isEmpty ? "}" : "")"
    return lines(
      flat.utf8.count <= lineWidth ? [flat] : [start, "  \(protocols)", isEmpty ? "{}" : "{"]
    )
  }
}

// MARK: - Records

extension DeclarationWriter {
  private func record(_ properties: [ServiceModel.Property]) -> TemplateValue {
    let needsKeys = properties.contains { $0.name != $0.key || WireCoding($0) != nil }
    return [
      "properties": .list(properties.map(property)),
      "hasProperties": .flag(!properties.isEmpty),
      "hasInit": .flag(hasExplicitInit),
      "init": lines(hasExplicitInit ? memberwiseInit(properties) : []),
      "hasCodingKeys": .flag(needsKeys),
      "codingKeys": lines(
        needsKeys ? properties.flatMap { keyed($0.name, rawValue: $0.key, indent: 4) } : []
      ),
    ]
  }

  private func property(_ property: ServiceModel.Property) -> TemplateValue {
    let name = "\(prefix)let \(swiftIdentifier(property.name)):"
    return [
      "doc": lines(docLines(property.doc, width: lineWidth - 2)),
      "lines": lines(joined(name, property.type.swiftName, indent: 2)),
    ]
  }

  private func memberwiseInit(_ properties: [ServiceModel.Property]) -> [String] {
    let parameters = properties.map { "\(swiftIdentifier($0.name)): \($0.type.swiftName)" }
    let flat = "\(prefix)init(\(parameters.joined(separator: ", "))) {"
    let head =
      flat.utf8.count + 2 <= lineWidth
      ? [flat]
      : ["\(prefix)init("]
        + parameters.dropLast().map { "  \($0)," } + parameters.suffix(1).map { "  \($0)" } + [
          ") {"
        ]
    let body = properties.flatMap { property in
      let name = swiftIdentifier(property.name)
      return joined("self.\(swiftMember(property.name)) =", name, indent: 4).map { "  " + $0 }
    }
    return body.isEmpty ? ["\(prefix)init() {}"] : head + body + ["}"]
  }
}

// MARK: - Enumerations

extension DeclarationWriter {
  private func openEnumeration(_ enumeration: ServiceModel.Enumeration) -> TemplateValue {
    [
      "cases": lines(enumeration.cases.map { "case \(swiftIdentifier($0.name))" }),
      "decoding": lines(enumeration.cases.flatMap(decoding)),
      "encoding": lines(enumeration.cases.flatMap(encoding)),
    ]
  }

  private func decoding(_ enumCase: ServiceModel.Enumeration.Case) -> [String] {
    let pattern = SwiftString(enumCase.rawValue)
    let statement = "self = .\(swiftMember(enumCase.name))"
    let head = "case \(pattern.literal):"
    if 4 + head.count <= lineWidth {
      return joined(head, statement, indent: 4)
    }
    // swift-format puts the content of a pattern's literal below its `case`.
    let block = pattern.block(width: lineWidth - 4)
    return block.dropLast().enumerated().map { $0 == 0 ? "case \($1)" : $1 }
      + block.suffix(1).map { "\($0):" } + ["  \(statement)"]
  }

  private func encoding(_ enumCase: ServiceModel.Enumeration.Case) -> [String] {
    let value = SwiftString(enumCase.rawValue)
    let head = "case .\(swiftMember(enumCase.name)):"
    let literal = value.literal
    if 6 + literal.count <= lineWidth { return joined(head, literal, indent: 4) }
    return [head] + value.block(width: lineWidth - 6).map { "  " + $0 }
  }

  /// `case name`, or `case name = "raw value"` where they differ.
  private func keyed(_ name: String, rawValue: String, indent: Int) -> [String] {
    let head = "case \(swiftIdentifier(name))"
    if name == rawValue { return [head] }
    let value = SwiftString(rawValue)
    let literal = value.literal
    if indent + 2 + literal.count <= lineWidth {
      return joined("\(head) =", literal, indent: indent)
    }
    let block = value.block(width: lineWidth - indent - 2)
    return block.enumerated().map { $0 == 0 ? "\(head) = \($1)" : "  \($1)" }
  }
}

/// Both on one line, or the second below the first.
func joined(_ head: String, _ rest: String, indent: Int) -> [String] {
  indent + head.utf8.count + 1 + rest.utf8.count <= lineWidth
    || indent + head.count + 1 + rest.count <= lineWidth
    ? ["\(head) \(rest)"] : [head, "  \(rest)"]
}
