import OutputInterface
import ViewModelIR

/// The values of a screen's templates. The templates themselves make no decisions.
struct ViewModelContext {
  let screen: Screen
  let options: RenderOptions
  private let changed: [String?: Set<String>]
  private let rules: RuleWriter
  private let formats: FormatWriter
  private let translated: TextFunctions

  init(_ screen: Screen, _ options: RenderOptions) {
    self.screen = screen
    self.options = options
    changed = screen.changedFields
    let functions = FormatFunctions(screen)
    var translated = TextFunctions()
    for (_, rule) in screen.viewModels.flatMap(\.rules) { translated.add(rule) }
    self.translated = translated
    rules = RuleWriter(screen, functions, translated)
    formats = FormatWriter(screen, functions, translated)
  }

  var value: TemplateValue {
    let expressions = screen.viewModels.flatMap(\.rules).flatMap(\.rule.expressions)
    let functions =
      formats.declarations
      + caseFunctions(of: expressions).map(\.declaration)
    return [
      "imports": options.imports(screen.importedModules.union(["Foundation"])),
      "access": .text(access),
      "view": .text(screen.view),
      "isInView": .flag(screen.nestsInView),
      "viewModels": .list(
        screen.viewModels.enumerated().map { viewModel($1, isFirst: $0 == 0) }
      ),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": declarations(functions, indent: 2),
      "hasTexts": .flag(!translated.all.isEmpty),
      "texts": declarations(translated.declarations(screen), indent: 2),
      "conversions": conversions(in: expressions + presenterInThisFile, screen.service),
    ]
  }

  /// The expressions of the presenter if it is in the same file, which can declare a property only once.
  private var presenterInThisFile: [TypedExpression] {
    options.inOneFile ? screen.presenter?.allExpressions ?? [] : []
  }

  /// Returns the initializer's statements that assign a field, and those for the shared values that it uses.
  func assignment(of field: String, sharing names: Set<String>, in viewModel: ViewModel) -> [String]
  {
    rules.statements(viewModel).filter { $0.owner == field || names.contains($0.owner) }
      .flatMap { $0.code.outdentedLines(indent: 4) }
  }

  private var access: String { options.access.prefix }

  private func viewModel(_ viewModel: ViewModel, isFirst: Bool) -> TemplateValue {
    let type = screen.typeName(of: viewModel)
    // Inside the view's extension, everything is indented by one more level.
    let indent = screen.nestsInView ? 2 : 0
    let keptRows = isFirst ? screen.keptRows : []
    let expressions = ExpressionWriter(service: screen.service)
    return [
      "isFirst": .flag(isFirst),
      "isIdentifiable": .flag(viewModel.isIdentifiable),
      "type": .text(type),
      "name": .text(type.split(separator: ".").last.map(String.init) ?? type),
      "doc": lines(docLines(doc(viewModel), width: lineWidth - indent)),
      "properties": .list(
        viewModel.fields.map { field in
          let isChanged = changed[viewModel.name]?.contains(field.name) ?? false
          return property(field, isChanged: isChanged, indent: indent + 2)
        }
      ),
      "memberwise": memberwise(viewModel, indent: indent),
      "usesContext": .flag(viewModel.usesContext),
      "initializer": lines(signature(viewModel)),
      "contextInitializer": lines(viewModel.usesContext ? signature(viewModel, [inContext]) : []),
      "forward": lines(forward(viewModel, ["in: .current"])),
      "keepsRows": .flag(!keptRows.isEmpty),
      "rowsInitializer": lines(
        signature(viewModel, [inContext] + keptRows.map { $0.parameter(in: screen) }, .internal)
      ),
      "forwardRows": lines(
        forward(
          viewModel,
          ["in: context"]
            + keptRows.map { $0.argument(in: screen, screen.rowsClosure($0.rule, expressions)) }
        )
      ),
      "assignments": lines(rules.statements(viewModel).map(\.code), indent: 4),
      "hasModel": .flag(viewModel.source != .nothing),
    ]
  }

  private func doc(_ viewModel: ViewModel) -> String {
    if !viewModel.doc.isEmpty { return viewModel.doc }
    return viewModel.name == nil
      ? "The content of `\(screen.view)`, ready to display."
      : "One `\(viewModel.source.swiftName)`, ready to display."
  }

