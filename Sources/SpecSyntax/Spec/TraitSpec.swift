import DocumentReader
import ViewModelIR

/// The keys of a trait that depends on a field.
extension AccessibilityTrait: MappingKey {
  package static let mapping = "'traits'"

  package var definition: KeyDefinition { .init(.text, sentence) }

  private var sentence: String {
    switch self {
    case .button: "a tap on the row does something"
    case .link: "a tap on the row opens a web page"
    case .header: "the row is the title of those below it"
    case .image: "the row is a picture"
    case .searchField: "the row is a field for a search"
    case .selected: "the row is selected"
    case .playsSound: "a tap on the row plays a sound of its own"
    case .startsMediaSession:
      "a tap on the row starts a video, a call or a recording, so that the screen reader is silent"
    case .updatesFrequently:
      "the row changes so often that the screen reader asks for its label now and then"
    case .summaryElement: "the row sums up the screen, and is read first when the app starts"
    }
  }
}

let traitsDefinition = KeyDefinition(
  .list(.either([.word(of: AccessibilityTrait.self), .mapping(AccessibilityTrait.self)])),
  "a list of [traits](accessibility.md#the-traits-of-a-row) that screen readers say: names, or `name: field` for a trait that depends on a `Bool` field"
)

extension Spec {
  /// A trait in `traits`, before its field is looked up.
  package struct Trait: Sendable {
    package var kind: AccessibilityTrait
    /// The name of the field on which the trait depends; `nil` if the view always has it.
    package var field: Node?
  }
}

func readTraits(_ elements: [Node], into diagnostics: inout [Diagnostic]) -> [Spec.Trait] {
  var traits: [Spec.Trait] = []
  var seen: [AccessibilityTrait: Location] = [:]
  for (name, value) in elements.flatMap({ entries($0, into: &diagnostics) }) {
    guard let kind = AccessibilityTrait(rawValue: name.text ?? "") else {
      let choices = AccessibilityTrait.allCases.map(\.rawValue)
      diagnostics.append(.notOneOf(name, what: "a trait", choices: choices))
      continue
    }
    if let first = seen[kind] {
      diagnostics.append(.traitTwice(kind, first: first, at: name.location))
      continue
    }
    seen[kind] = name.location
    if let value, value.string == nil {
      if !value.isReported { diagnostics.append(.noFieldOfTrait(kind, value)) }
      continue
    }
    traits.append(Spec.Trait(kind: kind, field: value))
  }
  return traits
}

/// The names in an element of `traits`, with the fields on which they depend.
private func entries(
  _ element: Node,
  into diagnostics: inout [Diagnostic]
) -> [(name: Node, field: Node?)] {
  if element.isReported { return [] }
  if element.text != nil { return [(element, nil)] }
  if element.members == nil {
    let expected = "the name of a trait or 'name: field'"
    diagnostics.append(.wrongType(element, what: "an entry of 'traits'", expected: expected))
  }
  return (element.members ?? []).map { member in
    (Node(.string(member.key), at: member.keyLocation), member.value)
  }
}

extension Diagnostic {
  fileprivate static func traitTwice(
    _ trait: AccessibilityTrait,
    first: Location,
    at location: Location
  ) -> Self {
    Self(
      .duplicateKey,
      "the trait '\(trait.rawValue)' is already on line \(first.line): keep one of them",
      at: location
    )
  }

  fileprivate static func noFieldOfTrait(_ trait: AccessibilityTrait, _ value: Node) -> Self {
    let remedy =
      switch value.bool {
      case true?: "to have the trait always, write only '\(trait.rawValue)'"
      case false?: "to never have the trait, remove it"
      case nil: "write the field's name, or only '\(trait.rawValue)' to have the trait always"
      }
    let found = value.text.map { "'\(excerpt($0))'" } ?? value.kindName
    return Self(
      .wrongType,
      "the trait '\(trait.rawValue)' can depend on a Bool field, not on \(found): \(remedy)",
      at: value.location
    )
  }
}
