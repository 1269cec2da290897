import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes how an initialiser fills one property.
struct RuleWriter {
  let screen: Screen
  private let texts: TextWriter

  init(_ screen: Screen, _ functions: FormatFunctions) {
    self.screen = screen
    texts = TextWriter(screen, functions)
  }

  /// The statements that fill a view model's fields, behind those of what they share.
  func statements(_ viewModel: ViewModel) -> [Code] {
    let taken = Set(viewModel.inputs.map(\.name) + viewModel.locals.map(\.name))
    return viewModel.locals.flatMap { declaration($0, taken) }
      + viewModel.fields.flatMap { field in
        statements(field.rule, "self.\(swiftMember(field.name))", list(of: field.name, taken))
      }
  }

  /// `let remaining = …`; declared first where branches fill it.
  private func declaration(_ local: ViewModel.Local, _ taken: Set<String>) -> [Code] {
    let name = swiftIdentifier(local.name)
    let statements = statements(local.rule, name, list(of: local.name, taken))
    if let last = statements.last, case .assignment(name, let value) = last {
      return statements.dropLast() + [.assignment("let \(name)", value)]
    }
    return [.text("let \(name): \(screen.swiftName(local.type))")] + statements
  }

  /// What the parts of a `join` are collected in.
  private func list(of name: String, _ taken: Set<String>) -> String {
    let names = (1...).lazy.map { "\(name)Parts\($0 == 1 ? "" : String($0))" }
    return names.first { !taken.contains($0) } ?? name
  }

  /// The statements that assign what a rule says; none for state, which has its first value where it is declared.
  private func statements(_ rule: Rule, _ target: String, _ parts: String) -> [Code] {
    switch rule {
    case .text(let text): return [.assignment(target, texts.code(text))]
    case .fallback(let text, let otherwise): return fallback(target, text, otherwise)
    case .cases(let branches): return conditional(branches) { [.assignment(target, $0)] }
    case .join(let rules, let separator): return join(target, rules, separator, parts)
    case .value(let value): return [.assignment(target, texts.expressions.code(value))]
    case .each(let list, let model, let arguments):
      return [.assignment(target, each(list, model, arguments))]
    case .state: return []
    }
  }

  private func fallback(_ target: String, _ text: Text, _ otherwise: Text?) -> [Code] {
    guard !text.bindings.isEmpty else { return [.assignment(target, texts.code(text))] }
    let other = otherwise.map { texts.code($0) } ?? "nil"
    let optional = texts.optionalCode(text)
    if !optional.containsClosure {
      let value = otherwise == nil ? optional : .binary(optional, [.init("??", other)])
      return [.assignment(target, value)]
    }
    return [
      .conditional(
        [
          Code.Branch(
            text.bindings.map { bind($0, texts.expressions) },
            [.assignment(target, texts.code(text))]
          )
        ],
        otherwise: [.assignment(target, other)]
      )
    ]
  }

  /// The branches as `if` and `else`, each with the statements for what it comes out as, nil where that is nil.
  private func conditional(_ branches: [Rule.Branch], _ use: (Code) -> [Code]) -> [Code] {
    func body(_ branch: Rule.Branch) -> [Code] {
      switch branch.rule {
      case .text(let text)?: use(texts.code(text))
      case .value(let value)?: use(texts.expressions.code(value))
      default: use("nil")
      }
    }
    let last = branches.last.map(body) ?? []
    var leading = branches.dropLast().map { (branch: $0, body: body($0)) }
    while last.isEmpty, leading.last?.body.isEmpty == true { leading.removeLast() }
    if leading.isEmpty { return last }
    if let choice = UnionChoice(leading.map(\.branch), screen.service) {
      return [switching(choice, leading.map(\.body), otherwise: last)]
    }
    let conditional = leading.map { Code.Branch(conditions($0.branch), $0.body) }
    return [.conditional(conditional, otherwise: last)]
  }

  private func switching(_ choice: UnionChoice, _ bodies: [[Code]], otherwise: [Code]) -> Code {
    let cases = zip(choice.matches, bodies).map { Code.Branch([.text(pattern($0))], $1) }
    let all = cases + (choice.isComplete ? [] : [Code.Branch([], otherwise)])
    return .choice(
      of: expressionsInCondition.code(choice.union),
      all.map { Code.Branch($0.conditions, $0.body.isEmpty ? ["break"] : $0.body) }
    )
  }

