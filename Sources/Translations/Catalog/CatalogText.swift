import DocumentReader
import ViewModelIR

/// A catalog's contents for one text in one language, with printf placeholders.
package struct CatalogText: Hashable, Sendable {
  /// The text; `nil` if there are only plural forms.
  package var value: String?
  /// The forms by category, if the text is a single plural.
  package var plural: [PluralCategory: String]
  package var substitutions: [Substitution]

  /// A plural inside the value, which contains `%#@name@` in its place.
  package struct Substitution: Hashable, Sendable {
    package var name: String
    /// The slot of the number that chooses the form, counted from 1.
    package var argument: Int
    /// The type of the number: `lld`, `lf` or `@`.
    package var specifier: String
    /// The forms by category, in which `%arg` stands for the number.
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
  /// The part of the placeholder after `%`. It is `@` for texts, including all values that are formatted before they are inserted.
  var specifier: String {
    guard choosing != nil else { return "@" }
    return switch value.type.unwrapped {
    case .integer: "lld"
    case .number, .duration: "lf"
    default: "@"
    }
  }
}

extension CatalogText {
  /// Returns the value for a language in an entry's `localizations`, with the state `translated`.
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
  /// Whether an entry has the unit's source text, in any state.
  func isSource(in entry: Node, _ language: String) -> Bool {
    guard let old = entry["localizations"]?[language] else { return false }
    return old.withoutStates.isSame(as: source.node(at: old.location).withoutStates)
  }
}

extension Node {
  /// The localization with everything that is translated marked for review.
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

  /// The localization without its states.
  var withoutStates: Node {
    guard let members else { return self }
    let kept = members.filter { $0.key != "state" }.map { member in
      Member(key: member.key, keyLocation: member.keyLocation, value: member.value.withoutStates)
    }
    return Node(.mapping(kept), at: location)
  }
}

extension Node {
  /// Returns an object for a catalog. `location` is for diagnostics.
  static func object(_ members: [(key: String, value: Node)], at location: Location) -> Node {
    Node(
      .mapping(members.map { Member(key: $0.key, keyLocation: location, value: $0.value) }),
      at: location
    )
  }

  static func string(_ text: String, at location: Location) -> Node {
    Node(.string(text), at: location)
  }

  /// Returns the object with a new value for a key, or without the key. A new key is inserted where Xcode would put it.
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
