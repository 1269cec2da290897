/// A valid document of a type, always the same: strings say their property's name, lists have two elements.
///
/// nil where what the schema requires is too large to be a sample.
package func sampleJSON(for type: ValueType, in model: ServiceModel) -> Node? {
  let origin = SourceFile(path: "sample", bytes: []).whole
  var sampler = Sampler(model: model, origin: origin)
  let sample = sampler.sample(type, name: "text")
  return sampler.isExhausted ? nil : sample
}

private struct Sampler {
  let model: ServiceModel
  let origin: Location
  /// Types that are being sampled; within itself a type gets empty lists and nils.
  private var open: Set<String> = []
  private var remaining = 10_000

  var isExhausted: Bool { remaining < -10_000 }

  init(model: ServiceModel, origin: Location) {
    self.model = model
    self.origin = origin
  }

  mutating func sample(
    _ type: ValueType,
    name: String,
    coding: ServiceModel.Coding? = nil
  ) -> Node {
    remaining -= 1
    if isExhausted { return node(.null) }
    switch type {
    case .string: return node(.string(isCurrency(name) ? "EUR" : name), .doubleQuoted)
    case .integer: return node(.number("2"))
    case .number: return node(.number("2.5"))
    case .decimal:
      return coding == .decimalText
        ? node(.string("12.50"), .doubleQuoted) : node(.number("12.50"))
    case .duration:
      return coding == .iso8601Duration
        ? node(.string("PT1H30M"), .doubleQuoted) : node(.number("5400"))
    case .boolean: return node(.bool(true))
    case .date:
      guard case .unixTime(let inMilliseconds, _) = coding else {
        return node(.string("2024-03-05T13:45:07Z"), .doubleQuoted)
      }
      return node(.number(inMilliseconds ? "1709646307000" : "1709646307"))
    case .day: return node(.string("2024-03-05"), .doubleQuoted)
    case .url: return node(.string("https://example.com/\(name)"), .doubleQuoted)
    case .uuid: return node(.string("01234567-89AB-CDEF-0123-456789ABCDEF"), .doubleQuoted)
    case .json, .viewModel: return node(.null)
    case .dictionary: return node(.mapping([]))
    case .named(let typeName): return declared(typeName, name: name)
    case .list(let element):
      if isOpen(element) || remaining < 0 { return node(.list([])) }
      let first = sample(element, name: name, coding: coding)
      return node(.list([first, sample(element, name: name, coding: coding)]))
    case .optional(let wrapped):
      return isOpen(wrapped) || remaining < 0
        ? node(.null) : sample(wrapped, name: name, coding: coding)
    }
  }

  private mutating func declared(_ typeName: String, name: String) -> Node {
    switch model[typeName]?.kind {
    case .record(let record):
      open.insert(typeName)
      defer { open.remove(typeName) }
      return node(
        .mapping(
          record.properties.map { property in
            Node.Member(
              key: property.key,
              keyLocation: origin,
              value: sample(property.type, name: property.name, coding: property.coding)
            )
          }
        )
      )
    case .enumeration(let enumeration):
      return node(.string(enumeration.cases.first?.rawValue ?? name), .doubleQuoted)
    case .alias(let type): return sample(type, name: name)
    case .tuple, .union: return node(.null)
    case nil: return node(.null)
    }
  }

  /// A currency of any other name would read like a mistake of the format.
  private func isCurrency(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("currency") || name.hasSuffix("currencycode")
  }

  private func isOpen(_ type: ValueType) -> Bool {
    if case .named(let name) = type { open.contains(name) } else { false }
  }

  private func node(_ value: Node.Value, _ style: Node.Style = .plain) -> Node {
    Node(value, style: style, at: origin)
  }
}