  private var expressionsInCondition: ExpressionWriter {
    var expressions = texts.expressions
    expressions.isInCondition = true
    return expressions
  }

  private func conditions(_ branch: Rule.Branch) -> [Code] {
    let expressions = expressionsInCondition
    return branch.conditions.map { condition in
      switch condition {
      case .holds(let value): expressions.code(value)
      case .binds(let binding): bind(binding, expressions)
      case .matches(let match):
        .assignment("case \(pattern(match))", expressions.code(match.value))
      }
    }
  }

  private func bind(_ binding: Binding, _ expressions: ExpressionWriter) -> Code {
    var expressions = expressions
    expressions.isInCondition = true
    let name = swiftIdentifier(binding.name)
    if case .variable(binding.name) = binding.value.kind { return .text("let \(name)") }
    return .assignment("let \(name)", expressions.code(binding.value))
  }

  /// `.image(let image)`
  private func pattern(_ match: CaseMatch) -> String {
    let value = match.name.map { "(let \(swiftIdentifier($0)))" } ?? ""
    let mark = match.value.type.isOptional ? "?" : ""
    return ".\(swiftMember(match.caseName))\(value)\(mark)"
  }

  /// A list of the parts, joined; where some stand under conditions, a list that grows.
  private func join(
    _ target: String,
    _ rules: [Rule],
    _ separator: Text,
    _ parts: String
  ) -> [Code] {
    let texts = rules.prefix { if case .text = $0 { true } else { false } }.flatMap(\.texts)
    let list = Code.array(texts.map { self.texts.optionalCode($0) })
    let mayBeNil = texts.contains { !$0.bindings.isEmpty }
    let rest = rules.dropFirst(texts.count)
    if rest.isEmpty {
      let links: [Code] = (mayBeNil ? [".compactMap { $0 }"] : []) + joined(separator)
      return [.assignment(target, .chain(list, links))]
    }
    let first: Code =
      texts.isEmpty
      ? .assignment("var \(parts): [String]", list)
      : .assignment("var \(parts)", mayBeNil ? .chain(list, [".compactMap { $0 }"]) : list)
    return [first] + rest.flatMap { append($0, to: parts) }
      + [.assignment(target, .chain(.text(parts), joined(separator)))]
  }

  private func joined(_ separator: Text) -> [Code] {
    let separators = separator.segments.isEmpty ? [] : [texts.code(separator)]
    return [
      ".filter { !$0.isEmpty }",
      .call(".joined", separators.map { .argument("separator", $0) }),
    ]
  }

  private func append(_ part: Rule, to parts: String) -> [Code] {
    func append(_ text: Code) -> [Code] { [.call("\(parts).append", [text])] }
    switch part {
    case .text(let text) where text.bindings.isEmpty: return append(texts.code(text))
    case .text(let text):
      let conditions = text.bindings.map { bind($0, texts.expressions) }
      return [.conditional([Code.Branch(conditions, append(texts.code(text)))], otherwise: [])]
    case .cases(let branches): return conditional(branches) { $0.isNil ? [] : append($0) }
    default: return []
    }
  }

  private func each(_ list: TypedExpression, _ model: String, _ arguments: [Rule.Argument]) -> Code
  {
    let type = Screen.typeName(ofModel: model, view: screen.view, layout: screen.layout)
    let usesContext = screen.viewModel(model)?.usesContext ?? false
    var values: [Code] = ["from: $0"]
    values += arguments.map {
      .argument(swiftLabel($0.name), texts.expressions.inside.code($0.value))
    }
    if usesContext { values.append("in: context") }
    if values.count == 1 {
      return texts.expressions.member(of: list, .call("map", [.text("\(type).init(from:)")]))
    }
    return texts.expressions.member(
      of: list,
      .sequence(["map ", .closure([.call(type, values)])])
    )
  }
}

extension Code {
  fileprivate var isNil: Bool { if case .text("nil") = self { true } else { false } }

  fileprivate var containsClosure: Bool {
    switch self {
    case .closure: true
    case .sequence(let parts): parts.contains(where: \.containsClosure)
    case .chain(let base, let links): ([base] + links).contains(where: \.containsClosure)
    default: false
    }
  }
}
