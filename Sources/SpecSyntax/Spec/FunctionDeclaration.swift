import DocumentReader
import ViewModelIR

package enum FunctionKey: String, MappingKey {
  case takes, gives

  package static let mapping = "a function of the app"

  package var definition: KeyDefinition {
    switch self {
    case .takes:
      .init(
        .filled(.list(.text)),
        isRequired: true,
        "the [types](#types) of the parameters, which have no labels, such as `[String, Int?]`"
      )
    case .gives: .init(.text, isRequired: true, "the [type](#types) of the result")
    }
  }
}

/// A function of the app as `viewmodelgen.yaml` declares it. Its types have not been looked up, because they can be types of a spec's schema.
package struct FunctionDeclaration: Sendable {
  package let name: String
  package let location: Location
  package let takes: [Node]
  package let gives: Node
}

extension FunctionDeclaration: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.location == right.location && left.words == right.words
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private var words: [ScalarWord] {
    (takes + [gives]).map { ScalarWord(text: $0.text, location: $0.location) }
  }

  private struct ScalarWord: Equatable {
    let text: String?
    let location: Location
  }
}

/// Reads `functions` of a configuration.
package func readFunctions(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> [FunctionDeclaration] {
  if node.isReported { return [] }
  guard let members = node.members else {
    diagnostics.append(.wrongType(node, what: "'functions'", expected: "a mapping"))
    return []
  }
  return members.compactMap { readFunction($0, into: &diagnostics) }
}

private func readFunction(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> FunctionDeclaration? {
  let what = FunctionKey.mapping
  checkVariableName(member.key, what, at: member.keyLocation, into: &diagnostics)
  if TypedExpression.Function(rawValue: member.key) != nil {
    let why = "expressions already have a function of this name"
    diagnostics.append(.badName(member.key, what: what, at: member.keyLocation, why: why))
  }
  guard let keys = KeyReader<FunctionKey>(member.value, into: &diagnostics) else { return nil }
  let takes = keys.elements(.takes, into: &diagnostics)
  if let node = keys.node(.takes), node.elements?.isEmpty == true {
    let remedy = "name the types of the parameters, such as [String]"
    diagnostics.append(.emptyList(FunctionKey.takes.rawValue, remedy, at: node.location))
  }
  for type in takes where type.text == nil && !type.isReported {
    diagnostics.append(.wrongType(type, what: "a parameter", expected: "a type such as 'String'"))
  }
  guard let gives = keys.scalar(.gives, into: &diagnostics) else { return nil }
  return FunctionDeclaration(
    name: member.key,
    location: member.keyLocation,
    takes: takes,
    gives: gives
  )
}
