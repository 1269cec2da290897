import DocumentReader
import ViewModelIR

/// Puts translators' texts into a catalog. Texts that they left out stay as they are.
package struct CatalogImport {
  /// The numbers of units that the import changed.
  package struct Changes {
    /// The number of units that had no text before.
    package var new = 0
    package var changed = 0
    /// The number of units whose source text has changed since, or whose translator marked them for review.
    package var toReview = 0
    /// The number of units whose text stays and no longer needs a review.
    package var reviewed = 0
    /// The units for which no spec has a text, or whose text has no such form.
    package var unknown: [ReceivedFile.Unit] = []

    package init() {}
  }

  package private(set) var changes = Changes()
  private let language: String
  private let units: [String: TextUnit]
  private let catalog: Catalog
  private var entries: [String: Node] = [:]

  package init(_ catalog: Catalog, _ units: [TextUnit], into language: String) {
    self.catalog = catalog
    self.language = language
    self.units = Dictionary(units.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The catalog's new contents; `nil` if nothing has changed.
  package var text: [UInt8]? {
    if entries.isEmpty { return nil }
    let members = catalog.entries.map { member in
      let value = entries[member.key] ?? member.value
      return Node.Member(key: member.key, keyLocation: member.keyLocation, value: value)
    }
    let strings = Node(.mapping(members), at: catalog.root.location)
    return catalogJSON(catalog.root.setting("strings", to: strings))
  }

  package mutating func add(_ received: [ReceivedFile.Unit]) {
    for unit in received {
      guard let (text, form) = form(of: unit.id),
        let entry = entries[text.key] ?? catalog.entry(text.key)?.value
      else {
        changes.unknown.append(unit)
        continue
      }
      guard let target = unit.target, let state = unit.catalogState else { continue }
      let isCurrent = unit.source == text.xliffText(text.sourceText(of: form), form)
      let reviewed = isCurrent ? state : "needs_review"
      let localizations = entry["localizations"] ?? .object([], at: entry.location)
      let old = localizations[language]
      let value = text.catalogText(target, form)
      let before = old?.text(of: form)
      if before?["value"]?.string == value, before?["state"]?.string == reviewed { continue }
      switch before?["value"]?.string {
      case nil, "": changes.new += 1
      case value: if reviewed != "needs_review" { changes.reviewed += 1 }
      default: changes.changed += 1
      }
      if reviewed == "needs_review" { changes.toReview += 1 }
      let new = (old ?? .object([], at: entry.location))
        .setting(form, to: value, reviewed, of: text)
      entries[text.key] = entry.setting(
        "localizations",
        to: localizations.setting(language, to: new)
      )
    }
  }

  /// Returns the text and its form for the ID of a unit; `nil` if no text has it.
  private func form(of id: String) -> (TextUnit, TransUnitForm)? {
    let parts = id.split(separator: "|==|", omittingEmptySubsequences: false)
    guard let key = parts.first, let unit = units[String(key)] else { return nil }
    guard parts.count > 1 else { return (unit, .whole) }
    let path = parts.dropFirst().joined(separator: "|==|")
    let names = unit.source.substitutions.map(\.name)
    let forms =
      PluralCategory.allCases.map { TransUnitForm.plural($0) }
      + names.flatMap { name in
        PluralCategory.allCases.map { TransUnitForm.substitution(name, $0) }
      }
    return forms.first { $0.suffix == "|==|\(path)" }.map { (unit, $0) }
  }
}

extension Node {
  /// Returns the localization with a new text for one of its forms.
  fileprivate func setting(
    _ form: TransUnitForm,
    to text: String,
    _ state: String,
    of unit: TextUnit
  ) -> Node {
    let stringUnit = Node.object(
      [("state", .string(state, at: location)), ("value", .string(text, at: location))],
      at: location
    )
    switch form {
    case .whole:
      let whole = setting("stringUnit", to: stringUnit)
      return unit.source.plural.isEmpty ? whole : whole.setting("variations", to: nil)
    case .plural(let category):
      return setting("stringUnit", to: nil).setting(category, to: stringUnit)
    case .substitution(let name, let category):
      guard let source = unit.source.substitutions.first(where: { $0.name == name }) else {
        return self
      }
      let all = self["substitutions"] ?? .object([], at: location)
      let old =
        all[name]
        ?? .object(
          [
            ("argNum", Node(.number(String(source.argument)), at: location)),
            ("formatSpecifier", .string(source.specifier, at: location)),
          ],
          at: location
        )
      let changed = setting(
        "substitutions",
        to: all.setting(name, to: old.setting(category, to: stringUnit))
      )
      if changed["stringUnit"] != nil { return changed }
      // A form is only shown as a part of its sentence.
      let sentence = Node.object(
        [
          ("state", .string("new", at: location)),
          ("value", .string(unit.source.value ?? "", at: location)),
        ],
        at: location
      )
      return changed.setting("stringUnit", to: sentence)
    }
  }

  private func setting(_ category: PluralCategory, to stringUnit: Node) -> Node {
    let variations = self["variations"] ?? .object([], at: location)
    let plural = variations["plural"] ?? .object([], at: location)
    let form = Node.object([("stringUnit", stringUnit)], at: location)
    return setting(
      "variations",
      to: variations.setting("plural", to: plural.setting(category.rawValue, to: form))
    )
  }
}
