import ViewModelIR

/// Writes the initial values of locals, which can be of any type that has a literal in JSON.
struct FirstValueWriter {
  let expressions: ExpressionWriter

  func code(_ local: Presenter.Local) -> Code {
    guard case .literal(let value) = local.value.kind else { return expressions.code(local.value) }
    return code(value, of: local.type)
  }

  private func code(_ value: Value, of type: ValueType) -> Code {
    switch (value, type.unwrapped) {
    case (.list(let values), .list(let element)):
      let list = Code.array(values.map { parsed($0, of: element) })
      return element.isParsed && !values.isEmpty ? .chain(list, [".compactMap { $0 }"]) : list
    case (.object(let values), .dictionary(let element)):
      let members = values.sorted { $0.key < $1.key }
      let dictionary = Code.dictionary(members.map { ($0.key, parsed($0.value, of: element)) })
      return element.isParsed && !values.isEmpty
        ? .chain(dictionary, [".compactMapValues { $0 }"]) : dictionary
    case (.url, .url) where !type.isOptional:
      return .binary(parsed(value, of: type), [.init("??", #"URL(fileURLWithPath: "/")"#)])
    case (.uuid, .uuid) where !type.isOptional:
      return .binary(parsed(value, of: type), [.init("??", "UUID()")])
    default: return parsed(value, of: type)
    }
  }

  /// Returns a value that is optional in Swift if it is read from a text.
  private func parsed(_ value: Value, of type: ValueType) -> Code {
    switch value {
    case .url(let url):
      .call("URL", [.argument("string", .string(SwiftString(url.absoluteString)))])
    case .uuid(let uuid):
      .call("UUID", [.argument("uuidString", .string(SwiftString(uuid.uuidString)))])
    case .string(let text):
      expressions.service.enumeration(type.unwrapped) == nil
        ? .string(SwiftString(text)) : .text(expressions.enumCase(text, type))
    case .list, .object: code(value, of: type)
    default: expressions.literal(value).code
    }
  }
}

extension ValueType {
  /// Whether values are read from a text in Swift, which gives an optional.
  fileprivate var isParsed: Bool { self == .url || self == .uuid }
}
