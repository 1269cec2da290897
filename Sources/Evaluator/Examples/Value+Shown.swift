import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

extension Value {
  /// As an example or a preview writes it.
  package var shown: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number(let number): number.plainText
    case .decimal(let number): number.description
    case .string(let text): text
    case .date(let date): RFC3339.string(from: date)
    case .day(let day): RFC3339.dayString(from: day)
    case .localDateTime(let date): RFC3339.localDateTimeString(from: date)
    case .url(let url): url.absoluteString
    case .uuid(let uuid): uuid.uuidString
    case .list(let values): "[" + values.map(\.shown).joined(separator: ", ") + "]"
    case .object(let fields):
      "{ "
        + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shown)" }
        .joined(separator: ", ") + " }"
    case .choice(_, let value), .json(let value): value.shown
    }
  }

  /// As an expectation, which is what it would be in a spec.
  func node(at location: Location) -> Node {
    let value: Node.Value =
      switch self {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .integer(let integer): .number(String(integer))
      case .number(let number): .number(number.description)
      case .decimal(let number): .number(number.description)
      case .list(let values): .list(values.map { $0.node(at: location) })
      case .object(let fields):
        .mapping(
          fields.sorted { $0.key < $1.key }.map {
            Node.Member(key: $0.key, keyLocation: location, value: $0.value.node(at: location))
          }
        )
      case .choice(_, let value), .json(let value): value.node(at: location).value
      case .string, .date, .day, .localDateTime, .url, .uuid: .string(shown)
      }
    return Node(value, at: location)
  }
}

/// An example for a screen that has none: data made out of the schema, and whatever that becomes. It proves nothing but change.
package func snapshot(of screen: Screen, at location: Location) -> Example? {
  guard let viewModel = screen.viewModels.first,
    let data = sampleJSON(for: viewModel.source, in: screen.service)
  else { return nil }
  var example = Example(
    name: "snapshot",
    isSample: true,
    location: location,
    data: data,
    inputs: sampleInputs(of: viewModel, in: screen.service),
    locale: Example.defaultLocale,
    timeZone: Example.defaultTimeZone,
    now: Example.defaultNow,
    expectations: []
  )
  var unheard: [Diagnostic] = []
  guard let fields = evaluate(example, of: screen, into: &unheard) else { return nil }
  example.expectations = expectations(fields, of: viewModel, in: screen, at: location)
  return example
}

private func expectations(
  _ values: [String: Value],
  of viewModel: ViewModel,
  in screen: Screen,
  at location: Location
) -> [Example.Expectation] {
  viewModel.fields.compactMap { field in
    guard field.type.isExpectable(in: screen.service), let value = values[field.name] else {
      return nil
    }
    let node = expectation(value, field.type, in: screen, at: location)
    return Example.Expectation(field: field.name, value: node)
  }
}

/// Of nested view models only those fields that an example can say.
private func expectation(
  _ value: Value,
  _ type: ValueType,
  in screen: Screen,
  at location: Location
) -> Node {
  switch (value, type) {
  case (.list(let elements), .list(let element)):
    let nodes = elements.map { expectation($0, element, in: screen, at: location) }
    return Node(.list(nodes), at: location)
  case (.object(let values), .viewModel(let name)):
    let viewModel = screen.viewModel(name)
    let fields = viewModel.map { expectations(values, of: $0, in: screen, at: location) } ?? []
    let members = fields.map {
      Node.Member(key: $0.field, keyLocation: location, value: $0.value)
    }
    return Node(.mapping(members), at: location)
  default: return value.node(at: location)
  }
}

/// Values for the inputs of a view model, made out of the schema.
package func sampleInputs(of viewModel: ViewModel, in service: ServiceModel) -> [String: Node] {
  Dictionary(
    viewModel.inputs.compactMap { input in
      sampleJSON(for: input.type, in: service).map { (input.name, $0) }
    },
    uniquingKeysWith: { first, _ in first }
  )
}

extension ValueType {
  /// Whether an example can say a value of the type: anything but the service's own records.
  func isExpectable(in service: ServiceModel) -> Bool {
    switch self {
    case .list(let inner), .dictionary(let inner), .optional(let inner):
      return inner.isExpectable(in: service)
    case .named: return service.enumeration(self) != nil
    case .json: return false
    case .string, .integer, .number, .decimal, .boolean, .date, .day, .localDateTime, .duration,
      .url, .uuid, .viewModel:
      return true
    }
  }
}
