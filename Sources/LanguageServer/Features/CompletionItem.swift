import DocumentReader
import SpecChecker
import ViewModelIR

/// A completion that the editor offers at the cursor.
struct CompletionItem {
  /// The kinds of completions, with the protocol's numbers.
  enum Kind: Int {
    case function = 3
    case field = 5
    case variable = 6
    case type = 7
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case file = 17
    case folder = 19
    case enumCase = 20
    case option = 24
  }

  let label: String
  let kind: Kind
  var detail = ""
  /// The documentation in Markdown.
  var documentation = ""
  /// The text to insert, with placeholders such as `$1` if it is a snippet; `nil` to insert the label.
  var text: String?
  var isSnippet = false
  /// The position in the list: completions of lower groups come first.
  var group = 0
}

// MARK: - Completions in expressions

extension CompletionItem {
  init(_ property: ServiceModel.Property) {
    self.init(label: property.name, kind: .property, detail: property.type.specName)
    documentation = escaped(property.doc)
  }

  /// Returns `nil` if the function cannot follow a value of the type: the type lacks it, or takes it in another form such as `min(a, b)`.
  init?(_ function: TypedExpression.Function, on type: ValueType) {
    let definition = function.definition
    guard definition.exists(on: type), !definition.isFree(on: type), function != .keys else {
      return nil
    }
    self.init(label: function.rawValue, kind: .function, detail: definition.sample(on: type))
    group = 2
    if definition.arity(on: type).upperBound > 0, !definition.arity(on: type).contains(0) {
      text = "\(function.rawValue)($1)"
      isSnippet = true
    } else if !definition.isProperty {
      text = "\(function.rawValue)()"
    }
  }

  /// Returns `nil` unless the function is called without a base, as in `min(a, b)`.
  init?(free function: TypedExpression.Function) {
    guard let sample = function.definition.freeSample else { return nil }
    self.init(label: function.rawValue, kind: .function, detail: sample)
    text = "\(function.rawValue)($1)"
    isSnippet = true
    group = 2
  }

  init(_ function: AppFunction) {
    self.init(label: function.name, kind: .function, detail: function.signature)
    text = "\(function.name)($1)"
    isSnippet = true
    group = 1
  }

  init(_ kind: FormatDefinition) {
    self.init(label: kind.name, kind: .function, detail: "format")
    documentation = withoutLinks(kind.reference)
    group = 1
  }

  init(_ option: FormatOption) {
    self.init(label: option.name, kind: .option, detail: option.values.filter { $0 != "`" })
    documentation = withoutLinks(option.reference)
    text = "\(option.name): "
  }

  init(case name: String, of type: ValueType) {
    self.init(label: ".\(name)", kind: .enumCase, detail: type.specName)
  }
}

extension SpecDocument {
  /// The completions at a gap in an expression.
  func items(for gap: Trace.Gap, in service: ServiceModel) -> [CompletionItem] {
    switch gap {
    case .name(let scope): items(in: scope, service)
    case .member(let type, _): members(of: type, in: service)
    case .enumCase(let type): enumCases(of: type, in: service)
    case .unionCase(let type):
      (service.union(type)?.cases ?? []).map {
        CompletionItem(label: $0.type.specName, kind: .type, detail: $0.name)
      }
    case .format(let type):
      namedFormats(for: type?.unwrapped, in: service)
        + FormatDefinition.all.filter { $0.accepts(type?.unwrapped, in: service) }
        .map { CompletionItem($0) }
    case .option(let kind, let given):
      (kind.options ?? []).filter { !given.contains($0.name) }.map { CompletionItem($0) }
    case .optionValue(let kind, let name):
      (kind.options?.first { $0.name == name }?.words ?? []).map {
        CompletionItem(label: $0, kind: .value)
      }
    case .action(let names): names.map { CompletionItem(label: $0, kind: .value) }
    case .mapKey(let values):
      values.map { CompletionItem(label: $0, kind: .enumCase, text: "\(yamlScalar($0)): ") }
    }
  }

  private func namedFormats(for type: ValueType?, in service: ServiceModel) -> [CompletionItem] {
    names.declarations.formats.compactMap { name in
      let format = names.declarations.format(name)
      let kind = format?.members?.lazy.compactMap { FormatDefinition.named($0.key) }.first
      guard kind?.accepts(type, in: service) == true else { return nil }
      let isOwn = spec.node["formats"]?[name] != nil
      return CompletionItem(
        label: name,
        kind: .function,
        detail: isOwn ? "format of this spec" : "shared format",
        documentation: format?.location.shortText.map { codeSpan($0) } ?? ""
      )
    }
  }

  private func items(in scope: Trace.Gap.Scope, _ service: ServiceModel) -> [CompletionItem] {
    let properties = scope.model.flatMap { service.properties(of: $0.unwrapped) } ?? []
    let cases = scope.wanted.map { enumCases(of: $0.unwrapped, in: service) } ?? []
    var items = cases + properties.map { CompletionItem($0) }
    let element = scope.element.map { ["$0": $0] } ?? [:]
    for (name, type) in scope.variables.merging(element, uniquingKeysWith: { $1 }).sorted(by: {
      $0.key < $1.key
    }) {
      items.append(CompletionItem(label: name, kind: .variable, detail: type.specName, group: 1))
    }
    items += scope.functions.map { CompletionItem($0) }
    if scope.wanted.map(\.unwrapped.isSummable) ?? true {
      items += TypedExpression.Function.allCases.compactMap { CompletionItem(free: $0) }
    }
    if let model = scope.model {
      let present = [("self", model), ("now", .date), ("today", .day)]
      items += present.map {
        CompletionItem(label: $0.0, kind: .keyword, detail: $0.1.specName, group: 3)
      }
    }
    return items
  }

  private func members(of type: ValueType, in service: ServiceModel) -> [CompletionItem] {
    let properties = (service.properties(of: type) ?? []).map { CompletionItem($0) }
    let functions = TypedExpression.Function.allCases.compactMap { function in
      function == .rawValue && service.enumeration(type)?.rawType != .string
        ? nil : CompletionItem(function, on: type)
    }
    return properties + functions
  }

  private func enumCases(of type: ValueType, in service: ServiceModel) -> [CompletionItem] {
    (service.enumeration(type)?.cases ?? []).map { CompletionItem(case: $0.name, of: type) }
  }
}
