import DocumentReader
import ViewModelIR

/// A catalog's texts in one language, for translators who do not use catalogs: a `file` element of OASIS XLIFF 1.2. Texts are split and named
/// as Xcode does it.
package struct XLIFFFile {
  /// The catalog's name.
  package let original: String
  package let sourceLanguage: String
  package let targetLanguage: String
  package let units: [TransUnit]
}

extension XLIFFFile {
  package init(
    _ catalog: Catalog,
    named original: String,
    _ units: [TextUnit],
    into language: String
  ) {
    self.init(
      original: original,
      sourceLanguage: catalog.sourceLanguage.string ?? "",
      targetLanguage: language,
      units: catalog.transUnits(of: units, into: language)
    )
  }
}

/// A text that is translated separately: a text of a catalog, or one form of a plural in it.
package struct TransUnit {
  /// The text's key and form: `Book.byline`, `Book.formats.left|==|plural.few`, `Book.wroteText|==|substitutions.count.plural.one`
  package var id: String
  package var source: String
  package var target: Target?
  package var note = ""
  /// The maximum length, in characters.
  package var maxLength: Int?

  package struct Target {
    package var text: String
    /// One of XLIFF's states; `nil` if there is none.
    package var state: String?
  }
}

/// The form of a text that a unit contains.
enum TransUnitForm: Hashable {
  case whole
  case plural(PluralCategory)
  case substitution(String, PluralCategory)

  /// The part of a unit's ID after the key.
  var suffix: String {
    switch self {
    case .whole: ""
    case .plural(let category): "|==|plural.\(category.rawValue)"
    case .substitution(let name, let category):
      "|==|substitutions.\(name).plural.\(category.rawValue)"
    }
  }
}

extension Catalog {
  /// Returns the units to translate, without the texts that are the same in every language.
  fileprivate func transUnits(of units: [TextUnit], into language: String) -> [TransUnit] {
    guard let plurals = pluralRules(for: language) else { return [] }
    return units.sorted { comesBefore($0.key, $1.key) }.flatMap { unit -> [TransUnit] in
      let entry = entry(unit.key)?.value
      if entry?["shouldTranslate"]?.bool == false { return [] }
      return unit.transUnits(plurals, entry?["localizations"]?[language])
    }
  }
}

extension TextUnit {
  /// Returns the units to translate for a language. `localization` is what the catalog has for that language.
  fileprivate func transUnits(_ plurals: PluralRules, _ localization: Node?) -> [TransUnit] {
    let whole = localization?["stringUnit"]
    guard source.plural.isEmpty || whole != nil else {
      let forms = localization?["variations"]?["plural"]
      return categories(of: 0, plurals, forms).map { category in
        transUnit(.plural(category), localization)
      }
    }
    var units = [transUnit(.whole, localization)]
    // A translation that does not need the plurals can be a single text.
    if localization == nil || localization?["substitutions"] != nil {
      for substitution in source.substitutions.sorted(by: { comesBefore($0.name, $1.name) }) {
        let forms = localization?["substitutions"]?[substitution.name]?["variations"]?["plural"]
        units += categories(of: substitution.argument - 1, plurals, forms).map { category in
          transUnit(.substitution(substitution.name, category), localization)
        }
      }
    }
    return units
  }

  /// Returns the categories that the language has for the number, and those that the catalog contains.
  private func categories(of slot: Int, _ plurals: PluralRules, _ forms: Node?) -> [PluralCategory]
  {
    let possible = plurals.samples(slots.dropFirst(slot).first?.shown ?? .digits(0...0))
    return PluralCategory.allCases.filter {
      possible[$0] != nil || forms?[$0.rawValue] != nil
    }
  }

  private func transUnit(_ form: TransUnitForm, _ localization: Node?) -> TransUnit {
    let written = localization?.text(of: form)
    return TransUnit(
      id: key + form.suffix,
      source: xliffText(sourceText(of: form), form),
      target: written?["value"]?.string.map { text in
        .init(text: xliffText(text, form), state: written?["state"]?.string.flatMap(xliffState))
      },
      note: comment,
      maxLength: maxLength
    )
  }

