// How a view uses a field, inferred from the field's name.

extension Field {
  /// Whether the field's text describes an empty list.
  package var isEmptyText: Bool {
    type.unwrapped == .string && (words.contains("empty") || words.first == "no")
  }

  /// The action that an accessibility text is for, `""` for the whole row, and its part: `label`, `hint` or `value`. `nil` if the
  /// text is visible.
  package var accessibilityText: (owner: String, part: String)? {
    guard type.unwrapped == .string,
      let part = ["label", "hint", "value"].first(where: {
        name.lowercased().hasSuffix("accessibility\($0)")
      })
    else { return nil }
    return (String(name.dropLast("accessibility\(part)".count)), part)
  }

  /// Whether the field's URL is for a picture rather than a page or a video.
  package var isPicture: Bool {
    !words.isDisjoint(with: pictureWords) && words.isDisjoint(with: pageWords)
  }

  /// The label of a link: `Website` for the field `websiteURL`.
  package var linkLabel: String {
    let words = label(name).split(separator: " ")
    let ends = words.count > 1 && ["url", "uri", "link"].contains(words.last?.lowercased())
    return words.dropLast(ends ? 1 : 0).joined(separator: " ")
  }

  private var words: [String] { label(name).lowercased().split(separator: " ").map(String.init) }
}

extension [String] {
  fileprivate func isDisjoint(with other: Set<String>) -> Bool { other.isDisjoint(with: self) }
}

private let pictureWords: Set = [
  "artwork", "avatar", "banner", "cover", "icon", "image", "logo", "photo", "picture", "portrait",
  "poster", "thumbnail",
]

private let pageWords: Set = ["href", "link", "page", "site", "video", "website"]

extension ViewModel {
  /// Whether a view shows the field only while there are no rows.
  package func isEmptyText(_ field: Field) -> Bool { field.isEmptyText && !lists.isEmpty }

  package var lists: [Field] {
    fields.filter { if case .list = $0.type { true } else { false } }
  }
}

/// The name as a label: `Toggle Follow` for `toggleFollow`.
package func label(_ name: String) -> String {
  var label = ""
  for character in name {
    if character.isUppercase, label.last?.isUppercase == false { label += " " }
    label.append(label.isEmpty ? Character(character.uppercased()) : character)
  }
  return label
}
