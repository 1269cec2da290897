import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

extension Value {
  /// The value as written in an example or a preview.
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

  /// The value as an expectation in a spec.
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

/// An example for a screen that has none: data made up from the schema, and the field values that it results in. It can detect
/// changes, but does not prove that the values are right.
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
  var ignoredDiagnostics: [Diagnostic] = []
  let functions = FunctionTable(screen)
  guard
    let fields = evaluate(example, of: screen, functions: functions, into: &ignoredDiagnostics)
  else { return nil }
  // Only an example can say what the app's code gives, so nothing is known to expect.
  if !functions.unknownCalls.isEmpty || screen.service.app?.isComputed == true { return example }
  let writer = ExpectationWriter(screen: screen, location: location)
  example.expectations = writer.expectations(fields, of: viewModel)
  return example
}

/// The expectations with which an example passes, as written in a spec: the fields whose values an example can express, in their
/// order.
package func expected(_ example: Example, of screen: Screen) -> Node {
  var ignoredDiagnostics: [Diagnostic] = []
  let fields = evaluate(example, of: screen, into: &ignoredDiagnostics)
  guard let viewModel = screen.viewModels.first, let fields else { return emptyJSONObject }
  let writer = ExpectationWriter(screen: screen, location: example.location, isFolded: true)
  return json(writer.expectations(fields, of: viewModel).map { ($0.field, $0.value) })
}

private struct ExpectationWriter {
  let screen: Screen
  let location: Location
  /// Whether special spaces, which are hard to type, are replaced by plain ones if the comparison ignores the difference.
  var isFolded = false

  func expectations(_ values: [String: Value], of viewModel: ViewModel) -> [Example.Expectation] {
    viewModel.fields.compactMap { field in
      guard field.type.isExpectable(in: screen.service), let value = values[field.name] else {
        return nil
      }
      return Example.Expectation(field: field.name, value: expectation(value, of: field))
    }
  }

  /// The expectation for a field. Nested view models have only the fields whose values an example can express.
  private func expectation(_ value: Value, of field: Field) -> Node {
    switch (value, field.type.unwrapped) {
    case (.string(let text), _) where isFolded && field.usesContext:
      return Node(.string(folded(text)), at: location)
    case (.list(let elements), .list(.viewModel(let name))):
      return Node(.list(elements.map { nested($0, of: name) }), at: location)
    case (.object, .viewModel(let name)): return nested(value, of: name)
    default: return value.node(at: location)
    }
  }

  private func nested(_ value: Value, of name: String) -> Node {
    guard case .object(let values) = value, let viewModel = screen.viewModel(name) else {
      return value.node(at: location)
    }
    let members = expectations(values, of: viewModel).map {
      Node.Member(key: $0.field, keyLocation: location, value: $0.value)
    }
    return Node(.mapping(members), at: location)
  }
}

/// Values for the inputs of a view model, made up from the schema.
package func sampleInputs(of viewModel: ViewModel, in service: ServiceModel) -> [String: Node] {
  Dictionary(
    viewModel.inputs.compactMap { input in
      sampleJSON(for: input.type, in: service).map { (input.name, $0) }
    },
    uniquingKeysWith: { first, _ in first }
  )
}

extension ValueType {
  /// Whether an example can express a value of the type: anything except the service's records, tuples and unions, and any JSON.
  func isExpectable(in service: ServiceModel) -> Bool {
    switch self {
    case .list(let inner), .dictionary(let inner), .optional(let inner):
      return inner.isExpectable(in: service)
    case .named: return service.enumeration(self) != nil
    case .json: return false
    case .string, .styledText, .integer, .number, .decimal, .boolean, .date, .day, .localDateTime,
      .duration,
      .url, .uuid, .viewModel:
      return true
    }
  }
}
