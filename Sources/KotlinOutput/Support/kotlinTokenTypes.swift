import OutputInterface
import ViewModelIR

extension TypeNames {
  /// What code needs that names a type; nothing if the type is not one of tokens.
  func tokenNeeds(_ type: String) throws(NotInKotlin) -> Set<Need> {
    guard let tokens = tokens.first(where: { $0.name == type }) else { return [] }
    var names = KotlinNames()
    let name = self.name(of: type)
    for token in tokens.caseNames { try names.add(kotlinCase(token, of: name), for: token) }
    return [.tokens(type: name, names: Set(tokens.caseNames))]
  }
}

/// Returns the enum classes of tokens, each with the names of all specs.
func tokenTypes(_ needs: Set<Need>) -> [Declaration] {
  var all: [String: Set<String>] = [:]
  for case .tokens(let type, let names) in needs { all[type, default: []].formUnion(names) }
  return all.sorted { $0.key < $1.key }.map { type, names in
    Declaration(
      doc: "Names that the app maps to colors, symbols or styles.",
      head: .text("enum class \(type)(val rawValue: String)"),
      members: [
        Declaration(
          entries: names.sorted().map { name in
            .call(.text(kotlinCase(name, of: type)), [.string([.literal(name)])])
          }
        )
      ]
    )
  }
}
