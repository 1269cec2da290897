import DocumentReader
import ViewModelIR

/// What a catalog has for one text in one language, with printf's placeholders.
package struct CatalogText: Hashable, Sendable {
  /// nil where plural forms are all there is.
  package var value: String?
  /// By category, for a text that is one plural.
  package var plural: [PluralCategory: String]
  package var substitutions: [Substitution]

  /// A plural inside of the value, where it stands as `%#@name@`.
  package struct Substitution: Hashable, Sendable {
    package var name: String
    /// Which slot its number is, from 1.
    package var argument: Int
    /// `lld`, `lf` or `@`
    package var specifier: String
    /// In which `%arg` is the number.
    package var plural: [PluralCategory: String]
  }

  package init(
    value: String? = nil,
    plural: [PluralCategory: String] = [:],
    substitutions: [Substitution] = []
  ) {
    self.value = value
    self.plural = plural
    self.substitutions = substitutions
  }
}

extension TextSlot {
  /// What follows the `%` of its placeholder: `@` for a text, and so for all that is formatted before.
  var specifier: String {
    guard choosingDigits != nil else { return "@" }
    return switch value.type.unwrapped {
    case .integer: "lld"
    case .number, .duration: "lf"
    default: "@"
    }
  }
}

extension CatalogText {
  /// Under a language in an entry's `localizations`, translated.
  func node(at location: Location) -> Node {
    var members: [(String, Node)] = []
    if let value { members.append(("stringUnit", unit(value, at: location))) }
    if !substitutions.isEmpty {
      let nodes = substitutions.sorted { comesBefore($0.name, $1.name) }
        .map { ($0.name, substitution($0, at: location)) }
      members.append(("substitutions", .object(nodes, at: location)))
    }
    if !plural.isEmpty { members.append(("variations", variations(plural, at: location))) }
    return .object(members, at: location)
  }

  private func substitution(_ substitution: Substitution, at location: Location) -> Node {
    .object(
      [
        ("argNum", Node(.number(String(substitution.argument)), at: location)),
        ("formatSpecifier", .string(substitution.specifier, at: location)),
        ("variations", variations(substitution.plural, at: location)),
      ],
      at: location
    )
  }

  private func variations(_ plural: [PluralCategory: String], at location: Location) -> Node {
    let names = plural.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
    let units = names.map { name, text in
      (name, Node.object([("stringUnit", unit(text, at: location))], at: location))
    }
    return .object([("plural", .object(units, at: location))], at: location)
  }

  private func unit(_ text: String, at location: Location) -> Node {
    .object(
      [
        ("state", .string("translated", at: location)),
        ("value", .string(text, at: location)),
      ],
      at: location
    )
  }
}

extension TextUnit {
  /// Whether an entry's source text is the unit's, in whatever state.
  func isSource(in entry: Node, _ language: String) -> Bool {
    guard let old = entry["localizations"]?[language] else { return false }
    return old.withoutStates.isSame(as: source.node(at: old.location).withoutStates)
  }
}

extension Node {
  /// In a localization, with what is translated marked for review.
  var needingReview: Node {
    guard let members else { return self }
    return Node(
      .mapping(
        members.map { member in
          let isState = member.key == "state" && member.value.string == "translated"
          let value =
            isState
            ? Node.string("needs_review", at: member.value.location) : member.value.needingReview
          return Member(key: member.key, keyLocation: member.keyLocation, value: value)
        }
      ),
      at: location
    )
  }

  /// The same without its states.
  var withoutStates: Node {
    guard let members else { return self }
    let kept = members.filter { $0.key != "state" }.map { member in
      Member(key: member.key, keyLocation: member.keyLocation, value: member.value.withoutStates)
    }
    return Node(.mapping(kept), at: location)
  }
}

extension Node {
  /// An object that a catalog is to have at a place.
  static func object(_ members: [(key: String, value: Node)], at location: Location) -> Node {
    Node(
      .mapping(members.map { Member(key: $0.key, keyLocation: location, value: $0.value) }),
      at: location
    )
  }

  static func string(_ text: String, at location: Location) -> Node {
    Node(.string(text), at: location)
  }

  /// With another value for a key, or none; a new key stands where Xcode puts it.
  func setting(_ key: String, to value: Node?) -> Node {
    var members = members ?? []
    if let index = members.firstIndex(where: { $0.key == key }) {
      if let value {
        members[index] = Member(key: key, keyLocation: members[index].keyLocation, value: value)
      } else {
        members.remove(at: index)
      }
    } else if let value {
      let member = Member(key: key, keyLocation: location, value: value)
      members.insert(member, at: members.firstIndex { comesBefore(key, $0.key) } ?? members.count)
    }
    return Node(.mapping(members), at: location)
  }
}
