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

  /// The statements that assign the field; none for state, which has its first value where it is declared.
  func statements(_ field: Field) -> [Code] {
    let target = "self.\(swiftMember(field.name))"
    switch field.rule {
    case .text(let text): return [.assignment(target, texts.code(text))]
    case .fallback(let text, let otherwise): return fallback(target, text, otherwise)
    case .cases(let branches): return cases(target, branches)
    case .join(let parts, let separator): return [.assignment(target, join(parts, separator))]
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

  private func cases(_ target: String, _ branches: [Rule.Branch]) -> [Code] {
    func assignment(_ branch: Rule.Branch) -> Code {
      .assignment(target, branch.text.map { texts.code($0) } ?? "nil")
    }
    let last = branches.last.map { [assignment($0)] } ?? []
    var expressions = texts.expressions
    expressions.isInCondition = true
    let conditional = branches.dropLast().map { branch in
      Code.Branch(
        branch.conditions.map { condition in
          switch condition {
          case .holds(let value): expressions.code(value)
          case .binds(let binding): bind(binding, expressions)
          case .matches(let match): matching(match, expressions)
          }
        },
        [assignment(branch)]
      )
    }
    return conditional.isEmpty ? last : [.conditional(conditional, otherwise: last)]
  }

  private func bind(_ binding: Binding, _ expressions: ExpressionWriter) -> Code {
    var expressions = expressions
    expressions.isInCondition = true
    let name = swiftIdentifier(binding.name)
    if case .variable(binding.name) = binding.value.kind { return .text("let \(name)") }
    return .assignment("let \(name)", expressions.code(binding.value))
  }

  /// `case .image(let image) = model.message`
  private func matching(_ match: CaseMatch, _ expressions: ExpressionWriter) -> Code {
    let value = match.name.map { "(let \(swiftIdentifier($0)))" } ?? ""
    let mark = match.value.type.isOptional ? "?" : ""
    return .assignment(
      "case .\(swiftMember(match.caseName))\(value)\(mark)",
      expressions.code(match.value)
    )
  }

  private func join(_ parts: [Text], _ separator: Text) -> Code {
    let elements = Code.array(parts.map { texts.optionalCode($0) })
    var links: [Code] = [
      ".filter { !$0.isEmpty }",
      .call(
        ".joined",
        separator.segments.isEmpty ? [] : [.argument("separator", texts.code(separator))]
      ),
    ]
    if parts.contains(where: { !$0.bindings.isEmpty }) { links.insert(".compactMap { $0 }", at: 0) }
    return .chain(elements, links)
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
  fileprivate var containsClosure: Bool {
    switch self {
    case .closure: true
    case .sequence(let parts): parts.contains(where: \.containsClosure)
    case .chain(let base, let links): ([base] + links).contains(where: \.containsClosure)
    default: false
    }
  }
}
