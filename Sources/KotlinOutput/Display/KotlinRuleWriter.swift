import ViewModelIR

/// Writes the expressions that compute the fields of a view model.
struct RuleWriter {
  let screen: KotlinScreen
  var texts: TextWriter
  /// The constants that the expressions use, before them: `val first = books.firstOrNull()`.
  private(set) var statements: [Code] = []

  init(
    _ screen: KotlinScreen,
    _ functions: ScreenFunctions,
    of source: ValueType,
    hiding: Set<String>
  ) {
    self.screen = screen
    let properties = screen.service.properties(of: source.unwrapped) ?? []
    texts = TextWriter(
      expressions: ExpressionWriter(
        screen: screen,
        functions: functions,
        hiding: hiding,
        properties: Set(properties.map { kotlinMember($0.name) })
      )
    )
  }

  /// Declares a value that `let` gives a name.
  mutating func declare(_ local: ViewModel.Local) throws(NotInKotlin) {
    let name = kotlinMember(local.name)
    statements.append(.assignment(.text("val \(name)"), try code(local.rule)))
    if case .value(let value) = local.rule { texts.expressions.shared[local.name] = value }
    texts.expressions.hiding.insert(name)
  }

  mutating func code(_ rule: Rule) throws(NotInKotlin) -> Code {
    switch rule {
    case .text(let text): return try texts.code(text)
    case .fallback(let text, let otherwise): return try fallback(text, otherwise)
    case .cases(let branches): return try cases(branches)
    case .value(let value), .state(let value): return try texts.expressions.code(value)
    case .each(let nested): return try each(nested)
    case .one(let nested): return try one(nested)
    case .join(let parts, let separator, let languages):
      return try join(parts, separator, isolatedIn: languages)
    }
  }

  /// `bio ?: "No bio"`, or `if (name != null && age != null) "$name, $age" else null`
  private mutating func fallback(_ text: Text, _ otherwise: Text?) throws(NotInKotlin) -> Code {
    let hidden = texts.expressions.hiding
    let isHidden = text.bindings.contains { hidden.contains($0.name) }
    if text.optionalText == nil, text.bindings.count > 1 || isHidden {
      var present = text
      present.bindings = []
      let branches = [
        Rule.Branch(conditions: text.bindings.map(Condition.binds), rule: .text(present)),
        Rule.Branch(conditions: [], rule: otherwise.map(Rule.text)),
      ]
      return try cases(branches)
    }
    let value = try texts.optionalCode(text)
    guard let otherwise else { return value }
    return .binary(value, sign: "?:", try texts.code(otherwise))
  }

  // MARK: - Cases

  private mutating func cases(_ branches: [Rule.Branch]) throws(NotInKotlin) -> Code {
    var written: [Code.Branch] = []
    for branch in branches.dropLast() {
      let found = try KotlinConditions(branch.conditions, &texts.expressions)
      statements += found.statements
      let value = try code(branch, found.writer)
      written.append(Code.Branch(conditions: found.conditions, value: value))
    }
    guard let last = branches.last else { return "null" }
    let otherwise = try code(last, texts.expressions)
    if written.isEmpty { return otherwise }
    return subjectChoice(branches.dropLast(), written, otherwise)
      ?? .conditional(written, otherwise: otherwise)
  }

  private func code(
    _ branch: Rule.Branch,
    _ writer: ExpressionWriter
  ) throws(NotInKotlin) -> Code {
    var inside = texts
    inside.expressions = writer
    switch branch.rule {
    case .text(let text)?: return try inside.optionalCode(text)
    case .value(let value)?: return try writer.code(value)
    case nil: return "null"
    default: throw NotInKotlin("this kind of case")
    }
  }

  /// `listOfNotNull(title, author).filter { it.isNotEmpty() }.joinToString(", ")`
  private mutating func join(
    _ parts: [Rule],
    _ separator: Text,
    isolatedIn languages: [String]
  ) throws(NotInKotlin) -> Code {
    var values: [Code] = []
    var mayBeNull = false
    for part in parts {
      if case .text(let text) = part {
        values.append(try texts.optionalCode(text))
        mayBeNull = mayBeNull || !text.bindings.isEmpty
      } else {
        values.append(try code(part))
        mayBeNull = true
      }
    }
    let list = Code.call(mayBeNull ? "listOfNotNull" : "listOf", values)
    let language = screen.textLanguage(context: texts.expressions.context)
    if parts.contains(where: \.isStyled) {
      var arguments = separator.isEmpty ? [] : [try texts.code(separator)]
      if !languages.isEmpty {
        let tags = languages.map { Code.string([.literal($0)]) }
        let isIsolated: Code =
          tags.count == 1
          ? .binary(language, sign: "==", tags[0])
          : .binary(language, sign: "in", .call("setOf", tags))
        arguments.append(option("isIsolated", isIsolated))
      }
      return .chain(list, [.call(.text(".joined", needs: [.helper("joined")]), arguments)])
    }
    let nonEmpty = Code.sequence([".filter ", .lambda(parameters: "", ["it.isNotEmpty()"])])
    let end = Code.call(".joinToString", [try texts.code(separator)])
    if languages.isEmpty { return .chain(list, [nonEmpty, end]) }
    let isolated = Code.Branch(
      conditions: languages.map { .string([.literal($0)]) },
      value: #""\u2068$it\u2069""#
    )
    let isolating = Code.sequence([
      ".map ", .lambda(parameters: "", [.choice(of: language, [isolated], otherwise: "it")]),
    ])
    return .chain(list, [nonEmpty, isolating, end])
  }

