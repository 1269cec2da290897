import DocumentReader
import ViewModelIR

extension SpecDrafter {
  /// How a field shows a value.
  private enum Shown {
    case text(String)
    case value(String)
    case rows(String, model: String)
  }

  /// Returns the rule of a field, or `nil` if no field can show the value. Rows under a condition get no rule, because rows cannot be nil.
  mutating func rule(for path: DraftPath, when condition: String?) -> String? {
    // The condition also checks that the value is not nil.
    let shownPath = condition == nil ? path : path.retyped(path.type.unwrapped)
    guard let shown = shown(shownPath) else { return nil }
    let there = path.mayBeNil ? "\(path.expression) != nil" : nil
    let when = condition.map { condition in
      "when: " + yamlScalar([condition, there].compactMap { $0 }.joined(separator: " && "))
    }
    switch (shown, when) {
    case (.text(let expression), let when?):
      return "{ cases: [{ \(when), text: \(yamlQuoted("{\(expression)}")) }], fallback: null }"
    case (.value(let expression), let when?):
      return "{ cases: [{ \(when), value: \(yamlScalar(expression)) }, { value: null }] }"
    case (.rows, .some): return nil
    case (.text(let expression), nil):
      let text = yamlQuoted("{\(expression)}")
      return path.mayBeNil ? "{ text: \(text), fallback: null }" : text
    case (.value(let expression), nil): return "{ value: \(yamlScalar(expression)) }"
    case (.rows(let list, let model), nil):
      return "{ each: \(yamlScalar(list)), model: \(model) }"
    }
  }

  private mutating func shown(_ path: DraftPath) -> Shown? {
    let expression = path.expression
    switch path.type.unwrapped {
    case .string, .styledText: return .text(expression)
    case .integer where isIdentifier(path.text): return .text("\(expression) | plain")
    case .integer, .number, .decimal: return .text(expression)
    case .boolean, .url, .uuid: return .value(expression)
    case .date, .localDateTime: return .text("\(expression) | date(style: medium, time: shortened)")
    case .day: return .text("\(expression) | date(style: medium)")
    case .duration: return .text("\(expression) | duration(style: clock)")
    case .named(let name):
      let enumeration = service.enumeration(path.type.unwrapped)
      return enumeration.map { .text("\(expression) | \(format(for: $0, named: name))") }
    case .list(let element): return list(of: element, at: path)
    case .dictionary(.json): return nil
    case .dictionary: return .text("\(path.call("keys.sorted()")) | list")
    case .optional, .json, .viewModel: return nil
    }
  }

  private mutating func list(of element: ValueType, at path: DraftPath) -> Shown? {
    switch element {
    case .string, .styledText: return .text("\(path.expression) | list")
    case .integer, .number, .decimal:
      return .text("\(path.call("map($0 | number)")) | list")
    case .date, .localDateTime, .day:
      return .text("\(path.call("map($0 | date(style: medium))")) | list")
    case .named(let name):
      switch service[name]?.kind {
      case .record, .union:
        guard let model = model(of: name) else { return .text(path.call("count")) }
        let list = path.mayBeNil ? "\(path.expression) ?? []" : path.expression
        return .rows(list, model: model)
      case .enumeration(let enumeration):
        let format = format(for: enumeration, named: name)
        return .text("\(path.call("map($0 | \(format))")) | list")
      case .tuple, .alias, nil: return .text(path.call("count"))
      }
    case .boolean, .duration, .url, .uuid, .json, .dictionary, .list, .optional, .viewModel:
      return .text(path.call("count"))
    }
  }

  // MARK: Models and formats

  /// Returns the name of a row model for a type, or `nil` if its rows would show nothing.
  private mutating func model(of type: String) -> String? {
    let name = taken.contains("\(type)Row") ? "\(prefix)\(type)Row" : "\(type)Row"
    if draft.models.contains(where: { $0.name == name }) { return name }
    guard unfinishedModels.insert(name).inserted else { return nil }
    let element = DraftPath.whole(.named(type))
    let id = service.properties(of: .named(type))?.first { property in
      property.name == "id" && [.string, .integer, .uuid].contains(property.type)
    }?.name
    let display = display(of: element, id: id)
    if display.fields.isEmpty { return nil }
    draft.models.append(SpecDraft.Model(name: name, source: type, id: id, display: display))
    return name
  }

  /// Returns the name of a format that maps each value of an enumeration to a text.
  private mutating func format(
    for enumeration: ServiceModel.Enumeration,
    named type: String
  ) -> String {
    let name = type.prefix(1).lowercased() + type.dropFirst() + "Text"
    if draft.formats.contains(where: { $0.name == name }) { return name }
    let texts = enumeration.shownValues.map { "\(yamlScalar($0)): \(yamlScalar(displayWords($0)))" }
    let unknown = enumeration.keepsUnknown ? ", unknown: Other" : ""
    let rule = "{ map: { \(texts.joined(separator: ", ")) }\(unknown) }"
    draft.formats.append(SpecDraft.Field(name: name, rule: rule))
    return name
  }
}

/// Whether a number is an identifier rather than an amount, judging by its name.
private func isIdentifier(_ path: String) -> Bool {
  let name = path.split(separator: ".").last.map(String.init) ?? ""
  let lower = name.lowercased()
  return ["id", "year", "code", "number", "zip"].contains(lower) || name.hasSuffix("ID")
    || name.hasSuffix("Id") || name.hasSuffix("Year") || name.hasSuffix("Code")
}

/// Turns a raw value into words: `in_stock` becomes `In stock`.
private func displayWords(_ value: String) -> String {
  var words = ""
  var wasLower = false
  for character in value {
    let isBreak = character == "_" || character == "-" || character == "."
    if isBreak || character.isUppercase && wasLower { words += " " }
    if !isBreak { words += character.lowercased() }
    wasLower = character.isLowercase
  }
  let text = words.split(separator: " ").joined(separator: " ")
  return text.isEmpty ? "None" : text.prefix(1).uppercased() + text.dropFirst()
}
