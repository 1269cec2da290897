import DocumentReader
import ViewModelIR

/// Placeholders.
extension Diagnostic {
  static func wrongPlaceholder(
    _ shown: String,
    _ slot: TextSlot,
    _ wanted: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .wrongPlaceholder,
      "'\(shown)' does not fit \(slot.name); write '\(wanted)'",
      at: location,
      fix: Fix(location, wanted)
    )
  }

  static func unknownPlaceholder(
    _ shown: String,
    _ unit: TextUnit,
    at location: Location
  ) -> Diagnostic {
    let known = unit.slots.indices.map { "\(unit.placeholder($0)) (\(unit.slots[$0].name))" }
    let has = known.isEmpty ? "no placeholders" : known.joined(separator: ", ")
    return Diagnostic(
      .unknownPlaceholder,
      "'\(excerpt(shown))' stands for nothing; the text has \(has)",
      at: location
    )
  }

  static func missingPlaceholder(
    _ name: String,
    _ placeholder: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .missingPlaceholder,
      "the text leaves out \(name), '\(placeholder)'",
      at: location
    )
  }

  static func unnumberedPlaceholder(
    _ shown: String,
    _ numbered: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .unnumberedPlaceholder,
      "'\(shown)' counts by its position; '\(numbered)' stays right when the text is reordered",
      at: location,
      fix: Fix(location, numbered)
    )
  }

  static func tooManyPlaceholders(_ count: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .unknownPlaceholder,
      "the text has \(count) placeholders, more than 9; split it in the spec",
      at: location
    )
  }

  static func barePercent(at location: Location) -> Diagnostic {
    Diagnostic(
      .barePercent,
      "a lone '%'; a per cent sign is '%%' in a text with placeholders",
      at: location,
      fix: Fix(location, "%%")
    )
  }
}

/// Plurals.
extension Diagnostic {
  static func unknownPlural(
    _ name: String,
    _ known: [String],
    at location: Location
  ) -> Diagnostic {
    let has =
      known.isEmpty
      ? "it has none here" : "it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
    return Diagnostic(
      .unknownPlaceholder,
      "'\(excerpt(name))' is not a plural of the spec; \(has)",
      at: location
    )
  }

  static func pluralWithoutNumber(at location: Location) -> Diagnostic {
    Diagnostic(
      .unknownPlaceholder,
      "plural forms, but the spec has no number that chooses one; write a single text",
      at: location
    )
  }

  static func noPluralCategory(_ member: Node.Member) -> Diagnostic {
    let names = PluralCategory.allCases.map(\.rawValue)
    let mend = Hint(for: member.key, among: names, else: "the categories are")
    return Diagnostic(
      .missingCategory,
      "'\(excerpt(member.key))' is not a plural category",
      mend,
      at: member.keyLocation
    )
  }

  static func missingCategory(
    _ category: PluralCategory,
    _ language: String,
    _ numbers: [String],
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .missingCategory,
      "'\(category.rawValue)' is missing, which \(language) needs for \(numbers.joined(separator: ", "))",
      at: location
    )
  }

  static func missingRareCategory(
    _ category: PluralCategory,
    _ language: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .missingCategory,
      "'\(category.rawValue)' is missing, which \(language) has for 1000000; 'other' is shown instead",
      at: location
    )
  }

  static func numberNeeded(
    _ category: PluralCategory,
    _ language: String,
    _ others: [String],
    _ placeholder: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .numberNeeded,
      "'\(category.rawValue)' of \(language) also has \(others.joined(separator: ", ")); without '\(placeholder)' they would read alike",
      at: location
    )
  }

  static func unusedCategory(
    _ category: PluralCategory,
    _ language: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .unusedCategory,
      "\(language) has no '\(category.rawValue)' here; it is never shown",
      at: location
    )
  }

  static func tooManySentences(_ count: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .missingCategory,
      "the plurals make \(count) sentences of it, more than 30; split the text in the spec",
      at: location
    )
  }

  static func deviceVariation(_ member: Node.Member) -> Diagnostic {
    Diagnostic(
      .catalog,
      "a text that varies by '\(excerpt(member.key))'; a view model does not know that, so write one text",
      at: member.keyLocation
    )
  }
}

/// The catalog as a whole.
extension Diagnostic {
  static func outOfSync(_ language: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .outOfSync,
      "the \(language) text is not the spec's: 'viewmodelgen translations sync' takes over the spec's",
      at: location
    )
  }

  static func missingEntries(_ keys: [String], in catalog: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning,
      .outOfSync,
      "has no \(listed(keys)); run 'viewmodelgen translations sync'",
      at: catalog.whole
    )
  }

  package static func staleEntry(_ key: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .staleText,
      "no spec has '\(excerpt(key))' any more; 'translations sync --prune' deletes it",
      at: location
    )
  }

  static func tooLong(
    _ length: Int,
    _ name: String,
    _ limit: Int,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .tooLong,
      "\(length) characters; \(name) has room for \(limit)",
      at: location
    )
  }
}

/// `Book.byline, Book.title and 3 more`
package func listed(_ keys: [String]) -> String {
  let names = keys.count > 3 ? Array(keys.prefix(2)) + ["\(keys.count - 2) more"] : keys
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