  private func property(_ field: Field, isChanged: Bool, indent: Int) -> TemplateValue {
    let isVariable = if case .state = field.rule { true } else { isChanged }
    let name = swiftIdentifier(field.name)
    let head: Code = "\(access)\(isVariable ? "var" : "let") \(name): \(nestedName(field.type))"
    let declaration = firstValue(field).map { Code.assignment(head, $0) } ?? head
    return [
      "doc": lines(docLines(field.doc, width: lineWidth - indent)),
      "declaration": lines([declaration], indent: indent),
    ]
  }

  /// Returns the memberwise initializer; `false` for internal access, since the compiler synthesizes it.
  private func memberwise(_ viewModel: ViewModel, indent: Int) -> TemplateValue {
    guard options.access != .internal else { return false }
    let parameters = viewModel.fields.map { field -> Code in
      let parameter: Code = "\(swiftParameter(field.name)): \(nestedName(field.type))"
      return firstValue(field).map { .sequence(["\(parameter) = ", $0]) } ?? parameter
    }
    let assignments = viewModel.fields.map { field in
      Code.assignment("self.\(swiftMember(field.name))", .text(swiftIdentifier(field.name)))
    }
    return [
      "initializer": lines(initializer(parameters, indent: indent + 2)),
      "assignments": lines(assignments, indent: indent + 4),
    ]
  }

  /// Returns the head of an initializer without the brace, which the template writes.
  private func initializer(
    _ parameters: [Code],
    indent: Int,
    _ access: Access? = nil
  ) -> Lines {
    let head = Code.call("\((access ?? options.access).prefix)init", parameters)
    return Lines([head], indent: indent, trailing: " {".count)
  }

  /// Returns the first value of state, such as `false`; `nil` for other fields.
  private func firstValue(_ field: Field) -> Code? {
    guard case .state(let first) = field.rule else { return nil }
    return ExpressionWriter(service: screen.service).code(first)
  }

  /// Returns the name of a type inside the view, where nested types need no qualifier: `[PhotoListCell]`.
  private func nestedName(_ type: ValueType) -> Code {
    switch type {
    case .viewModel(let name) where screen.nestsInView && screen.owner(of: name) === screen:
      .text(name)
    case .list(let element) where screen.nestsInView && type != screen.service.root:
      "[\(nestedName(element))]"
    case .optional(let wrapped) where screen.nestsInView: "\(nestedName(wrapped))?"
    default: screen.code(type)
    }
  }

  private func signature(
    _ viewModel: ViewModel,
    _ further: [Code] = [],
    _ access: Access? = nil
  ) -> Lines {
    var parameters: [Code] =
      viewModel.source == .nothing ? [] : ["from model: \(screen.code(viewModel.source))"]
    parameters += viewModel.inputs.map { "\(swiftParameter($0.name)): \(screen.code($0.type))" }
    return initializer(parameters + further, indent: 2, access)
  }

  private func forward(_ viewModel: ViewModel, _ further: [Code]) -> Lines {
    var arguments: [Code] = viewModel.source == .nothing ? [] : ["from: model"]
    arguments += viewModel.inputs.map {
      .text("\(swiftLabel($0.name)): \(swiftIdentifier($0.name))")
    }
    return Lines([.call("self.init", arguments + further)], indent: 4)
  }
}

extension ServiceModel {
  /// The name of the alias for the root type, if there is one: `Response`.
  var rootName: String? {
    declarations.first {
      if case .alias(let type) = $0.kind { type == root } else { false }
    }?.name
  }
}

/// The parameter of functions that format for a context.
let inContext: Code = "in context: \(helper: "DisplayContext")"

extension Screen {
  /// Returns the Swift name of a type, with its needs.
  func code(_ type: ValueType) -> Code { .fragment(Fragment(swiftName(type), needs: type.needs)) }

  /// Returns the Swift name of a type as the adapters use it.
  package func swiftName(_ type: ValueType) -> String {
    switch type {
    case .viewModel(let name): typeName(ofModel: name)
    case .list(let element) where type != service.root || service.rootName == nil:
      "[\(swiftName(element))]"
    case .list: service.rootName ?? type.swiftName
    case .optional(let wrapped): "\(swiftName(wrapped))?"
    default: type.swiftName
    }
  }
}
