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

extension ViewControllerWriter {
  /// Whether the rows of a list have traits.
  var hasTraits: Bool { lists.contains { !$0.nested.traits.isEmpty } }

  /// The traits of the rows, by section. The texts of the screen itself, in the first section, have none.
  var traits: [String] {
    let sections = lists.map { field, nested -> Code in
      let traits = nested.traits.isEmpty ? "_ in []" : "traits(of: $0)"
      return .text("viewModel.\(swiftMember(field.name)).map { \(traits) }")
    }
    return Code.returning(.array(["[]"] + sections)).outdentedLines(indent: 6)
  }

  /// The functions that return the traits of a row.
  var traitFunctions: [[String]] {
    var seen: Set<String?> = []
    return lists.map(\.nested).filter { !$0.traits.isEmpty && seen.insert($0.name).inserted }
      .map(traitFunction)
  }

  private func traitFunction(_ row: ViewModel) -> [String] {
    let value = optionSet(row.traits.always.map { ".\($0.rawValue)" })
    let type = "UIAccessibilityTraits"
    var lines = ViewLines()
    lines.block("private static func traits(of row: \(screen.typeName(of: row))) -> \(type) {") {
      if row.traits.dependent.isEmpty { return $0.add(value) }
      $0.add("var traits: \(type) = \(value)")
      for (kind, field) in row.traits.dependent {
        $0.add("if row.\(swiftMember(field)) { traits.insert(.\(kind.rawValue)) }")
      }
      $0.add("return traits")
    }
    return lines.lines
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
