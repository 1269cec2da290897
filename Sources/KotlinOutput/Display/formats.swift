import TextOutput
import ViewModelIR

/// A function of `DisplayContext` that formats a value.
struct FormatFunction {
  let name: String
  var needs: Set<Need> = []

  /// A helper of the support file.
  static func helper(_ name: String) -> Self { Self(name: name, needs: [.helper(name)]) }
}

extension Format {
  func function(of type: ValueType) throws(NotInKotlin) -> FormatFunction {
    switch style {
    case .number(.decimal(NumberOptions())) where type == .integer: return .helper("number")
    case .number(.compact(NumberOptions(fractionDigits: 0...1))) where type == .integer:
      return .helper("compact")
    case .choice where name != nil && type == .integer:
      return FormatFunction(name: kotlinMember(name ?? ""))
    default: throw NotInKotlin("the format \(name.map { "'\($0)'" } ?? "of this value")")
    }
  }
}

/// Returns the private functions for the spec's own formats that a screen uses.
func formatFunctions(of screen: Screen) throws(NotInKotlin) -> [Declaration] {
  var declarations: [Declaration] = []
  var known: Set<String> = []
  var names = KotlinNames()
  let parts = screen.viewModels.flatMap { $0.rules.flatMap(\.rule.formattedParts) }
  for (value, format) in parts {
    guard case .choice(let choice) = format.style, let name = format.name,
      known.insert(name).inserted
    else { continue }
    try names.add(kotlinMember(name), for: name)
    declarations.append(try function(name, choice, of: value.type, in: screen))
  }
  return declarations
}

/// `private fun DisplayContext.bookCount(value: Long): String`
private func function(
  _ name: String,
  _ choice: TextChoice,
  of type: ValueType,
  in screen: Screen
) throws(NotInKotlin) -> Declaration {
  guard case .plural(let exact, let categories, _) = choice.kind, exact.isEmpty, type == .integer
  else {
    throw NotInKotlin("the format '\(name)'")
  }
  let texts = TextWriter(expressions: ExpressionWriter(screen: screen, context: ""), context: "")
  var branches: [Code.Branch] = []
  let language = Code.string([.literal(screen.plurals.language)])
  let category = Code.call(.helper("pluralCategory"), [language, "value"])
  for each in screen.plurals.categories where each != .other {
    guard let text = categories[each] else { continue }
    let keyword = Code.string([.literal(each.rawValue)])
    branches.append(Code.Branch(conditions: [keyword], value: try texts.code(text)))
  }
  let other = try categories[.other].map { (text) throws(NotInKotlin) in try texts.code(text) }
  let head = "private fun DisplayContext.\(kotlinMember(name))(value: Long): String = "
  return Declaration(
    .sequence([
      .text(head, needs: [.helper("DisplayContext")]),
      .choice(of: category, branches, otherwise: other),
    ])
  )
}
