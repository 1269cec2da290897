import DocumentReader
import ViewModelIR

/// A valid sample document for a type. It is always the same: a string is the name of its property, a list has two elements, and a
/// union is its first case.
///
/// `nil` if the data that the schema requires is too large or too deep.
package func sampleJSON(
  for type: ValueType,
  named name: String = "text",
  in model: ServiceModel
) -> Node? {
  let origin = SourceFile(path: "sample", bytes: []).whole
  var sampler = Sampler(model: model, origin: origin)
  let sample = sampler.sample(type, name: name)
  return sampler.isExhausted ? nil : sample
}

private struct Sampler {
  /// The maximum nesting depth of types. Code that processes a sample is recursive and also runs on threads with a stack of 512 KB,
  /// and nobody reads a deeper sample.
  private static let depthLimit = 64

  let model: ServiceModel
  let origin: Location
  /// The types that are being sampled. Inside itself, a type gets empty lists and nulls.
  private var open: Set<String> = []
  /// The nesting depth. Types that are sampled again in themselves count each time.
  private var depth = 0
  private var remaining = 10_000
  /// Whether a test makes the value that is being sampled, rather than that the app computes it.
  private var isMade = true

  var isExhausted: Bool { remaining < -10_000 }
  /// Whether the sample is so large or deep that everything optional is left out.
  private var isEnough: Bool { remaining < 0 || open.count >= Self.depthLimit }

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
    case .nothing: return node(.null)
    case .string, .styledText: return node(.string(text(name)), .doubleQuoted)
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
    case .localDateTime: return node(.string("2024-03-05T13:45:07"), .doubleQuoted)
    case .url: return node(.string("https://example.com/\(name)"), .doubleQuoted)
    case .uuid: return node(.string("01234567-89AB-CDEF-0123-456789ABCDEF"), .doubleQuoted)
    case .json: return node(.string(name), .doubleQuoted)
    case .viewModel: return node(.null)
    case .dictionary(let value):
      if isOpen(value) || isEnough || !canBeMade(value) { return node(.mapping([])) }
      return node(.mapping([member("key", sample(value, name: name, coding: coding))]))
    case .named(let typeName): return declared(typeName, name: name)
    case .list(let element):
      if isOpen(element) || isEnough || !canBeMade(element) { return node(.list([])) }
      let first = sample(element, name: name, coding: coding)
      return node(.list([first, sample(element, name: name, coding: coding)]))
    case .optional(let wrapped):
      return isOpen(wrapped) || isEnough || !canBeMade(wrapped)
        ? node(.null) : sample(wrapped, name: name, coding: coding)
    }
  }

  private mutating func declared(_ typeName: String, name: String) -> Node {
    let isAgain = !open.insert(typeName).inserted
    depth += 1
    defer {
      depth -= 1
      if !isAgain { open.remove(typeName) }
    }
    switch model[typeName]?.kind {
    case nil:
      // Bytes are in Base64, as `JSONDecoder` reads them.
      let isData = .named(typeName) == ValueType.data
      return isData ? node(.string("AQID"), .doubleQuoted) : node(.null)
    case .enumeration(let enumeration): return sample(enumeration, name: name)
    case _ where depth > 2 * Self.depthLimit: return none()
    case _ where open.count > Self.depthLimit: return none()
    case .record where isAgain, .tuple where isAgain, .alias where isAgain:
      // A type that requires itself has no finite document. A union can have a case that ends the recursion.
      return none()
    case .record(let record):
      if !canBeMade(.named(typeName)) { return none() }
      return node(.mapping(record.properties.compactMap { sampled($0) }))
    case .tuple(let tuple): return node(.list(tuple.items.map { sample($0) }))
    case .union(let union): return sample(union, name: name)
    case .alias(let type): return sample(type, name: name)
    }
  }

  /// Marks the sample as impossible.
  private mutating func none() -> Node {
    remaining = -10_001
    return node(.null)
  }

  private mutating func sampled(_ property: ServiceModel.Property) -> Node.Member? {
    // It follows from whether another member is there.
    if case .presence = property.origin { return nil }
    let wasMade = isMade
    defer { isMade = wasMade }
    isMade = isMade && property.origin.isInData
    return member(property.key, sample(property))
  }

  /// Whether a test could make a value of the type.
  private func canBeMade(_ type: ValueType) -> Bool {
    guard isMade, case .named(let name) = type, case .record(let record)? = model[name]?.kind
    else { return true }
    return record.construction != .impossible
  }

  private mutating func sample(_ property: ServiceModel.Property) -> Node {
    sample(property.type, name: property.name, coding: property.coding)
  }

  private func sample(_ enumeration: ServiceModel.Enumeration, name: String) -> Node {
    let first = enumeration.cases.first?.rawValue
    switch enumeration.rawType {
    case .string: return node(.string(first ?? name), .doubleQuoted)
    case .integer, .number: return node(.number(first ?? "2"))
    case .json:
      var ignoredDiagnostics: [Diagnostic] = []
      let file = SourceFile(path: "sample", text: first ?? "2")
      return readJSON(file, into: &ignoredDiagnostics) ?? node(.null)
    }
  }

  /// Samples the first case that does not contain the union again.
  private mutating func sample(_ union: ServiceModel.Union, name: String) -> Node {
    if let plain = union.plainCases?.first { return node(.string(plain)) }
    let cases = union.cases.filter { union.discriminator == nil || !$0.tags.isEmpty }
    let choice = cases.first { !isOpen($0.type) } ?? cases.first
    guard let choice else {
      return node(.mapping(union.discriminator.map { [member($0, node(.string(name)))] } ?? []))
    }
    let value = sample(choice.type, name: name, coding: choice.coding)
    if union.isNamedInData { return node(.mapping([member(choice.name, value)])) }
    guard let key = union.discriminator, let tag = choice.tags.first else { return value }
    let members = (value.members ?? []).filter { $0.key != key }
    return node(.mapping([member(key, node(.string(tag), .doubleQuoted))] + members))
  }

  private func member(_ key: String, _ value: Node) -> Node.Member {
    Node.Member(key: key, keyLocation: origin, value: value)
  }

  /// The text of a string property. A currency or a time zone gets a valid value, because its format would otherwise seem to be
  /// wrong.
  private func text(_ name: String) -> String {
    let ending = name.lowercased()
    if ending.hasSuffix("currency") || ending.hasSuffix("currencycode") { return "EUR" }
    return ending.hasSuffix("timezone") ? "Europe/Berlin" : name
  }

  private func isOpen(_ type: ValueType) -> Bool {
    if case .named(let name) = type { open.contains(name) } else { false }
  }

  private func node(_ value: Node.Value, _ style: Node.Style = .plain) -> Node {
    Node(value, style: style, at: origin)
  }
}
