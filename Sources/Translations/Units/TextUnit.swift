import DocumentReader
import ViewModelIR

extension Screen {
  /// The texts with words to translate, in the order of the spec: those of the view models, then the presenter's.
  package var textUnits: [TextUnit] {
    var collector = UnitCollector(view: view, stem: stem)
    for viewModel in viewModels {
      let model = viewModel.name.map { $0 == view ? "" : "\($0)." } ?? ""
      for local in viewModel.locals {
        collector.owner = .init(places: [model + local.name])
        // The text of a field that a label shows too is a value of `let`.
        if let field = viewModel.field(local.name), field.rule.shows(local) {
          collector.owner.doc = field.doc
          collector.owner.maxLength = field.maxLength
        }
        collector.add(local.rule)
      }
      for field in viewModel.fields {
        collector.owner = .init(places: [model + field.name], doc: field.doc)
        collector.owner.maxLength = field.maxLength
        collector.add(field.rule)
      }
    }
    collector.owner = .init()
    for (_, text) in presenter?.texts ?? [] { collector.add(text) }
    return collector.units
  }
}

extension Rule {
  fileprivate func shows(_ local: ViewModel.Local) -> Bool {
    if case .value(let value) = self { value.variableName == local.name } else { false }
  }
}

private struct UnitCollector {
  /// The owner of the texts that are being collected.
  struct Owner {
    /// The field's name; empty for the presenter, whose texts record their own locations.
    var places: [String] = []
    var doc = ""
    var maxLength: Int?
  }

  let view: String
  /// The first part of the keys of the screen's own texts.
  let stem: String
  var owner = Owner()
  private(set) var units: [TextUnit] = []
  /// The texts that have units, under the IDs of both forms, because screen readers say the same words.
  private var seen: [Text.ID: ValueType] = [:]
  private var keys = UniqueNames()

  init(view: String, stem: String) {
    self.view = view
    self.stem = stem
  }

  mutating func add(_ rule: Rule) {
    for text in rule.texts { add(text) }
    switch rule {
    case .text, .fallback, .join: break
    case .cases(let branches):
      for branch in branches {
        for condition in branch.conditions { add(condition.expression) }
        if case .value(let value)? = branch.rule { add(value) }
      }
    case .value, .each, .one, .state:
      for expression in rule.expressions { add(expression) }
    }
  }

  mutating func add(_ text: Text) {
    let source = SourceText(text)
    let isWhole =
      (source.hasWords || text.isTranslated) && !text.isOneChoice && text.id.entry != nil
    if isWhole, seen.updateValue(.string, forKey: text.id.ofBothForms) == nil {
      add(source, text.id)
    }
    for binding in text.bindings { add(binding.value) }
    for case .value(let value, let format) in text.segments {
      add(value)
      // A plural inside a whole sentence is translated as a part of it.
      if !isWhole || InnerPlural(value, format) == nil { add(format, of: value) }
    }
  }

  private mutating func add(_ expression: TypedExpression) {
    switch expression.kind {
    case .text(let text): add(text)
    case .formatted(let value, let format):
      add(value)
      add(format, of: value)
    default: for child in expression.children { add(child) }
    }
  }

  private mutating func add(_ format: Format, of value: TypedExpression) {
    for argument in format.arguments { add(argument.value) }
    guard case .choice(let choice) = format.style else { return }
    // The entry of a shared format is the same for every number that it formats.
    let name = choice.id.entry.map(isShared) == true ? "value" : value.path
    if let plural = SourceText(choice, of: value.type, named: name), plural.hasWords,
      choice.id.entry != nil
    {
      add(plural, choice.id, of: value.type)
    }
    for text in choice.kind.texts {
      if case .map = choice.kind { add(text) } else { addInner(text) }
    }
  }

  /// Adds what a plural's text shows in addition to its number.
  private mutating func addInner(_ text: Text) {
    for case .value(let value, let format) in text.segments {
      add(value)
      add(format, of: value)
    }
  }

  /// Adds a plural. If it is used for several types of numbers, its single entry is for the type that has the most categories.
  private mutating func add(_ plural: SourceText, _ id: Text.ID, of type: ValueType) {
    let shared = id.ofBothForms
    guard let before = seen.updateValue(type, forKey: shared) else { return add(plural, id) }
    if before != .integer {
      seen[shared] = before
    } else if type != .integer {
      for index in units.indices where units[index].id.ofBothForms == shared {
        units[index].slots = plural.slots
      }
    }
  }

