import DocumentReader
import Evaluator
import ViewModelIR
import ViewModelSupport
import Workspace

/// The texts that a screen shows for one subject, in each of the languages and locales.
package struct ScreenPreview: Sendable {
  struct Column: Sendable {
    /// The subject's example with the column's language, locale, time zone and current time.
    var example: Example
    /// Whether the user did not request any locales.
    var isOwnLocale: Bool
    var fields: [String: Value]
    /// The texts of the presenter, such as its errors.
    var texts: [(label: String, text: String)]
  }

  var screen: Screen
  var subject: PreviewSubject
  var columns: [Column] = []
  private let platform: PlatformTexts?

  /// Creates a preview. If `locales`, `languages`, `timeZone` or `now` is empty or `nil`, the subject's own setting applies. Returns `nil`
  /// if the subject's data does not fit the schema.
  package init?(
    _ subject: PreviewSubject,
    of screen: Screen,
    locales: [String],
    languages: [String],
    timeZone: String?,
    now: String?,
    on platform: PlatformTexts? = nil,
    into diagnostics: inout [Diagnostic]
  ) {
    self.screen = screen
    self.subject = subject
    self.platform = platform
    var example = subject.example
    example.timeZone = timeZone ?? example.timeZone
    example.now = now ?? example.now
    for (language, locale) in pairs(of: languages, locales, like: example, in: screen) {
      example.language = language
      example.locale = locale
      guard var fields = evaluate(example, of: screen, into: &diagnostics) else { return nil }
      if let platform { fields = platform.shown(fields, of: example) }
      let texts = presenterTexts(of: screen, loading: example)
      columns.append(
        Column(example: example, isOwnLocale: locales.isEmpty, fields: fields, texts: texts)
      )
    }
  }

  package func table(style: TableStyle) -> String {
    let header = TableRow(label: "field", cells: columns.map { TableCell($0.heading) })
    let values = columns.map { platform?.marked($0.fields, of: $0.example) ?? $0.fields }
    let rows = previewRows(of: screen, values: values) + textRows
    return style.bold(escapingControls(subject.heading)) + "\n\n"
      + textTable(header, rows, style: style)
  }

  /// The rows of the presenter's texts, which are in the same order in every column.
  private var textRows: [TableRow] {
    (columns.first?.texts ?? []).indices.map { index in
      let texts = columns.map { $0.texts.dropFirst(index).first }
      return TableRow(
        label: texts.first??.label ?? "",
        cells: texts.map { TableCell($0?.text ?? "") }
      )
    }
  }

  /// An object for each column: `{ "example": …, "locale": …, "timeZone": …, "now": …, "fields": { … } }`, and if the
  /// presenter has texts `"screen": { … }`.
  var nodes: [Node] {
    columns.map { column in
      json([
        "example": subject.exampleName.map { json($0) } ?? json(.null),
        "language": screen.languages.isEmpty
          ? nil : json(column.example.language ?? screen.language),
        "locale": json(column.example.locale),
        "timeZone": json(column.example.timeZone),
        "now": json(column.example.now),
        "fields": fields(column.fields, of: screen.viewModels.first),
        "screen": column.texts.isEmpty
          ? nil : json(column.texts.map { ($0.label, json($0.text)) }),
      ])
    }
  }

  private func fields(_ values: [String: Value], of viewModel: ViewModel?) -> Node {
    json((viewModel?.fields ?? []).map { ($0.name, node(values[$0.name] ?? .null, $0.type)) })
  }

  /// The value as JSON, with the members of view models and records in the order of their declaration.
  private func node(_ value: Value, _ type: ValueType) -> Node {
    switch (value, type) {
    case (_, .optional(let wrapped)): return node(value, wrapped)
    case (.list(let values), .list(let element)):
      return json(values.map { node($0, element) })
    case (.object(let values), .dictionary(let element)):
      return json(values.sorted { $0.key < $1.key }.map { ($0.key, node($0.value, element)) })
    case (.json(let value), _): return anyJSON(value)
    case (.object(let values), .viewModel(let name)):
      return fields(values, of: screen.viewModel(name))
    case (_, .named(let name)):
      switch (value, screen.service[name]?.kind) {
      case (_, .alias(let type)): return node(value, type)
      case (.object(let values), .record(let record)):
        return json(record.properties.map { ($0.name, node(values[$0.name] ?? .null, $0.type)) })
      case (.object(let values), .tuple(let tuple)):
        return json(tuple.items.map { node(values[$0.name] ?? .null, $0.type) })
      case (.choice(let name, let value), .union(let union)):
        return node(value, union.cases.first { $0.name == name }?.type ?? .json)
      // The raw value of a case that is not a string is a JSON number.
      case (.string(let text), .enumeration(let enumeration))
      where enumeration.rawType != .string && enumeration.cases.contains { $0.rawValue == text }:
        return json(.number(text))
      default: return scalar(value)
      }
    default: return scalar(value)
    }
  }

  private func anyJSON(_ value: Value) -> Node {
    switch value {
    case .list(let elements): json(elements.map(anyJSON))
    case .object(let members):
      json(members.sorted { $0.key < $1.key }.map { ($0.key, anyJSON($0.value)) })
    default: scalar(value)
    }
  }

  private func scalar(_ value: Value) -> Node {
    switch value {
    case .null: json(.null)
    case .bool(let bool): json(.bool(bool))
    case .integer(let integer): json(.number(String(integer)))
    // JSON cannot represent infinity and NaN.
    case .number(let number): json(number.isFinite ? .number(number.description) : .null)
    // NaN is the only `Decimal` that JSON cannot represent.
    case .decimal(let decimal): json(decimal.isNaN ? .null : .number(decimal.description))
    case .string, .date, .day, .localDateTime, .url, .uuid, .list, .object, .choice, .json:
      json(.string(value.shown))
    }
  }
}

extension ScreenPreview.Column {
  /// The locale, preceded by the language unless that is the locale's own.
  var heading: String {
    let parts = example.language?.split(separator: "-").joined(separator: "_")
    guard let parts, let language = example.language, !example.locale.hasPrefix(parts) else {
      return example.locale
    }
    return "\(language), \(example.locale)"
  }
}

/// Each language in each locale. Without languages, a locale is combined with the language that an app would choose for it; without
/// locales, a language is combined with its most likely locale.
private func pairs(
  of languages: [String],
  _ locales: [String],
  like example: Example,
  in screen: Screen
) -> [(language: String?, locale: String)] {
  if languages.isEmpty {
    if locales.isEmpty { return [(example.language, example.locale)] }
    return locales.map { (bestLanguage(of: screen.languages, for: [$0]), $0) }
  }
  return languages.flatMap { language -> [(language: String?, locale: String)] in
    if !locales.isEmpty { return locales.map { (language, $0) } }
    let isSpecs = language == screen.language || PseudoLanguage(rawValue: language) != nil
    let isOwn = example.language.map { $0 == language } ?? isSpecs
    return [
      (language, isOwn ? example.locale : likelyLocale(of: isSpecs ? screen.language : language))
    ]
  }
}

/// The previews as one JSON list.
package func previewJSON(_ previews: [ScreenPreview]) -> Node { json(previews.flatMap(\.nodes)) }
