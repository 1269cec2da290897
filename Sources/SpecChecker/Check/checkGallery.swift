import DocumentReader
import SpecSyntax
import ViewModelIR

extension ScreenChecker {
  /// Checks `gallery`. Each part must name a field of a suitable type.
  ///
  /// `written` are all fields in the spec, including those with errors.
  func gallery(
    _ gallery: Spec.Gallery?,
    of fields: [Field],
    _ written: [Spec.DisplayField]
  ) -> GalleryParts? {
    guard let gallery else { return nil }
    let checker = PartChecker(fields: fields, names: written.map(\.name), problems: problems)
    var parts = GalleryParts()
    parts.title = gallery.title.flatMap { checker.field($0, as: .text, for: "'title'") }
    parts.subtitle = gallery.subtitle.flatMap { checker.field($0, as: .text, for: "'subtitle'") }
    parts.image = gallery.image.flatMap { checker.field($0, as: .address, for: "'image'") }
    parts.badges = gallery.badges.compactMap { checker.field($0, as: .badge, for: "'badges'") }
    parts.stats = gallery.stats.compactMap { stat in
      checker.field(stat.value, as: .stat, for: "'stats'").map {
        GalleryParts.Stat(label: stat.key, field: $0)
      }
    }
    parts.cells = gallery.cells.compactMap { checker.field($0, as: .nested, for: "'cells'") }
    for (field, room) in gallery.fits {
      if let name = checker.field(field, as: .text, for: "'fits'") { parts.fits[name] = room }
    }
    return parts
  }
}

private struct PartChecker {
  enum Kind: String {
    case text = "a text"
    case address = "a URL or a text"
    case badge = "a text or a Bool"
    case stat = "a text or a number"
    case nested = "a nested view model or rows"
  }

  let fields: [Field]
  let names: [String]
  let problems: Problems

  /// The field's name. Returns `nil` if the field has an error, or reports one if it is missing or of an unsuitable type.
  func field(_ node: Node, as kind: Kind, for part: String) -> String? {
    let name = node.text ?? ""
    guard let field = fields.first(where: { $0.name == name }) else {
      if !names.contains(name) { problems.note(.noField(name, names, at: node.location)) }
      return nil
    }
    guard takes(kind, field.type.unwrapped) else {
      problems.note(
        .wrongPart(name, field.type, part, takes: kind.rawValue, at: node.location)
      )
      return nil
    }
    return name
  }

  private func takes(_ kind: Kind, _ type: ValueType) -> Bool {
    switch kind {
    case .text: type == .string || type == .styledText
    case .address: type == .string || type == .url
    case .badge: type == .string || type == .boolean
    case .stat: type == .string || type.isSummable
    case .nested:
      switch type {
      case .viewModel, .list(.viewModel): true
      default: false
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func noField(_ name: String, _ names: [String], at location: Location) -> Self
  {
    Self(
      .unknownName,
      "there is no field \(quoted(name))",
      Hint(for: name, among: names),
      at: location
    )
  }

  fileprivate static func wrongPart(
    _ name: String,
    _ type: ValueType,
    _ part: String,
    takes kind: String,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "'\(name)' is '\(type.messageName)', but \(part) needs \(kind); name another field",
      at: location
    )
  }
}
