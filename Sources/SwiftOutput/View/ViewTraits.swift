import ViewModelIR

// The traits of rows for screen readers.

extension ViewWriter {
  /// The modifiers that add the traits: one for those that the view always has, and one for each that depends on a field.
  func traits(of viewModel: ViewModel) -> [String] {
    let always = viewModel.traits.always.map { ".\($0.nameInSwiftUI)" }
    let modifiers = always.isEmpty ? [] : [".accessibilityAddTraits(\(optionSet(always)))"]
    return modifiers
      + viewModel.traits.dependent.map { kind, field in
        let flag = "viewModel.\(swiftMember(field))"
        return ".accessibilityAddTraits(\(flag) ? .\(kind.nameInSwiftUI) : [])"
      }
  }

  /// Whether a row's trait says whether the field is true. The visible label is read the same for both values.
  func isSaidByTrait(_ field: Field, of viewModel: ViewModel) -> Bool {
    viewModel.name != nil
      && viewModel.traits.contains { $0.field == field.name && $0.kind.isSaid }
  }
}

/// Returns an option set: `.isButton`, `[.isButton, .isLink]`, `[]`.
private func optionSet(_ members: [String]) -> String {
  let list = members.joined(separator: ", ")
  return members.count == 1 ? list : "[\(list)]"
}

extension [ViewModel.Trait] {
  /// The traits that a view always has.
  fileprivate var always: [AccessibilityTrait] { filter { $0.field == nil }.map(\.kind) }

  /// The traits that depend on a field, with its name.
  fileprivate var dependent: [(kind: AccessibilityTrait, field: String)] {
    compactMap { trait in trait.field.map { (trait.kind, $0) } }
  }
}

extension AccessibilityTrait {
  /// Whether screen readers say the trait. The others change what screen readers do.
  fileprivate var isSaid: Bool {
    switch self {
    case .button, .link, .header, .image, .searchField, .selected: true
    case .playsSound, .startsMediaSession, .updatesFrequently, .summaryElement: false
    }
  }

  /// The name in SwiftUI: `isButton`.
  fileprivate var nameInSwiftUI: String {
    switch self {
    case .button, .link, .header, .image, .searchField, .selected, .summaryElement:
      "is\(capitalized(rawValue))"
    case .playsSound, .startsMediaSession, .updatesFrequently: rawValue
    }
  }
}
