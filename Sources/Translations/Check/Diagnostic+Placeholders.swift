import DocumentReader
import ViewModelIR

/// Errors in placeholders.
extension Diagnostic {
  static func wrongPlaceholder(
    _ shown: String,
    _ slot: TextSlot,
    _ wanted: String,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .wrongPlaceholder,
      "'\(shown)' has the wrong type for '\(slot.name)'; write '\(wanted)'",
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
      "'\(excerpt(shown))' matches no value; the text has \(has)",
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
      "the text leaves out '\(name)' ('\(placeholder)')",
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
      "the meaning of '\(shown)' depends on its position; '\(numbered)' stays correct if the text is reordered",
      at: location,
      fix: Fix(location, numbered)
    )
  }

  static func tooManyPlaceholders(_ count: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .unknownPlaceholder,
      "the text has \(count) placeholders, but at most 9 are supported; split it in the spec",
      at: location
    )
  }

  static func barePercent(at location: Location) -> Diagnostic {
    Diagnostic(
      .barePercent,
      "this '%' starts no placeholder; write '%%' for a percent sign in a text with placeholders",
      at: location,
      fix: Fix(location, "%%")
    )
  }
}

/// Errors in plurals.
extension Diagnostic {
  static func unknownPlural(
    _ name: String,
    _ known: [String],
    at location: Location
  ) -> Diagnostic {
    let has =
      known.isEmpty
      ? "it has none" : "it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
    return Diagnostic(
      .unknownPlaceholder,
      "'\(excerpt(name))' is not a plural in the spec's text; \(has)",
      at: location
    )
  }

  static func pluralWithoutNumber(at location: Location) -> Diagnostic {
    Diagnostic(
      .unknownPlaceholder,
      "the spec's text has no number that could choose a plural form; write a single text",
      at: location
    )
  }

  static func noPluralCategory(_ member: Node.Member) -> Diagnostic {
    let names = PluralCategory.allCases.map(\.rawValue)
    let hint = Hint(for: member.key, among: names, else: "the categories are")
    return Diagnostic(
      .missingCategory,
      "'\(excerpt(member.key))' is not a plural category",
      hint,
      at: member.keyLocation
    )
  }

  static func missingCategory(
    _ category: PluralCategory,
    _ language: String,
    _ numbers: [String],
    isCertain: Bool,
    at location: Location
  ) -> Diagnostic {
    Diagnostic(
      isCertain ? .error : .warning,
      .missingCategory,
      "'\(category.rawValue)' is missing; \(language) needs it for \(numbers.joined(separator: ", "))"
        + (isCertain ? "" : ", even if the text is the same"),
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
      "'\(category.rawValue)' is missing, so \(language) shows 'other' for numbers such as 1000000",
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
      "in \(language), '\(category.rawValue)' is also used for \(others.joined(separator: ", ")); show the number with '\(placeholder)'",
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
      "'\(category.rawValue)' is never shown, because \(language) does not use it here; remove it",
      at: location
    )
  }

  static func tooManySentences(_ count: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .missingCategory,
      "the plurals combine to \(count) sentences, but at most 30 are supported; split the text in the spec",
      at: location
    )
  }

  static func deviceVariation(_ member: Node.Member) -> Diagnostic {
    Diagnostic(
      .catalog,
      "a text cannot vary by '\(excerpt(member.key))', which view models do not know; write a single text",
      at: member.keyLocation
    )
  }
}

/// Errors in the catalog as a whole.
extension Diagnostic {
  static func outOfSync(_ language: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .warning,
      .outOfSync,
      "the \(language) text differs from the spec's; run 'viewmodelgen translations sync' to update it",
      at: location
    )
  }

  static func missingEntries(_ keys: [String], in catalog: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning,
      .outOfSync,
      "the catalog has no \(listed(keys)); run 'viewmodelgen translations sync'",
      at: catalog.whole
    )
  }

  package static func staleEntry(_ key: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .note,
      .staleText,
      "no spec uses '\(excerpt(key))' anymore; run 'viewmodelgen translations sync --prune' to delete it",
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
      "the text has \(length) characters; '\(name)' has room for \(limit)",
      at: location
    )
  }
}

/// Returns a list such as `Book.byline, Book.title and 3 more`.
package func listed(_ keys: [String]) -> String {
  let names = keys.count > 3 ? Array(keys.prefix(2)) + ["\(keys.count - 2) more"] : keys
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