  private mutating func add(_ source: SourceText, _ id: Text.ID) {
    guard let entry = id.entry else { return }
    let isShared = isShared(entry)
    let owners =
      isShared
      ? ["shared \(entry.names.dropFirst().first ?? "")", entry.names.last ?? ""]
      : [view] + owner.places
    for variant in source.variants {
      let name = entry.names.joined(separator: ".") + source.suffix(variant)
      units.append(
        TextUnit(
          key: keys.claim(name),
          id: id,
          exact: variant.exact,
          slots: source.slots,
          source: source.catalogText(variant),
          pieces: variant.pieces,
          styling: source.styling,
          isShared: isShared,
          doc: isShared ? "" : owner.doc,
          places: owners + entry.places + variant.exact.map { "for \($0.value)" },
          maxLength: isShared ? nil : owner.maxLength
        )
      )
    }
  }
}

extension UnitCollector {
  /// Whether a text belongs to a format or an error that several specs share.
  private func isShared(_ entry: Text.CatalogEntry) -> Bool { entry.names.first != stem }
}

extension Text {
  /// Whether the text consists only of a value formatted by a map or a plural.
  fileprivate var isOneChoice: Bool {
    if let format = onlyValue?.format, case .choice = format.style { true } else { false }
  }
}

extension SourceText {
  /// Returns the end of a variant's key: `.equals0` for a plural, `.count.equals0` for a sentence that contains one.
  fileprivate func suffix(_ variant: Variant) -> String {
    variant.exact.map { exact in
      let value = slots[exact.slot].value
      let sign = exact.value < 0 ? "Minus" : ""
      let equals = ".equals\(sign)\(exact.value.magnitude)"
      return value.variableName == "value" ? equals : ".\(slots[exact.slot].name)\(equals)"
    }.joined()
  }
}

/// A whole text that a screen can show, as translators see it.
package struct TextUnit: Sendable {
  /// The key in the catalog.
  package let key: String
  /// The ID of the `Text` or the `TextChoice` that the unit comes from. Several units can share it, each for different exact values.
  package let id: Text.ID
  package let exact: [ExactNumber]
  package internal(set) var slots: [TextSlot]
  package let source: CatalogText
  let pieces: [SentencePiece]
  /// How the text is shown if it is in Markdown; `nil` for a text without marks.
  let styling: Styling?
  /// Whether the text belongs to a format or an error that several specs share, so that each of them has this unit.
  package let isShared: Bool
  /// The field's `doc` in the spec.
  package let doc: String
  /// Where the screen uses the text: `["BookView", "priceText", "when price == 0"]`.
  package let places: [String]
  /// The maximum length, in characters.
  package let maxLength: Int?
  /// The strings that an example shows in the slots; `nil` if no example shows the text.
  package var samples: [String]?
}

extension Sequence<TextUnit> {
  /// The units of several screens, those of shared files once.
  package var withoutRepetitions: [TextUnit] {
    var seen: Set<String> = []
    return filter { !$0.isShared || seen.insert($0.key).inserted }
  }

  /// The first parts of the keys of shared formats and errors, which stand for their files.
  package var ownersOfSharedFormats: Set<String> {
    Set(filter(\.isShared).compactMap { $0.id.entry?.names.first })
  }
}

extension TextUnit {
  /// The note for translators.
  package var comment: String {
    var lines = doc.isEmpty ? [] : [doc]
    lines.append(places.joined(separator: ", "))
    // A text for an exact number often shows neither the number nor its other formats.
    for (index, slot) in slots.enumerated() where exact.isEmpty || shows(index) {
      let sample = samples?.dropFirst(index).first?.trimmingSpace ?? ""
      let placeholder = slot.placeholder(slots.count > 1 ? index + 1 : nil)
      lines.append("\(placeholder): \(slot.name)\(sample.isEmpty ? "" : " (\(sample))")")
    }
    if styling != nil { lines.append("Markdown: keep marks such as ** and the links") }
    if let maxLength { lines.append("at most \(maxLength) characters") }
    return lines.joined(separator: "\n")
  }
}

extension TextUnit {
  /// Whether an entry is for the same text in a spec with another name: the wording, the key after the name, and the location in the comment
  /// must be the same.
  func isSame(as entry: Node.Member, _ language: String) -> Bool {
    let place = ", " + places.dropFirst().joined(separator: ", ")
    let lines = entry.value["comment"]?.string?.split(separator: "\n") ?? []
    return entry.key.drop { $0 != "." } == key.drop { $0 != "." }
      && isSource(in: entry.value, language) && lines.contains { $0.hasSuffix(place) }
  }
}

extension String {
  /// The text on one line, without space around it.
  fileprivate var trimmingSpace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