  /// Returns the spec's text for a form, or for `other` if the spec does not have the form.
  func sourceText(of form: TransUnitForm) -> String {
    switch form {
    case .whole: return source.value ?? source.plural[.other] ?? ""
    case .plural(let category): return source.plural[category] ?? source.plural[.other] ?? ""
    case .substitution(let name, let category):
      let plural = source.substitutions.first { $0.name == name }?.plural
      return plural?[category] ?? plural?[.other] ?? ""
    }
  }

  /// Returns a catalog's text in XLIFF's form, in which each plural has the number of its slot, also in place of `%arg`.
  func xliffText(_ text: String, _ form: TransUnitForm) -> String {
    rewritten(text) { part in
      switch (part, form) {
      case (.substitution(let name), _):
        source.substitutions.first { $0.name == name }.map { "%\($0.argument)$#@\(name)@" }
      case (.number, .substitution(let name, _)):
        source.substitutions.first { $0.name == name }.map { "%\($0.argument)$\($0.specifier)" }
      default: nil
      }
    }
  }

  /// Returns XLIFF's text in the catalog's form, the reverse of `xliffText`.
  func catalogText(_ text: String, _ form: TransUnitForm) -> String {
    rewritten(text) { part in
      switch (part, form) {
      case (.substitution(let name), _): return "%#@\(name)@"
      case (.slot(let position, _), .substitution(let name, _)):
        let argument = source.substitutions.first { $0.name == name }?.argument
        return position == nil || position == argument ? "%arg" : nil
      default: return nil
      }
    }
  }

  private func rewritten(
    _ text: String,
    _ replacement: (PlaceholderScanner.Part) -> String?
  ) -> String {
    let bytes = Array(text.utf8)
    return PlaceholderScanner.parts(of: text).map { part, range in
      replacement(part) ?? String(decoding: bytes[range], as: UTF8.self)
    }.joined()
  }
}

extension Node {
  /// Returns the `stringUnit` of a form in a localization.
  func text(of form: TransUnitForm) -> Node? {
    switch form {
    case .whole: self["stringUnit"]
    case .plural(let category):
      self["variations"]?["plural"]?[category.rawValue]?["stringUnit"]
    case .substitution(let name, let category):
      self["substitutions"]?[name]?.text(of: .plural(category))
    }
  }
}

/// Returns the state that Xcode exports for a catalog's state; `nil` if XLIFF has no such state.
private func xliffState(_ state: String) -> String? {
  switch state {
  case "translated", "new": state
  case "needs_review": "needs-review-l10n"
  default: nil
  }
}

/// Returns an XLIFF document, formatted as Xcode does it.
package func xliffText(_ files: [XLIFFFile]) -> String {
  let namespace = "urn:oasis:names:tc:xliff:document:1.2"
  let schema = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="\(namespace)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
    xsi:schemaLocation="\(namespace) \(schema)">
    \(files.map(text).joined())</xliff>

    """
}

private func text(of file: XLIFFFile) -> String {
  """
    <file original="\(escaped(file.original))" source-language="\(escaped(file.sourceLanguage))" \
  target-language="\(escaped(file.targetLanguage))" datatype="plaintext">
      <header>
        <tool tool-id="viewmodelgen" tool-name="viewmodelgen"/>
      </header>
      <body>
  \(file.units.map(text).joined())    </body>
    </file>

  """
}

private func text(of unit: TransUnit) -> String {
  let length = unit.maxLength.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
  let target = unit.target.map { target in
    let state = target.state.map { " state=\"\($0)\"" } ?? ""
    return "        <target\(state)>\(escaped(target.text))</target>\n"
  }
  return """
          <trans-unit id="\(escaped(unit.id))"\(length) xml:space="preserve">
            <source>\(escaped(unit.source))</source>
    \(target ?? "")        <note>\(escaped(unit.note))</note>
          </trans-unit>

    """
}

/// Returns a text escaped for an element or an attribute. Control characters are replaced, because XML 1.0 cannot contain them.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\r": result += "&#13;"
    case "\t", "\n": result.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
