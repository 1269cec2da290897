import Foundation
import ViewModelIR

/// Writes the code of view model values: `NotesViewModel(rows: […], emptyText: "No notes yet")`.
struct SampleWriter {
  let screen: Screen

  /// Returns the code of a view model value; `nil` if a field contains a record of the service or any JSON.
  func code(_ fields: [String: Value], of viewModel: ViewModel) -> Code? {
    var arguments: [Code] = []
    for field in viewModel.fields {
      guard let value = code(fields[field.name] ?? .null, of: field.type) else { return nil }
      arguments.append(.argument(swiftLabel(field.name), value))
    }
    return .call(screen.typeName(of: viewModel), arguments)
  }

  private func code(_ value: Value, of type: ValueType) -> Code? {
    switch value {
    case .null: return type.isOptional ? "nil" : nil
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return .text(integerLiteral(integer))
    case .number(let number): return .text(literal(number))
    case .decimal(let decimal): return decimalLiteral(decimal)
    case .string(let text): return code(text, of: type.unwrapped)
    case .date(let date), .day(let date), .localDateTime(let date):
      let seconds = literal(date.timeIntervalSince1970)
      return .call("Date", [.argument("timeIntervalSince1970", .text(seconds))])
    case .url(let url):
      // A field that is optional needs no fallback.
      let found = Code.call(
        "URL",
        [.argument("string", .string(SwiftString(url.absoluteString)))]
      )
      return type.isOptional ? found : .binary(found, [.init("??", #"URL(fileURLWithPath: "/")"#)])
    case .uuid(let uuid):
      let found = Code.call(
        "UUID",
        [.argument("uuidString", .string(SwiftString(uuid.uuidString)))]
      )
      return type.isOptional ? found : .binary(found, [.init("??", "UUID()")])
    case .list(let values): return list(values, of: type.unwrapped)
    case .object(let members): return object(members, of: type.unwrapped)
    case .choice, .json: return nil
    }
  }

  /// Returns the shortest literal of exactly this number.
  private func literal(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return Int(exactly: number).map(integerLiteral) ?? doubleLiteral(number)
  }

  private func code(_ text: String, of type: ValueType) -> Code? {
    guard let enumeration = screen.service.enumeration(type) else {
      switch type {
      case .string: return .string(SwiftString(text))
      case .styledText: return Styling().code([.literal(text)])
      default: return nil
      }
    }
    let known = enumeration.cases.first { $0.rawValue == text }
    if let known { return .text(swiftCase(known.name, of: type.swiftName)) }
    return enumeration.rawType == .string
      ? .call(".unknown", [.string(SwiftString(text))]) : nil
  }

  private func list(_ values: [Value], of type: ValueType) -> Code? {
    guard case .list(let element) = type else { return nil }
    let elements = values.compactMap { code($0, of: element) }
    return elements.count == values.count ? .array(elements) : nil
  }

  private func object(_ members: [String: Value], of type: ValueType) -> Code? {
    switch type {
    case .viewModel(let name): return screen.viewModel(name).flatMap { code(members, of: $0) }
    case .dictionary(let element):
      let sorted = members.sorted { $0.key < $1.key }
      let values = sorted.compactMap { key, value in code(value, of: element).map { (key, $0) } }
      return values.count == members.count ? .dictionary(values) : nil
    default: return nil
    }
  }
}