  // MARK: - Nested view models

  /// `photos.map { it.toPhotoUiState(context) }`
  private func each(_ nested: Rule.Nested) throws(NotInKotlin) -> Code {
    let usesIndex = nested.arguments.contains { $0.value.usesIndex }
    let map: Code = usesIndex ? "mapIndexed " : "map "
    let closure = try texts.expressions.rowLambda(nested)
    return try texts.expressions.link(.sequence([map, closure]), on: nested.source)
  }

  /// `makePhotos(photos)`, for rows that a presenter keeps.
  func each(_ nested: Rule.Nested, madeBy maker: String) throws(NotInKotlin) -> Code {
    if nested.source.type.isOptional {
      return try texts.expressions.link(.text("let(\(maker))"), on: nested.source)
    }
    return .call(.text(maker), [try texts.expressions.code(nested.source)])
  }

  private func one(_ nested: Rule.Nested) throws(NotInKotlin) -> Code {
    let expressions = texts.expressions
    if !nested.isOptional(in: screen.screen) {
      let call = try expressions.adapterCall(nested)
      if !nested.source.type.isOptional { return try expressions.link(call, on: nested.source) }
      // The model itself is made from the optional.
      let source = try expressions.code(nested.source, in: .postfix)
      return source.followed(by: [.sequence([".", call])])
    }
    if nested.bindings.isEmpty {
      return try expressions.link(try expressions.adapterCall(nested), on: nested.source)
    }
    return try unwrapping(nested.bindings[...], for: nested, expressions)
  }

  /// `poll?.let { poll -> poll.toPollUiState(title = poll.title) }`, with a lambda for each value that arguments read.
  private func unwrapping(
    _ bindings: ArraySlice<Binding>,
    for nested: Rule.Nested,
    _ writer: ExpressionWriter
  ) throws(NotInKotlin) -> Code {
    guard let binding = bindings.first else {
      let source = nested.bindings.first.flatMap { writer.variables[$0.name] } ?? "it"
      return .chain(source, [.sequence([".", try writer.adapterCall(nested)])])
    }
    return try writer.unwrapping(binding) { (inside) throws(NotInKotlin) in
      try unwrapping(bindings.dropFirst(), for: nested, inside)
    }
  }
}

extension ExpressionWriter {
  /// `{ it.toPhotoUiState(isLarge = true, context = context) }`
  func rowLambda(_ nested: Rule.Nested) throws(NotInKotlin) -> Code {
    var writer = self
    let values = nested.arguments.map(\.value)
    var parameters = try writer.nameElement(in: values)
    if values.contains(where: \.usesIndex) { parameters = "\(writer.nameIndex()), \(parameters)" }
    let call = Code.sequence([writer.element, ".", try writer.adapterCall(nested)])
    return .lambda(parameters: parameters, [call])
  }

  /// `toPhotoUiState(isLarge = true, context = context)`
  ///
  /// - Parameter values: The code of arguments that is not that of their expressions.
  func adapterCall(
    _ nested: Rule.Nested,
    _ values: [String: Code] = [:]
  ) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for argument in nested.arguments {
      let value = if let known = values[argument.name] { known } else { try code(argument.value) }
      arguments.append(.assignment(.text(kotlinMember(argument.name)), value))
    }
    let usesContext = screen.screen.viewModel(nested.model)?.usesContext ?? false
    if usesContext { arguments.append(context: "context") }
    return .call(.text(adapterName(screen.uiStateName(ofModel: nested.model))), arguments)
  }
}

/// `toProfileUiState`
func adapterName(_ type: String) -> String { "to\(type)" }

/// The function for a view model that takes no value of the service: `signUpUiState`
func makerName(_ type: String) -> String { type.prefix(1).lowercased() + type.dropFirst() }

extension [Code] {
  /// Adds the context to an adapter's arguments: with its name, if the others have names.
  mutating func append(context: Code) {
    append(isEmpty ? context : .assignment("context", context))
  }
}
